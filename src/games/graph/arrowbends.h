// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the arrows of a drawn graph bend, so that none runs through a node that it does not join and no two
// lie on each other where they meet.

#include <vector>

namespace games {

struct GraphPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const GraphPoint&, const GraphPoint&) = default;
};

struct GraphArrow {
    GraphPoint from{};
    GraphPoint to{};
};

struct ArrowBend {
    GraphPoint control{}; ///< of the quadratic curve from the one middle to the other
    bool isClear = false; ///< it passes all other nodes, and parts from the arrows that share an end with it
};

/// One for each arrow, as straight as can be. `clearance`: how near a curve may come to the middle of a node
/// that it does not join, in the unit of the points. An arrow that cannot be clear keeps as far from such
/// nodes as it can.
[[nodiscard]] std::vector<ArrowBend> arrowBends(const std::vector<GraphPoint>& nodes,
                                                const std::vector<GraphArrow>& arrows, double clearance);

/// A point of the curve, t from 0 to 1.
[[nodiscard]] GraphPoint arrowPoint(const GraphArrow& arrow, GraphPoint control, double t);

} // namespace games
