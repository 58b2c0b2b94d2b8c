// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/turned/headrow.h"

#include "games/hash.h"

#include <algorithm>
#include <numeric>

namespace games {

std::uint64_t HeadRow::moveCount() const
{
    return std::accumulate(heads.begin(), heads.end(), std::uint64_t{0});
}

HeadRow::Turn HeadRow::turn(std::uint64_t n) const
{
    auto head = heads.begin();
    for (; n >= *head; ++head)
        n -= *head;
    return {*head, static_cast<std::uint32_t>(n)};
}

HeadRow HeadRow::option(std::uint64_t n) const
{
    const auto [right, left] = turn(n);
    return turned(right, left);
}

HeadRow HeadRow::turned(std::uint32_t right, std::uint32_t left) const
{
    HeadRow row;
    row.heads.reserve(heads.size());
    std::ranges::remove_copy_if(heads, std::back_inserter(row.heads),
                                [=](std::uint16_t head) { return head == right || head == left; });
    const auto place = std::ranges::lower_bound(heads, left);
    if (left != 0 && *place != left)
        row.heads.insert(row.heads.begin() + (place - heads.begin()), static_cast<std::uint16_t>(left));
    return row;
}

std::uint64_t HeadRow::bits() const
{
    std::uint64_t bits = 0;
    for (const std::uint16_t head : heads)
        bits |= std::uint64_t{1} << (head - 1U);
    return bits;
}

std::uint64_t HeadRow::reachable(std::uint64_t most) const
{
    std::uint64_t sum = 0;
    std::uint64_t choices = 1; // of n squares
    for (std::uint64_t n = 0; n <= heads.size(); ++n) {
        sum += choices;
        if (sum > most)
            return most;
        choices = choices * (length() - n) / (n + 1);
    }
    return sum;
}

bool SeenRow::sees(std::uint64_t n) const
{
    constexpr std::uint64_t fewMoves = 300;
    constexpr std::uint32_t near = 5;
    const auto [right, left] = row.turn(n);
    return row.moveCount() <= fewMoves || left <= near || right - left <= near ||
           std::ranges::binary_search(row.heads, left);
}

} // namespace games

std::size_t std::hash<games::HeadRow>::operator()(const games::HeadRow& row) const noexcept
{
    return games::hashOf(row.heads);
}
