// SPDX-License-Identifier: GPL-3.0-or-later

// Of the positions that a game's symmetry makes equal, the one that stands for all: heaps, rows and counters
// in order, a grid turned and mirrored, lines cut into their runs. Games without an entry here have none.

#include "games/grid/grid.h"
#include "games/heaps/nim.h"
#include "games/heaps/primes.h"
#include "games/heaps/takeaway.h"
#include "games/lines/lines.h"
#include "games/partizan/northcott.h"
#include "games/partizan/poker.h"
#include "games/partizan/skip.h"
#include "games/plane/counterset.h"
#include "games/plane/plane.h"
#include "games/plane/wythoff.h"

#include <algorithm>
#include <array>
#include <functional>

namespace games {
namespace {

template <typename T>
std::vector<T> falling(std::vector<T> items)
{
    std::ranges::sort(items, std::greater<>());
    return items;
}

CellRows transposed(const CellRows& rows)
{
    CellRows columns(rows.front().size(), std::vector<bool>(rows.size()));
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < columns.size(); ++column)
            columns[column][row] = rows[row][column];
    return columns;
}

CellRows mirrored(CellRows rows)
{
    for (std::vector<bool>& row : rows)
        std::reverse(row.begin(), row.end());
    return rows;
}

/// The greatest of the four images that keep the sides.
CellRows greatestFlip(const CellRows& rows)
{
    CellRows greatest = rows;
    for (CellRows image : {rows, mirrored(rows)}) {
        greatest = std::max(greatest, image);
        std::ranges::reverse(image);
        greatest = std::max(greatest, image);
    }
    return greatest;
}

} // namespace

Nim Nim::upToSymmetry() const
{
    return {falling(m_heaps), m_play};
}

Takeaway Takeaway::upToSymmetry() const
{
    return {falling(m_heaps), m_rule, m_play};
}

Skip Skip::upToSymmetry() const
{
    State state = m_state;
    state.heaps = falling(std::move(state.heaps));
    return {std::move(state), m_play, m_mover};
}

Poker Poker::upToSymmetry() const
{
    return {falling(m_heaps), m_adds, m_play, m_mover};
}

Primes Primes::upToSymmetry() const
{
    constexpr std::array<std::uint64_t, 16> leastPrimes{2,  3,  5,  7,  11, 13, 17, 19,
                                                        23, 29, 31, 37, 41, 43, 47, 53};
    Heaps left = exponents();
    std::erase(left, 0U);
    left = falling(std::move(left));
    Primes least = *this;
    least.m_powers.clear();
    least.m_powers.reserve(left.size());
    for (std::size_t i = 0; i < left.size(); ++i) // a product of 16 different primes is over 10^18
        least.m_powers.push_back({leastPrimes.at(i), left[i]});
    return least;
}

Wythoff Wythoff::upToSymmetry() const
{
    return {{std::min(m_heaps.x, m_heaps.y), std::max(m_heaps.x, m_heaps.y)}, m_play};
}

Plane Plane::upToSymmetry() const
{
    return {CounterSet{m_counters}.canonical().points, m_play};
}

Northcott Northcott::upToSymmetry() const
{
    TokenRows rows = m_rows;
    std::ranges::sort(rows, std::greater<>());
    return {std::move(rows), m_way, m_play, m_mover};
}

Grid Grid::upToSymmetry() const
{
    if (m_rows.empty())
        return *this;
    CellRows greatest = greatestFlip(m_rows);
    if (m_rows.size() == m_rows.front().size())
        greatest = std::max(greatest, greatestFlip(transposed(m_rows)));
    return {std::move(greatest), m_most, m_play};
}

Lines Lines::upToSymmetry() const
{
    Rows rows;
    const Runs all = runs();
    for (std::size_t length = all.longest(); length > 0; --length)
        rows.insert(rows.end(), all.count[length], std::vector<bool>(length, true));
    return {std::move(rows), m_most, m_play};
}

std::vector<std::uint64_t> Lines::runCounts() const
{
    const Runs all = runs();
    return {all.count.begin() + 1, all.count.begin() + 1 + static_cast<std::ptrdiff_t>(all.longest())};
}

} // namespace games
