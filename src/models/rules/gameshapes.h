// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The game whose shapes are drawn, found by what its form asks for, and the shapes of its positions.

#include "games/catalogue.h"
#include "models/rules/drawnshape.h"

#include <string>
#include <vector>

namespace models {

/// The game with a list of shapes that may be taken.
[[nodiscard]] const games::Entry& drawnEntry();
/// The owner of the shapes in a field of its form; nothing where the field has none.
[[nodiscard]] const theory::Mover* shapeOwner(const std::string& fieldId);
/// In the order of the fields; none of another game.
[[nodiscard]] std::vector<DrawnShape> shapesOf(const games::Game& game);

} // namespace models
