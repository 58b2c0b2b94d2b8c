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

/// `code` as in 0.77; "grundy" for Grundy's game.
inline std::set<std::string> options(const std::string& head, const std::string& body,
                                     const std::string& code)
{
    const bool isGrundy = code == "grundy";
    const std::string digits = isGrundy ? "4" : code.substr(0, 1) + code.substr(2);
    const auto heaps = heapsOf(body);
    std::set<std::string> found;
    for (std::size_t place = 0; place < heaps.size(); ++place) {
        for (unsigned long taken = 0; taken < digits.size() && taken <= heaps[place]; ++taken) {
            const int digit = digits[taken] - '0';
            for (unsigned long left = 0; left <= heaps[place] - taken; ++left) {
                std::vector<unsigned long> rest{left, heaps[place] - taken - left};
                std::erase(rest, 0UL);
                if (rest.size() == 2 && isGrundy && rest[0] == rest[1])
                    continue;
                // The bit 1, 2 or 4 allows to leave no heap, one or two.
                if ((taken > 0 || rest.size() == 2) && (digit >> rest.size()) % 2 == 1)
                    found.insert(head + replaced(heaps, place, rest));
            }
        }
    }
    return found;
}

} // namespace plainoctal
