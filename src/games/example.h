// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions and families that games offer as examples where any game could stand.

#include "games/text/sentence.h"

#include <cstdint>
#include <string_view>

namespace games {

/// Of what it is an example. For each there is one at least.
enum class ExampleOf : std::uint8_t {
    WholeGame,      ///< a position whose whole game the Lab looks at; it has a title
    TypedWholeGame, ///< how such a position is typed
    TypedPosition,  ///< how any position is typed
    TypedFamily,    ///< how a family of a table is typed
    MarkedFamily,   ///< how a family is typed that a class marks
    MarkedPosition, ///< how a position is typed below which a class marks
    OwnMarking,     ///< what a class marks that has chosen nothing yet
};

struct Example {
    ExampleOf of;
    std::string_view text; ///< a notation, or a pattern with n and m
    SourceText title = ""; ///< of a position that is offered by a name
    bool isFirst = false;  ///< before those of all other games; else in the catalogue's order
};

} // namespace games
