// SPDX-License-Identifier: GPL-3.0-or-later

// The lens of the heap games and of Line Nim: heap by heap, run by run.

#include "games/heaps/nim.h"
#include "games/heaps/takeaway.h"
#include "games/lines/lines.h"

#include <algorithm>

namespace games {

std::optional<LensHeaps> Nim::lensHeaps() const
{
    LensHeaps lens;
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        lens.push_back({heap, m_heaps[heap], piecesOfHeap(m_heaps, heap)});
    return lens;
}

LensEffect Nim::lensEffect(const Move& move) const
{
    const auto& take = move.action.as<TakeFromHeap>();
    return {.key = take.heap, .before = take.before, .after = take.after};
}

/// Nothing where the values of the heaps are known from a table only: a lens must not take long.
std::optional<LensHeaps> Takeaway::lensHeaps() const
{
    const HeapValues known = values(inSteps(fewSteps));
    if (known.unsolved() || !known.isProven())
        return std::nullopt;
    LensHeaps lens;
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        lens.push_back({heap, known.at(m_heaps[heap]).normal, piecesOfHeap(m_heaps, heap)});
    return lens;
}

LensEffect Takeaway::lensEffect(const Move& move) const
{
    const auto& take = move.action.as<TakeFromHeap>();
    const HeapValues known = values(inSteps(fewSteps)); // as the heaps are
    return {.key = take.heap, .before = known.at(take.before).normal, .after = known.at(take.after).normal};
}

std::optional<LensHeaps> Lines::lensHeaps() const
{
    const RunGenera genera(most(), isUnlimited() ? 0 : runs().longest());
    const auto valueOf = [&](std::uint32_t length) { return isUnlimited() ? length : genera.normal(length); };
    LensHeaps lens;
    for (const Run& run : runList()) {
        LensHeap& heap = lens.emplace_back();
        heap.key = static_cast<std::uint64_t>(pieceId(run.line, run.first));
        heap.size = valueOf(run.length);
        for (std::uint32_t cell = run.first; cell < run.first + run.length; ++cell)
            heap.pieces.push_back(pieceId(run.line, cell));
    }
    return lens;
}

LensEffect Lines::lensEffect(const Move& move) const
{
    const auto& take = move.action.as<TakeFromLine>();
    const RunGenera genera(most(), isUnlimited() ? 0 : runs().longest());
    const auto valueOf = [&](std::uint32_t length) { return isUnlimited() ? length : genera.normal(length); };
    LensEffect effect;
    for (const Run& run : runList()) {
        if (run.line != take.line || run.first > take.first || run.first + run.length <= take.last)
            continue;
        effect.key = static_cast<std::uint64_t>(pieceId(run.line, run.first));
        effect.before = valueOf(run.length);
        effect.after = valueOf(take.first - run.first) ^ valueOf(run.first + run.length - 1 - take.last);
    }
    return effect;
}

} // namespace games
