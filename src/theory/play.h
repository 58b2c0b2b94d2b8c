// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace theory {

/// The play convention: who wins when the player to move cannot.
/// Normal: the player who cannot move loses. Misère: the player who cannot move wins.
enum class Play : std::uint8_t { Normal, Misere };

/// The two players of a partizan game. Left is Blue or White, Right is Red or Black.
enum class Player : std::uint8_t { Left, Right };

/// Who may make a move: anybody (impartial games) or one player alone (partizan games).
enum class Mover : std::uint8_t { Either, Left, Right };

/// Who moves after `mover`; in an impartial game anybody may.
[[nodiscard]] constexpr Mover opponentOf(Mover mover)
{
    switch (mover) {
    case Mover::Either: return Mover::Either;
    case Mover::Left: return Mover::Right;
    case Mover::Right: return Mover::Left;
    }
    return mover;
}
[[nodiscard]] constexpr Player opponentOf(Player player)
{
    return player == Player::Left ? Player::Right : Player::Left;
}
[[nodiscard]] constexpr Mover moverOf(Player player)
{
    return player == Player::Left ? Mover::Left : Mover::Right;
}

} // namespace theory
