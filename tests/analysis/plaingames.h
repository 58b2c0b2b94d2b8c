// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions, moves and whole games counted by the plain rules of the games' tests.

#include "games/plain/bruteforce.h"
#include "games/plain/plainpartizan.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace plaingames {

/// The root and all positions below it, where `optionsOf` says what is one move away.
template <typename OptionsOf>
std::set<std::string> below(const std::string& root, const OptionsOf& optionsOf)
{
    std::set<std::string> found{root};
    std::vector<std::string> open{root};
    while (!open.empty()) {
        const std::string here = open.back();
        open.pop_back();
        for (const std::string& option : optionsOf(here))
            if (found.insert(option).second)
                open.push_back(option);
    }
    return found;
}

/// Of an impartial game.
inline std::set<std::string> below(const std::string& root)
{
    return below(root, bruteforce::optionsOf);
}

/// Of a partizan game, by moves of both players.
inline std::set<std::string> belowForBoth(const std::string& root)
{
    return below(root, [](const std::string& here) {
        std::set<std::string> options = plainpartizan::optionsOf(here, 'L');
        options.merge(plainpartizan::optionsOf(here, 'R'));
        return options;
    });
}

/// All games of an impartial position.
struct Games {
    long count = 0;
    long starterWins = 0;
    std::uint64_t longest = 0;
    std::uint64_t shortest = ~std::uint64_t{0};

    /// Adds those that go on from a position that was reached by `depth` moves.
    void walk(const std::string& notation, std::uint64_t depth = 0)
    {
        const auto moves = bruteforce::movesOf(notation);
        if (moves.empty()) {
            ++count;
            const bool lastMoverWins = !bruteforce::readText(notation).misere;
            starterWins += (depth % 2 == 1) == lastMoverWins ? 1 : 0;
            longest = std::max(longest, depth);
            shortest = std::min(shortest, depth);
        }
        for (const std::string& left : moves)
            walk(left, depth + 1);
    }
};

/// Counts the games of partizan positions, turn by turn.
class PartizanGames {
public:
    long from(const std::string& notation, char side)
    {
        const auto key = std::pair(notation, side);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        const auto options = plainpartizan::optionsOf(notation, side);
        long games = options.empty() ? 1 : 0;
        for (const std::string& option : options)
            games += from(option, side == 'L' ? 'R' : 'L');
        return m_known[key] = games;
    }

private:
    std::map<std::pair<std::string, char>, long> m_known;
};

using Runs = std::multiset<std::size_t>;

/// The runs of a board of lines.
inline Runs runsOf(const std::string& notation)
{
    Runs runs;
    for (const std::string& row : bruteforce::split(bruteforce::readText(notation).body, '/'))
        for (const std::string& run : bruteforce::split(row, '0'))
            if (!run.empty())
                runs.insert(run.size());
    return runs;
}

/// The positions with a move below a board of lines, as their runs alone, and the positions one move on.
inline std::map<Runs, std::set<Runs>> movesOfRuns(const std::string& root)
{
    std::map<Runs, std::set<Runs>> moves;
    for (const std::string& position : below(root))
        for (const std::string& option : bruteforce::optionsOf(position))
            moves[runsOf(position)].insert(runsOf(option));
    return moves;
}

} // namespace plaingames
