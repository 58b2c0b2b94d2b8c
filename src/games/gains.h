// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the moves of a partizan position gain: the incentive of Left's move to G^L is G^L - G, that of Right's
// to G^R is G - G^R (Conway; Siegel, Combinatorial Game Theory, II.3). On a table also two rules of thumb,
// which prove nothing: hotstrat moves on the hottest board, and a move is in Sente where it leaves something
// hotter than what was there, so that the opponent had better answer it (Winning Ways, chapter 6).

#include "games/answer.h"
#include "games/game.h"
#include "theory/dyadic.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace games {

struct MoveGain {
    std::optional<std::string> incentive{}; ///< as values are written; nothing: not known
    bool isHottest = false;                 ///< on a table: what hotstrat plays
    bool isSente = false;                   ///< on a table
};

/// How the rule of the hottest board does here, for the player to move.
enum class Hotstrat : std::uint8_t {
    Wins,      ///< one of its moves is proven to win
    Fails,     ///< another move wins, and none of its moves does
    NoMatter,  ///< no move wins
    NotProven, ///< who wins is not known
};

struct HottestBoard {
    std::uint32_t board = 0;
    theory::Dyadic temperature{};
    Hotstrat hotstrat = Hotstrat::NotProven;
};

struct MoveGains {
    std::vector<MoveGain> gains{};    ///< of the moves of the answer
    std::vector<std::size_t> order{}; ///< the player to move first, then each by incentive, the best first
    std::optional<HottestBoard> hottest{};
};

/// Nothing where the value is not known, of impartial positions, in misère play, of very many moves, and
/// where the limits do not allow it.
[[nodiscard]] std::optional<MoveGains> gainsOf(const Game& game, const Answer& answer,
                                               const solver::Job& job);

} // namespace games
