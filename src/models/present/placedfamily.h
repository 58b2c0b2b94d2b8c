// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The table of a family that a position lies in, so that a class sees it among its neighbours.

#include "analysis/tables/table.h"

#include <optional>

namespace models {

/// A table to ask for, and the position's n and m in it.
struct PlacedFamily {
    analysis::TableRequest request;
    std::uint64_t n = 0;
    std::uint64_t m = 0;
};

/// The largest tables that are read from the back of a room.
inline constexpr std::uint64_t mostShownColumns = 16;
inline constexpr std::uint64_t mostShownRows = 10;

/// The family in which the game places its position, or the ready-made family that has it. Nothing where
/// there is no such family. Takes a few milliseconds.
[[nodiscard]] std::optional<PlacedFamily> placedFamily(const games::Game& game);

} // namespace models
