// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// An edge with a game on it: the ordinal sum edge:G, in which a move in the edge takes G along (Conway, On
// Numbers and Games; Siegel, Combinatorial Game Theory, II.1). Its value depends on that of G alone (colon
// principle):
//
//     blue    {0, 1:G^L | 1:G^R}
//     red     {-1:G^L | 0, -1:G^R}
//     green   {0, *:G^L | 0, *:G^R}

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "solver/meter.h"
#include "theory/shortgames/shortgame.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace games {

/// Ordinal sums in one table of games, each found once.
class OrdinalSums {
public:
    OrdinalSums(theory::ShortGames& games, solver::Meter& meter) : m_games(games), m_meter(meter) {}

    /// edge:game, or nothing when the table or the meter ended it. By the options of G's canonical form, and
    /// at once where G is a number under blue or red, or a nimber under green. Without recursion.
    [[nodiscard]] std::optional<theory::ShortGame> over(EdgeColour edge, theory::ShortGame game);

    /// Roughly the bytes of what is remembered.
    [[nodiscard]] std::size_t bytes() const { return m_known.size() * 48; }

private:
    static std::uint64_t keyOf(EdgeColour edge, theory::ShortGame game)
    {
        return std::uint64_t{game.index} << 2U | static_cast<std::uint64_t>(edge);
    }
    [[nodiscard]] std::optional<theory::ShortGame> known(EdgeColour edge, theory::ShortGame game) const;
    bool advance(EdgeColour edge);
    bool remember(EdgeColour edge, std::optional<theory::ShortGame> value);
    [[nodiscard]] bool isClosed(EdgeColour edge, theory::ShortGame game) const;
    [[nodiscard]] std::optional<theory::ShortGame> closed(EdgeColour edge, theory::ShortGame game);
    bool areKnown(EdgeColour edge, std::span<const theory::ShortGame> options);
    [[nodiscard]] std::vector<theory::ShortGame> sums(EdgeColour edge, bool canCut,
                                                      std::span<const theory::ShortGame> options) const;

    theory::ShortGames& m_games;
    solver::Meter& m_meter;
    std::unordered_map<std::uint64_t, theory::ShortGame> m_known;
    std::vector<theory::ShortGame> m_stack;
};

} // namespace games
