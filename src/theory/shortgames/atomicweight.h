// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All-small games and their atomic weights (Berlekamp, Conway and Guy, Winning Ways, chapter 8; Siegel,
// Combinatorial Game Theory, II.7): how many ups a game is about worth.

#include "theory/shortgames/shortgame.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace theory {

/// Of the values in a table, each worked out once. The table must outlive it.
class AtomicWeights {
public:
    explicit AtomicWeights(ShortGames& games) : m_games(games) {}

    /// Whether in every position of it either both players can move or nobody can. Nothing: at a limit.
    [[nodiscard]] std::optional<bool> isAllSmall(ShortGame game);
    /// Precondition: all-small. Nothing: not solved within the limits of the table.
    [[nodiscard]] std::optional<ShortGame> of(ShortGame game);

private:
    [[nodiscard]] std::optional<ShortGame> made(ShortGame game);
    [[nodiscard]] std::optional<std::vector<ShortGame>> shifted(ShortGame game, Player mover);
    [[nodiscard]] std::optional<ShortGame> eccentric(ShortGame game, const std::vector<ShortGame>& left,
                                                     const std::vector<ShortGame>& right);
    [[nodiscard]] std::optional<ShortGame> furthest(const std::vector<ShortGame>& bounds, int direction);

    ShortGames& m_games;
    std::unordered_map<std::uint32_t, bool> m_allSmall;
    std::unordered_map<std::uint32_t, ShortGame> m_known;
};

} // namespace theory
