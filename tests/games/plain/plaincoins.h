// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules of the sliding coins on notations alone: a head (up to and with ':') and a body to the texts one
// move away. Shares no code with src.

#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace plaincoins {

inline std::vector<unsigned long> numbersOf(const std::string& body)
{
    std::vector<unsigned long> numbers;
    std::istringstream in(body);
    for (std::string part; std::getline(in, part, ',');)
        numbers.push_back(std::stoul(part));
    return numbers;
}

/// `boxes` with `count` coins moved, as text.
inline std::string moved(std::vector<unsigned long> boxes, std::size_t from, std::size_t to,
                         unsigned long count)
{
    boxes[from] -= count;
    boxes[to] += count;
    std::string text;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        text += (i == 0 ? "" : ",") + std::to_string(boxes[i]);
    return text;
}

/// Coins of one box go to a lower one.
inline std::set<std::string> nimbleOptions(const std::string& head, const std::string& body)
{
    const bool many = head.find("coins=many") != std::string::npos;
    const auto boxes = numbersOf(body);
    std::set<std::string> options;
    for (std::size_t from = 0; from < boxes.size(); ++from) {
        for (std::size_t to = 0; to < from; ++to) {
            for (unsigned long count = 1; count <= boxes[from] && (many || count == 1); ++count)
                options.insert(head + moved(boxes, from, to, count));
        }
    }
    return options;
}

/// Coins of one step go to the next lower one.
inline std::set<std::string> staircaseOptions(const std::string& head, const std::string& body)
{
    const auto steps = numbersOf(body);
    std::set<std::string> options;
    for (std::size_t from = 1; from < steps.size(); ++from) {
        for (unsigned long count = 1; count <= steps[from]; ++count)
            options.insert(head + moved(steps, from, from - 1, count));
    }
    return options;
}

/// A coin slides left over empty squares.
inline std::set<std::string> dollarOptions(const std::string& head, const std::string& body)
{
    std::set<std::string> options;
    for (std::size_t coin = 0; coin < body.size(); ++coin) {
        std::string row = body;
        for (std::size_t place = coin; row[place] == '1' && place > 0 && row[place - 1] == '0'; --place) {
            row[place] = '0';
            row[place - 1] = '1';
            options.insert(head + row);
        }
    }
    return options;
}

} // namespace plaincoins
