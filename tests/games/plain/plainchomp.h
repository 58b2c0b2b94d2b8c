// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules of Chomp as plainly as possible: squares that are there, one by one. Shares no code with src.

#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <utility>

namespace plainchomp {

using Squares = std::set<std::pair<unsigned long, unsigned long>>; // (row, column), from 1 at the bottom left

inline Squares read(const std::string& body)
{
    Squares squares;
    std::istringstream in(body);
    std::string length;
    for (unsigned long row = 1; std::getline(in, length, ','); ++row) {
        for (unsigned long column = 1; column <= std::stoul(length); ++column)
            squares.insert({row, column});
    }
    return squares;
}

inline std::string print(const Squares& squares)
{
    std::string text;
    unsigned long length = 0;
    for (auto square = squares.begin(); square != squares.end(); ++square) {
        ++length;
        const auto next = std::next(square);
        if (next != squares.end() && next->first == square->first)
            continue;
        text += (text.empty() ? "" : ",") + std::to_string(length);
        length = 0;
    }
    return text;
}

inline std::set<std::string> options(const std::string& head, const std::string& body)
{
    const Squares squares = read(body);
    std::set<std::string> all;
    for (const auto& chosen : squares) {
        if (chosen.first == 1 && chosen.second == 1)
            continue;
        Squares left;
        for (const auto& square : squares) {
            if (square.first < chosen.first || square.second < chosen.second)
                left.insert(square);
        }
        all.insert(head + print(left));
    }
    return all;
}

} // namespace plainchomp
