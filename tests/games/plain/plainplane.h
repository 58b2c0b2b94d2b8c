// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The plane's games as plainly as possible, on the text behind the colon. Shares no code with src.

#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace plainplane {

using Counter = std::pair<unsigned long, unsigned long>;

inline std::vector<Counter> readCounters(const std::string& body)
{
    std::vector<Counter> counters;
    std::istringstream in(body);
    std::string text;
    while (std::getline(in, text, ','))
        counters.emplace_back(std::stoul(text), std::stoul(text.substr(text.find('x') + 1)));
    return counters;
}

inline std::string printed(const std::vector<Counter>& counters)
{
    std::string text;
    for (const Counter& counter : counters)
        text +=
            (text.empty() ? "" : ",") + std::to_string(counter.first) + "x" + std::to_string(counter.second);
    return text;
}

/// One counter left or down. Of those on one square only the first one named is moved.
inline std::set<std::string> planeOptions(const std::string& head, const std::string& body)
{
    const auto counters = readCounters(body);
    std::set<std::string> options;
    std::set<Counter> moved;
    for (std::size_t n = 0; n < counters.size(); ++n) {
        if (!moved.insert(counters[n]).second)
            continue;
        auto left = counters;
        for (unsigned long x = 0; x < counters[n].first; ++x) {
            left[n] = {x, counters[n].second};
            options.insert(head + printed(left));
        }
        for (unsigned long y = 0; y < counters[n].second; ++y) {
            left[n] = {counters[n].first, y};
            options.insert(head + printed(left));
        }
    }
    return options;
}

/// Any number from one heap, or the same number from both.
inline std::set<std::string> wythoffOptions(const std::string& head, const std::string& body)
{
    const unsigned long x = std::stoul(body);
    const unsigned long y = std::stoul(body.substr(body.find(',') + 1));
    std::set<std::string> options;
    for (unsigned long toX = 0; toX <= x; ++toX) {
        for (unsigned long toY = 0; toY <= y; ++toY) {
            const bool moves = toX != x || toY != y;
            if (moves && (toX == x || toY == y || x - toX == y - toY))
                options.insert(head + std::to_string(toX) + "," + std::to_string(toY));
        }
    }
    return options;
}

} // namespace plainplane
