// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the positions of a graph are drawn: in levels, each arrow leading down where there are no cycles.
// The quick layout orders every level by the means of its neighbours, after K. Sugiyama, S. Tagawa and
// M. Toda, "Methods for visual understanding of hierarchical system structures" (1981), in linear time.

#include "analysis/graph/positiongraph.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace models {

/// How nodes are drawn; lengths in units.
struct GraphStyle {
    double text = 13; ///< the height of the names
    double nodeHeight = 28;
    double shape = 0.65; ///< height to width of the picture that is aimed at
    double levelGap = 43;
    double stroke = 1;       ///< the width of lines, of their usual width
    bool isLarge = false;    ///< for the back of a room: texts grow with the picture
    bool isSideways = false; ///< dot draws the levels from left to right
};

/// A drawing of a graph or of a part of it. One unit is a pixel at normal size.
struct GraphDrawing {
    std::vector<analysis::NodeIndex> nodes;   ///< ascending
    std::vector<analysis::ArrowIndex> arrows; ///< those between them, ascending
    std::vector<QRectF> boxes;                ///< by place in `nodes`
    std::vector<QPointF> points;              ///< of all curves: cubic Bézier curves, one after the other
    std::vector<std::uint32_t> firstPoint;    ///< by place in `arrows`, and one more
    std::vector<bool> isCut;                  ///< by place in `nodes`: has moves that are not drawn
    QSizeF size;
    GraphStyle style{};

    /// The place of a node in `nodes`, -1 where it is not drawn.
    [[nodiscard]] int placeOf(analysis::NodeIndex node) const;
    /// The curve of the next arrow; without points what stands behind the last one.
    void addCurve(std::span<const QPointF> curve);
    /// The start, the end and the control points between: 3 n + 1 points.
    [[nodiscard]] std::span<const QPointF> curve(std::size_t arrow) const
    {
        return std::span(points).subspan(firstPoint[arrow], firstPoint[arrow + 1] - firstPoint[arrow]);
    }
    /// The node whose box holds the point, or is nearest to it within `reach`; -1 for none.
    [[nodiscard]] int nodeAt(QPointF point, double reach) const;
    /// The nearest of some nodes to another in a direction (-1, 0 or 1 each, y down), to the side only those
    /// of the same level; -1 for none.
    [[nodiscard]] int nearest(analysis::NodeIndex from, int dx, int dy,
                              std::span<const analysis::NodeIndex> among) const;
    /// With boxes and names larger by at most `most`, as far as no two boxes meet; curves end at the new
    /// boxes. In O(nodes²).
    [[nodiscard]] GraphDrawing enlarged(double most) const;
};
using GraphDrawingPtr = std::shared_ptr<const GraphDrawing>;

/// Units between nodes; dot keeps less between long arrows.
inline constexpr double nodeGap = 18;

/// How wide a node's box is: for its letter and its name, long ones cut.
[[nodiscard]] double nodeWidth(std::string_view name, const GraphStyle& style = {});

/// The quick layout of some nodes (ascending). Ends early, with a worse order, when stopped. In O(arrows)
/// but for the sorting of the levels.
[[nodiscard]] GraphDrawing quickLayout(const analysis::PositionGraph& graph,
                                       std::vector<analysis::NodeIndex> nodes, const std::stop_token& stop,
                                       const GraphStyle& style = {});

/// The style for the back of a room, of a picture of a shape (height to width).
[[nodiscard]] GraphStyle largeStyle(double shape);
/// Whether levels from left to right would be shown larger than from top to bottom, by much.
[[nodiscard]] bool isLargerSideways(const GraphDrawing& drawing);

/// The level of every node of the graph, 0 at the top: by the longest game left, or with cycles by the
/// distance from the root.
[[nodiscard]] std::vector<std::uint64_t> graphLevels(const analysis::PositionGraph& graph);

} // namespace models
