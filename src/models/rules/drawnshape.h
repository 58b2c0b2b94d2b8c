// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A shape of own rules as it is drawn on 5 x 5 cells, or a line. Whether it is one that the rules know, its
// notation says.

#include "games/catalogue.h"
#include "theory/play.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace games {
struct TakeShape;
}

namespace models {

struct DrawnShape {
    QString cells;         ///< 25 signs of the notation, row by row; "" where it is a line
    int longest = 0;       ///< of a line; 0: as long as one likes
    bool isTurned = false; ///< it may be turned
    bool isMirrored = false;
    theory::Mover owner = theory::Mover::Either;

    [[nodiscard]] bool isLine() const { return cells.isEmpty(); }
    friend bool operator==(const DrawnShape&, const DrawnShape&) = default;
};

inline constexpr int shapeSide = 5;
inline constexpr int longestDrawnLine = 64;

/// One stone in the middle.
[[nodiscard]] DrawnShape singleStone();
/// A shape in the middle of its field.
[[nodiscard]] DrawnShape drawnFrom(const games::TakeShape& shape);
/// As the rules have it, without the empty edges of the field. Precondition: it takes a stone, or is a line.
[[nodiscard]] games::TakeShape takeShapeOf(const DrawnShape& shape);
/// As it is written: "11t"; also where it takes no stone.
[[nodiscard]] QString notationOf(const DrawnShape& shape);
[[nodiscard]] bool takesStone(const DrawnShape& shape);

/// The game whose shapes are drawn, found by what its form asks for.
[[nodiscard]] const games::Entry& drawnEntry();
/// The owner of the shapes in a field of its form; nothing where the field has none.
[[nodiscard]] const theory::Mover* shapeOwner(const std::string& fieldId);
/// In the order of the fields; none of another game.
[[nodiscard]] std::vector<DrawnShape> shapesOf(const games::Game& game);

} // namespace models
