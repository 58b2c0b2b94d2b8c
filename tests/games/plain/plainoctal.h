// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Octal games and Grundy's game by their rules, on notations alone: which lists of heaps one move leaves.

#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace plainoctal {

inline std::vector<unsigned long> heapsOf(const std::string& body)
{
    std::vector<unsigned long> heaps;
    std::istringstream in(body);
    for (std::string part; std::getline(in, part, ',');)
        heaps.push_back(std::stoul(part));
    return heaps;
}

/// The list with heap `place` replaced by what is left of it.
inline std::string replaced(const std::vector<unsigned long>& heaps, std::size_t place,
                            const std::vector<unsigned long>& rest)
{
    std::string text;
    const auto add = [&text](unsigned long heap) {
        text += (text.empty() ? "" : ",") + std::to_string(heap);
    };
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (i != place) {
            add(heaps[i]);
            continue;
        }
        for (const unsigned long part : rest)
            add(part);
    }
    return text;
}

/// Which neighbours fall of the pins 1, 2, … of a heap, and what then stands before and behind them. Where no
/// pin falls the row is cut behind pin `before`.
struct Fall {
    unsigned long pins = 0;
    unsigned long before = 0;
    unsigned long behind = 0;
};

/// Every way to choose neighbours among the pins that the code allows: `code` as in 0.77.
inline std::vector<Fall> fallsInRow(const std::string& code, unsigned long pins)
{
    const std::string digits = code.substr(0, 1) + code.substr(2);
    std::vector<Fall> falls;
    for (unsigned long count = 0; count < digits.size() && count <= pins; ++count) {
        for (unsigned long first = 1; first + count <= pins + 1; ++first) {
            const Fall fall{count, first - 1, pins - count - (first - 1)};
            const int parts = (fall.before > 0 ? 1 : 0) + (fall.behind > 0 ? 1 : 0);
            // The bit 1, 2 or 4 allows to leave no heap, one or two.
            if ((count > 0 || parts == 2) && ((digits[count] - '0') >> parts) % 2 == 1)
                falls.push_back(fall);
        }
    }
    return falls;
}

/// The moves in one heap, each once as a class counts it. `code` as in 0.77; "grundy" for Grundy's game,
/// whose heaps have no order. A code that never leaves two heaps is a game of heaps, not of rows.
inline std::vector<Fall> falls(const std::string& code, unsigned long pins)
{
    std::vector<Fall> all = fallsInRow(code == "grundy" ? "4.0" : code, pins);
    if (code == "grundy")
        std::erase_if(all, [](const Fall& fall) { return fall.before >= fall.behind; });
    else if (code.find_first_of("4567") == std::string::npos)
        std::erase_if(all, [](const Fall& fall) { return fall.before > 0; });
    return all;
}

/// What the moves leave: one text for each move. `code` as for falls().
inline std::multiset<std::string> moves(const std::string& head, const std::string& body,
                                        const std::string& code)
{
    const auto heaps = heapsOf(body);
    std::multiset<std::string> found;
    for (std::size_t place = 0; place < heaps.size(); ++place) {
        for (const Fall& fall : falls(code, heaps[place])) {
            std::vector<unsigned long> rest{fall.before, fall.behind};
            std::erase(rest, 0UL);
            found.insert(head + replaced(heaps, place, rest));
        }
    }
    return found;
}

} // namespace plainoctal
