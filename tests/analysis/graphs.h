// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Graphs of positions and their figures, by notation. Precondition: they are found within the limits.

#include "analysis/graph/graphstatistics.h"
#include "games/catalogue.h"

#include <string>

namespace graphs {

inline analysis::PositionGraph graphOf(const std::string& notation,
                                       const analysis::GraphOptions& options = {})
{
    const auto game = std::get<games::GamePtr>(games::parse(notation));
    return std::get<analysis::PositionGraph>(analysis::positionGraph(*game, options, {}));
}

inline analysis::GraphStatistics statisticsOf(const analysis::PositionGraph& graph)
{
    return std::get<analysis::GraphStatistics>(analysis::graphStatistics(graph, {}));
}

} // namespace graphs
