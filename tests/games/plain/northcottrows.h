// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Boards of Northcott's game as texts: drawn, or all there are of a size.

#include "bruteforce.h"

#include <random>
#include <string>
#include <vector>

namespace northcottrows {

inline std::string draw(std::mt19937_64& random, std::size_t most, std::size_t widest)
{
    std::string text;
    for (std::size_t count = 1 + random() % most; count > 0; --count) {
        std::string row(2 + random() % (widest - 1), '.');
        const std::size_t white = random() % row.size();
        row[white] = 'W';
        row[(white + 1 + random() % (row.size() - 1)) % row.size()] = 'B';
        text += row + (count > 1 ? "/" : "");
    }
    return text;
}

/// Every row of that width.
inline std::vector<std::string> allRows(std::size_t width)
{
    std::vector<std::string> rows;
    for (std::size_t white = 0; white < width; ++white) {
        for (std::size_t black = 0; black < width; ++black) {
            std::string row(width, '.');
            row[white] = 'W';
            row[black] = 'B';
            if (white != black)
                rows.push_back(row);
        }
    }
    return rows;
}

/// Every board of `count` rows, order counted.
inline std::vector<std::string> allBoards(std::size_t count, std::size_t width)
{
    std::vector<std::string> boards{""};
    for (std::size_t n = 0; n < count; ++n) {
        std::vector<std::string> longer;
        for (const std::string& board : boards) {
            for (const std::string& row : allRows(width))
                longer.push_back(board + (n == 0 ? "" : "/") + row);
        }
        boards = std::move(longer);
    }
    return boards;
}

inline std::uint64_t gapSum(const std::string& body)
{
    std::uint64_t sum = 0;
    for (const std::string& row : bruteforce::split(body, '/')) {
        const auto [low, high] = std::minmax({row.find('W'), row.find('B')});
        sum ^= high - low - 1;
    }
    return sum;
}

} // namespace northcottrows
