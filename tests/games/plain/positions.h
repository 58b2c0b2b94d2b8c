// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions for the tests: notations by family, drawn with fixed seeds.

#include "games/catalogue.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace positions {

inline games::GamePtr read(const std::string& notation)
{
    const games::Parsed parsed = games::parse(notation);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game != nullptr ? *game : nullptr;
}

/// A move from one position to another. Precondition: there is one.
inline games::Move moveTo(const games::Game& from, const games::Game& to)
{
    const auto moves = from.moves().moves;
    return *std::ranges::find_if(
        moves, [&](const games::Move& move) { return from.after(move)->notation() == to.notation(); });
}

inline std::string heaps(std::mt19937_64& random, std::size_t most, std::uint64_t largest)
{
    std::string text;
    for (std::size_t n = 1 + random() % most; n > 0; --n)
        text += std::to_string(random() % (largest + 1)) + (n > 1 ? "," : "");
    return text;
}

inline std::string rows(std::mt19937_64& random, std::size_t height, std::size_t width, bool equal)
{
    std::string text;
    for (std::size_t row = 0; row < height; ++row) {
        const std::size_t length = equal ? width : 1 + random() % width;
        text += row == 0 ? "" : "/";
        for (std::size_t column = 0; column < length; ++column)
            text += random() % 4 == 0 ? '0' : '1';
    }
    return text;
}

inline std::string arrows(std::mt19937_64& random)
{
    const std::uint64_t count = 2 + random() % 9;
    std::string text;
    for (std::uint64_t from = 1; from < count; ++from) {
        for (std::uint64_t to = 0; to < from; ++to) {
            if (random() % 3 == 0)
                text += (text.empty() ? "" : ",") + std::to_string(from) + "-" + std::to_string(to);
        }
    }
    return text + "@" + std::to_string(random() % count);
}

/// A small random position of the game, in canonical notation.
inline std::string draw(const std::string& game, std::mt19937_64& random)
{
    static const std::vector<std::string> takes{"",          "/take=1-4", "/take=1,3,4", "/take=2,3",
                                                "/take=2,5", "/take=1,4", "/take=3",     "/take=2,4,7",
                                                "/take=1,2", "/take=3-5"};
    const std::string head = game + (random() % 2 == 0 ? "/misere" : "");
    const std::string limit = random() % 2 == 0 ? "" : "/max=" + std::to_string(1 + random() % 2);
    if (game == "nim")
        return head + ":" + heaps(random, 4, 5);
    if (game == "takeaway")
        return head + (random() % 2 == 0 ? takes[random() % 10] : "") + ":" + heaps(random, 3, 11);
    if (game == "octal") {
        static const std::vector<std::string> codes{"0.77", "0.07",  "0.137", "0.6", "0.15",
                                                    "0.52", "0.007", "4.0",   "4.3", "4.17"};
        return head + "/code=" + codes[random() % codes.size()] + ":" + heaps(random, 2, 6);
    }
    if (game == "grundy")
        return head + ":" + heaps(random, 2, 8);
    if (game == "lines")
        return head + (random() % 3 == 0 ? "/max=3" : limit) + ":" + rows(random, 1 + random() % 3, 4, false);
    if (game == "grid")
        return head + limit + ":" + rows(random, 1 + random() % 3, 1 + random() % 4, true);
    return head + ":" + arrows(random);
}

inline const std::vector<std::string>& games()
{
    static const std::vector<std::string> all{"nim", "takeaway", "lines", "grid", "dag", "octal", "grundy"};
    return all;
}

} // namespace positions
