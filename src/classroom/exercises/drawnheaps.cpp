// SPDX-License-Identifier: GPL-3.0-or-later

// Drawn positions of heaps.

#include "classroom/exercises/drawnboards.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace classroom {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// `count` heaps from `least` to `most`.
Numbers drawnHeaps(Draws& draws, std::uint64_t count, std::uint64_t least, std::uint64_t most)
{
    Numbers heaps(count);
    for (std::uint64_t& heap : heaps)
        heap = draws.between(least, most);
    return heaps;
}

/// Heaps that may be divided: one large one, or some of about `stones` in all. Where a heap is asked for they
/// differ more: of equal ones any would do.
Numbers dividedHeaps(const Drawing& drawing, std::uint64_t stones, std::uint64_t least)
{
    const bool several = drawing.request.kind == ExerciseKind::WhichHeap;
    const std::uint64_t count = drawing.draws.between(several ? 2 : 1, drawing.size(2, 3));
    const std::uint64_t each = std::max(stones / count, least);
    Numbers heaps(count);
    for (std::uint64_t& heap : heaps)
        heap = several ? drawing.draws.between(least, each + 2)
                       : std::max(least, drawing.draws.between(each - 2, each + 2));
    return heaps;
}

} // namespace

std::string numberList(const Numbers& numbers)
{
    std::string text;
    for (const std::uint64_t number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

std::string drawNim(const Drawing& drawing)
{
    Numbers heaps = drawnHeaps(drawing.draws, drawing.size(2, 4), 1, drawing.size(5, 12));
    if (drawing.isMisere() && drawing.draws.coin()) { // near the end, where misère play differs
        heaps.push_back(1);
        for (std::uint64_t& heap : heaps)
            heap = drawing.draws.below(4) == 0 ? heap : 1;
    }
    return ":" + numberList(heaps);
}

std::string drawTakeaway(const Drawing& drawing)
{
    constexpr std::array<std::string_view, 6> sets{"1-3", "1-2", "1-4", "1,3,4", "2-3", "1,2,5"};
    const std::string set(sets.at(drawing.draws.below(drawing.size(1, sets.size()))));
    const bool several = drawing.request.kind == ExerciseKind::WhichHeap;
    const std::uint64_t count = drawing.draws.between(several ? 2 : 1, drawing.size(several ? 2 : 1, 3));
    const std::uint64_t most = count == 1 ? drawing.size(9, 24) : drawing.size(7, 12);
    return "/take=" + set + ":" + numberList(drawnHeaps(drawing.draws, count, several ? 1 : 3, most));
}

std::string drawOctal(const Drawing& drawing)
{
    constexpr std::array<std::string_view, 6> codes{"0.77", "0.6", "0.07", "4.3", "0.137", "0.15"};
    const std::uint64_t most = drawing.size(1, codes.size());
    // Under some rules nearly every heap has a winning move: others are looked for.
    const bool several = drawing.request.kind == ExerciseKind::WhichHeap;
    const std::string code(codes.at(several ? drawing.draws.below(most) : drawing.variant(most)));
    return "/code=" + code + ":" + numberList(dividedHeaps(drawing, drawing.size(5, 13), 2));
}

std::string drawGrundy(const Drawing& drawing)
{
    const bool several = drawing.request.kind == ExerciseKind::WhichHeap;
    return ":" + numberList(dividedHeaps(drawing, drawing.size(several ? 10 : 8, 18), 3));
}

std::string drawPrimes(const Drawing& drawing)
{
    std::vector<std::uint64_t> primes{2, 3, 5, 7};
    if (drawing.request.difficulty > 3)
        drawing.draws.shuffle(primes);
    primes.resize(drawing.size(2, 4));
    std::uint64_t number = 1;
    for (const std::uint64_t prime : primes) {
        for (std::uint64_t times = drawing.draws.between(1, drawing.size(3, 4)); times > 0; --times)
            number *= prime;
    }
    return ":" + std::to_string(number);
}

std::string drawSkip(const Drawing& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t most = drawing.size(1, 2);
    const std::uint64_t skips = draws.between(0, most);
    const std::uint64_t others = draws.coin() ? skips : draws.between(0, most);
    return "/skips=" + numberList({skips, others}) + ":" +
           numberList(drawnHeaps(draws, drawing.size(1, 3), 1, drawing.size(3, 6)));
}

std::string drawPoker(const Drawing& drawing)
{
    Draws& draws = drawing.draws;
    Numbers caps = drawnHeaps(draws, drawing.size(2, 3), 2, drawing.size(4, 5));
    Numbers heaps;
    heaps.reserve(caps.size());
    for (const std::uint64_t cap : caps)
        heaps.push_back(draws.between(1, cap));
    const std::uint64_t most = drawing.size(1, 2);
    const Numbers adds{draws.between(1, most), draws.between(1, most)};
    return "/adds=" + numberList(adds) + "/max=" + numberList(caps) + ":" + numberList(heaps);
}

} // namespace classroom
