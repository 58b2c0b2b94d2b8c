// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/chomp/chompposition.h"

#include <algorithm>
#include <numeric>

namespace games {

SquareRows bitten(const SquareRows& rows, std::size_t row, std::size_t column)
{
    SquareRows left = rows;
    for (std::size_t above = row; above < left.size(); ++above)
        left[above] = std::min(left[above], static_cast<std::uint8_t>(column));
    std::erase(left, 0);
    return left;
}

SquareRows transposed(const SquareRows& rows)
{
    SquareRows columns(rows.empty() ? 0 : rows.front());
    for (const std::uint8_t row : rows) {
        for (std::size_t column = 0; column < row; ++column)
            ++columns[column];
    }
    return columns;
}

std::uint64_t squaresOf(const SquareRows& rows)
{
    return std::accumulate(rows.begin(), rows.end(), std::uint64_t{0});
}

std::vector<ChompPosition> ChompPosition::options() const
{
    std::vector<ChompPosition> all;
    all.reserve(squaresOf(rows));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = row == 0 ? 1 : 0; column < rows[row]; ++column)
            all.push_back({bitten(rows, row, column)});
    }
    return all;
}

ChompPosition ChompPosition::canonical() const
{
    return {std::max(rows, transposed(rows))};
}

} // namespace games

std::size_t std::hash<games::ChompPosition>::operator()(const games::ChompPosition& position) const noexcept
{
    std::size_t seed = position.rows.size();
    for (const std::uint8_t row : position.rows) {
        seed = (seed ^ row) * 0x9E3779B97F4A7C15U;
        seed ^= seed >> 29U;
    }
    return seed;
}
