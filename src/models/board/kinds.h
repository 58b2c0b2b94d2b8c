// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The enumerations of the layer of the games as QML compares them, each with the values that it has there.
// Of quint8, as all enumerations for QML: the qmllint of Qt 6.8 does not know std::uint8_t.

#include "games/board.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace models::boardshapes {
Q_NAMESPACE
QML_NAMED_ELEMENT(BoardShape)

enum class Shape : quint8 {
    Heaps = quint8(games::Shape::Heaps),
    Lines = quint8(games::Shape::Lines),
    Grid = quint8(games::Shape::Grid),
    Strip = quint8(games::Shape::Strip),
    Staircase = quint8(games::Shape::Staircase),
    Plane = quint8(games::Shape::Plane),
    Graph = quint8(games::Shape::Graph),
    Drawn = quint8(games::Shape::Drawn),
    Table = quint8(games::Shape::Table),
};
Q_ENUM_NS(Shape)
} // namespace models::boardshapes

namespace models::piecekinds {
Q_NAMESPACE
QML_NAMED_ELEMENT(PieceKind)

enum class Kind : quint8 {
    Stone = quint8(games::PieceKind::Stone),
    Stick = quint8(games::PieceKind::Stick),
    Pile = quint8(games::PieceKind::Pile),
    Base = quint8(games::PieceKind::Base),
    Gap = quint8(games::PieceKind::Gap),
    Node = quint8(games::PieceKind::Node),
    Token = quint8(games::PieceKind::Token),
    Arrow = quint8(games::PieceKind::Arrow),
    Square = quint8(games::PieceKind::Square),
    Coin = quint8(games::PieceKind::Coin),
    Head = quint8(games::PieceKind::Head),
    Tail = quint8(games::PieceKind::Tail),
    LeftToken = quint8(games::PieceKind::LeftToken),
    RightToken = quint8(games::PieceKind::RightToken),
    WhiteToken = quint8(games::PieceKind::WhiteToken),
    BlackToken = quint8(games::PieceKind::BlackToken),
    Step = quint8(games::PieceKind::Step),
    Counter = quint8(games::PieceKind::Counter),
    Queen = quint8(games::PieceKind::Queen),
    Space = quint8(games::PieceKind::Space),
    Edge = quint8(games::PieceKind::Edge),
    Joint = quint8(games::PieceKind::Joint),
    Ground = quint8(games::PieceKind::Ground),
    Cut = quint8(games::PieceKind::Cut),
    Tile = quint8(games::PieceKind::Tile),
    CrossedTile = quint8(games::PieceKind::CrossedTile),
    Button = quint8(games::PieceKind::Button),
};
Q_ENUM_NS(Kind)
} // namespace models::piecekinds

namespace models::movers {
Q_NAMESPACE
QML_NAMED_ELEMENT(Mover)

/// Whose move it is, or who may choose a piece.
enum class Mover : quint8 {
    Either = quint8(theory::Mover::Either),
    Left = quint8(theory::Mover::Left),
    Right = quint8(theory::Mover::Right),
};
Q_ENUM_NS(Mover)
} // namespace models::movers
