// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/play.h"

#include <cstdint>

namespace theory {

/// The outcome class of a position under best play.
/// P: the previous player wins (the position is cold). N: the next player wins (it is hot).
/// L and R, in partizan games only: Left, or Right, wins whoever starts.
enum class Outcome : std::uint8_t { P, N, L, R };

/// The letter the field writes for an outcome: 'P', 'N', 'L' or 'R'.
[[nodiscard]] constexpr char letter(Outcome outcome)
{
    switch (outcome) {
    case Outcome::P: return 'P';
    case Outcome::N: return 'N';
    case Outcome::L: return 'L';
    case Outcome::R: return 'R';
    }
    return '?';
}

/// Whether the player to move wins; `mover` says who that is in a partizan game.
[[nodiscard]] constexpr bool winsMoving(Outcome outcome, Mover mover)
{
    return outcome == Outcome::N || (outcome == Outcome::L && mover == Mover::Left) ||
           (outcome == Outcome::R && mover == Mover::Right);
}
/// Whether a player who has just moved there wins.
[[nodiscard]] constexpr bool winsHavingMoved(Outcome outcome, Mover player)
{
    return !winsMoving(outcome, opponentOf(player));
}
/// The outcome class from who wins moving first.
[[nodiscard]] constexpr Outcome outcomeOf(bool leftWinsMoving, bool rightWinsMoving)
{
    if (leftWinsMoving)
        return rightWinsMoving ? Outcome::N : Outcome::L;
    return rightWinsMoving ? Outcome::R : Outcome::P;
}

} // namespace theory
