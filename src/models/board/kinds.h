// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The enumerations of the layer of the games as QML compares them, each with the values that it has there.

#include "games/board.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>

namespace models::boardshapes {
Q_NAMESPACE
QML_NAMED_ELEMENT(BoardShape)

enum class Shape : std::uint8_t {
    Heaps = std::uint8_t(games::Shape::Heaps),
    Lines = std::uint8_t(games::Shape::Lines),
    Grid = std::uint8_t(games::Shape::Grid),
    Strip = std::uint8_t(games::Shape::Strip),
    Staircase = std::uint8_t(games::Shape::Staircase),
    Plane = std::uint8_t(games::Shape::Plane),
    Graph = std::uint8_t(games::Shape::Graph),
    Drawn = std::uint8_t(games::Shape::Drawn),
};
Q_ENUM_NS(Shape)
} // namespace models::boardshapes

namespace models::piecekinds {
Q_NAMESPACE
QML_NAMED_ELEMENT(PieceKind)

enum class Kind : std::uint8_t {
    Stone = std::uint8_t(games::PieceKind::Stone),
    Stick = std::uint8_t(games::PieceKind::Stick),
    Pile = std::uint8_t(games::PieceKind::Pile),
    Base = std::uint8_t(games::PieceKind::Base),
    Gap = std::uint8_t(games::PieceKind::Gap),
    Node = std::uint8_t(games::PieceKind::Node),
    Token = std::uint8_t(games::PieceKind::Token),
    Arrow = std::uint8_t(games::PieceKind::Arrow),
    Square = std::uint8_t(games::PieceKind::Square),
    Coin = std::uint8_t(games::PieceKind::Coin),
    Head = std::uint8_t(games::PieceKind::Head),
    Tail = std::uint8_t(games::PieceKind::Tail),
    LeftToken = std::uint8_t(games::PieceKind::LeftToken),
    RightToken = std::uint8_t(games::PieceKind::RightToken),
    Step = std::uint8_t(games::PieceKind::Step),
    Counter = std::uint8_t(games::PieceKind::Counter),
    Queen = std::uint8_t(games::PieceKind::Queen),
    Space = std::uint8_t(games::PieceKind::Space),
    Edge = std::uint8_t(games::PieceKind::Edge),
    Joint = std::uint8_t(games::PieceKind::Joint),
    Ground = std::uint8_t(games::PieceKind::Ground),
    Cut = std::uint8_t(games::PieceKind::Cut),
    Tile = std::uint8_t(games::PieceKind::Tile),
    CrossedTile = std::uint8_t(games::PieceKind::CrossedTile),
    Button = std::uint8_t(games::PieceKind::Button),
};
Q_ENUM_NS(Kind)
} // namespace models::piecekinds

namespace models::movers {
Q_NAMESPACE
QML_NAMED_ELEMENT(Mover)

/// Whose move it is, or who may choose a piece.
enum class Mover : std::uint8_t {
    Either = std::uint8_t(theory::Mover::Either),
    Left = std::uint8_t(theory::Mover::Left),
    Right = std::uint8_t(theory::Mover::Right),
};
Q_ENUM_NS(Mover)
} // namespace models::movers
