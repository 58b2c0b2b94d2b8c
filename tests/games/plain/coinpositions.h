// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Small random positions of coins in boxes, on steps and on a strip.

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace coinpositions {

inline std::string boxes(std::mt19937_64& random, std::size_t most, std::uint64_t coins)
{
    std::vector<std::uint64_t> counts(1 + random() % most);
    for (std::uint64_t coin = random() % (coins + 1); coin > 0; --coin)
        ++counts[random() % counts.size()];
    std::string text;
    for (std::size_t box = 0; box < counts.size(); ++box)
        text += (box == 0 ? "" : ",") + std::to_string(counts[box]);
    return text;
}

/// `game`: an id, or "many" for Nimble with several coins at once.
inline std::string draw(const std::string& game, std::mt19937_64& random)
{
    const std::string misere = random() % 2 == 0 ? "/misere" : "";
    if (game == "nimble")
        return "nimble" + misere + ":" + boxes(random, 6, 6);
    if (game == "many")
        return "nimble" + misere + "/coins=many:" + boxes(random, 5, 6);
    if (game == "staircase")
        return "staircase" + misere + ":" + boxes(random, 7, 9);
    std::string row;
    for (std::size_t square = random() % 13; square > 0; --square)
        row += random() % 3 == 0 ? '1' : '0';
    return "dollar" + misere + ":" + row;
}

} // namespace coinpositions
