// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of numbers such as 1-3 or 1,3,4.

#include "games/text/reader.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

struct Range {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend auto operator<=>(const Range&, const Range&) = default;
};

/// The numbers of all ranges, sorted and each once; the smallest `most` of them.
std::vector<std::uint64_t> numbersOf(std::vector<Range> ranges, std::size_t most)
{
    std::ranges::sort(ranges);
    std::vector<std::uint64_t> numbers;
    for (const Range& range : ranges) {
        const std::uint64_t next = numbers.empty() ? 0 : numbers.back() + 1;
        for (std::uint64_t n = std::max(range.first, next); n <= range.last && numbers.size() < most; ++n)
            numbers.push_back(n);
    }
    return numbers;
}

} // namespace

std::vector<std::uint64_t> readTakes(Reader& reader)
{
    std::vector<Range> ranges;
    const std::size_t start = reader.here();
    Reader ahead = reader;
    if (ahead.atEnd() || ahead.accept(':') || ahead.accept('/'))
        reader.fail(toldError(reader.columnAt(start),
                              QT_TRANSLATE_NOOP("Wording", "the set of allowed takes is empty")));
    while (!reader.failed()) {
        const auto first = reader.number(Expected::NumberSet, 1, largestHeap);
        const bool isRange = reader.accept('-');
        const auto last =
            isRange ? reader.number(Expected::NumberSet, first.value_or(1), largestHeap) : first;
        if (reader.failed())
            break;
        ranges.push_back({*first, *last});
        if (!reader.accept(','))
            break;
    }
    std::vector<std::uint64_t> takes = numbersOf(std::move(ranges), mostTakes + 1);
    if (takes.size() > mostTakes)
        reader.fail({.column = reader.columnAt(start),
                     .problem = ParseProblem::TooMany,
                     .expected = Expected::NumberSet,
                     .limit = mostTakes});
    return takes;
}

std::string printTakes(const std::vector<std::uint64_t>& takes)
{
    std::string text;
    for (std::size_t i = 0; i < takes.size();) {
        std::size_t end = i + 1;
        while (end < takes.size() && takes[end] == takes[end - 1] + 1)
            ++end;
        if (end - i < 3)
            end = i + 1;
        text += (text.empty() ? "" : ",") + std::to_string(takes[i]);
        if (end - i > 1)
            text += "-" + std::to_string(takes[end - 1]);
        i = end;
    }
    return text;
}

} // namespace games
