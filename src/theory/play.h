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

} // namespace theory
