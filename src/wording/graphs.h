// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said about whole games.

#include "analysis/graph/graphstatistics.h"

#include <QString>

namespace wording {

/// "101 positions, 746,062 games, 17 cold"; games are left out where they are not counted.
[[nodiscard]] QString graphSummary(const analysis::GraphStatistics& statistics);
/// An exact number of any length in the locale's groups of three.
[[nodiscard]] QString bigNumber(const theory::BigInteger& number);
/// All figures, a line each, with the P-positions by size.
[[nodiscard]] QString graphReport(const games::Game& root, const analysis::PositionGraph& graph,
                                  const analysis::GraphStatistics& statistics);

} // namespace wording
