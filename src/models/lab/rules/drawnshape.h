// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The shapes of own rules as they are drawn on 5 x 5 cells. What is typed is read as far as it can be drawn;
// whether it is a rule, its notation says.

#include <QString>

#include <string>
#include <vector>

namespace models {

struct DrawnShape {
    QString cells;  ///< 25 signs of the notation, row by row; "" where it is a line
    QString line{}; ///< as typed, where it is one
    int flags = 0;  ///< 1: may be turned, 2: may be mirrored
    int owner = 0;  ///< 0: both players, 1: Left, 2: Right
};

inline constexpr int shapeOwnerCount = 3;

/// The option and the field of an owner's shapes.
[[nodiscard]] std::string shapeOption(int owner);
/// One stone in the middle.
[[nodiscard]] DrawnShape singleStone();
/// Adds the shapes of a list.
void readDrawnShapes(const QString& text, int owner, std::vector<DrawnShape>& shapes);
/// The shapes of an owner as a list, each where it is drawn.
[[nodiscard]] QString drawnShapesText(const std::vector<DrawnShape>& shapes, int owner);
/// A list with each shape moved to its corner.
[[nodiscard]] QString trimmedShapes(const QString& text);

} // namespace models
