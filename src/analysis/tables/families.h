// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Ready-made families, as data. wording names them by id.

#include "analysis/tables/table.h"

#include <span>

namespace analysis {

struct ReadyFamily {
    std::string_view id;
    std::string_view pattern;
    ValueRange n;
    ValueRange m{};
    Shown shown = Shown::Outcome; ///< what is worth seeing first

    [[nodiscard]] std::string_view gameId() const { return pattern.substr(0, pattern.find_first_of("/:")); }
};

/// All of them, in the order of the catalogue; those of a game stand together, the best one first.
[[nodiscard]] std::span<const ReadyFamily> readyFamilies();
/// The families of one game; empty for a game without any.
[[nodiscard]] std::span<const ReadyFamily> familiesOf(std::string_view gameId);
/// Null for an unknown id.
[[nodiscard]] const ReadyFamily* findFamily(std::string_view id);

} // namespace analysis
