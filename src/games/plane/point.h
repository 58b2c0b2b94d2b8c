// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/text/sentence.h"

#include <compare>
#include <cstdint>
#include <string>

namespace games {

/// A point of the plane, from (0, 0).
struct Point {
    std::uint64_t x = 0;
    std::uint64_t y = 0;

    friend auto operator<=>(const Point&, const Point&) = default;
};

/// "(3, 5)".
[[nodiscard]] std::string pointText(Point point);
/// What is said of a step. `label` is shown unless it is too long for a line of a list: then only what
/// changes is named, "x→999,999,999".
[[nodiscard]] MoveWords wordsOfStep(Point from, Point to, std::string label, Where where);

} // namespace games
