// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/board.h"

namespace models {

/// What lies on the board itself, and is no piece that can be moved or taken.
[[nodiscard]] constexpr bool isPlace(games::PieceKind kind)
{
    switch (kind) {
    case games::PieceKind::Base:
    case games::PieceKind::Gap:
    case games::PieceKind::Square:
    case games::PieceKind::Step:
    case games::PieceKind::Space:
    case games::PieceKind::Joint:
    case games::PieceKind::Ground:
    case games::PieceKind::Cut:
    case games::PieceKind::CrossedTile:
    case games::PieceKind::Button: return true;
    default: return false;
    }
}

/// Pieces that go from place to place: their id names the place.
[[nodiscard]] constexpr bool isMovable(games::PieceKind kind)
{
    switch (kind) {
    case games::PieceKind::Coin:
    case games::PieceKind::LeftToken:
    case games::PieceKind::RightToken:
    case games::PieceKind::WhiteToken:
    case games::PieceKind::BlackToken:
    case games::PieceKind::Counter:
    case games::PieceKind::Queen: return true;
    default: return false;
    }
}

} // namespace models
