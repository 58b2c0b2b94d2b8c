// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing a graph in layers: a node lies above all that it leads to; within a layer the nodes are put
// near the middle of those that lead to them.

#include "games/graph/dag.h"

#include "games/graph/arrowbends.h"

#include <algorithm>

namespace games {
namespace {

/// The longest way to a sink: the nodes in an order in which arrows lead backwards first.
std::vector<std::uint32_t> heightsOf(const solver::Graph& graph)
{
    const std::size_t count = graph.options.size();
    std::vector<std::vector<std::uint32_t>> sources(count);
    std::vector<std::size_t> open(count);
    std::vector<std::uint32_t> ready;
    for (std::uint32_t node = 0; node < count; ++node) {
        open[node] = graph.options[node].size();
        if (open[node] == 0)
            ready.push_back(node);
        for (const std::uint32_t option : graph.options[node])
            sources[option].push_back(node);
    }
    std::vector<std::uint32_t> heights(count, 0);
    for (std::size_t done = 0; done < ready.size(); ++done) {
        for (const std::uint32_t source : sources[ready[done]]) {
            heights[source] = std::max(heights[source], heights[ready[done]] + 1);
            if (--open[source] == 0)
                ready.push_back(source);
        }
    }
    return heights;
}

struct Layout {
    std::vector<std::vector<std::uint32_t>> layers; ///< from the top
    std::vector<double> column;                     ///< per node
    std::size_t width = 0;
};

/// Puts the layer's nodes side by side, the layer centred; every other layer stands a little to the
/// right, so that an arrow that skips a layer does not run through the nodes of it.
void place(Layout& layout, const std::vector<std::uint32_t>& layer, std::size_t depth)
{
    const double step = layout.width == 1 ? 0.5 : 0.25;
    const double indent =
        static_cast<double>(layout.width - layer.size()) / 2 + (depth % 2 == 0 ? 0.0 : step);
    for (std::size_t i = 0; i < layer.size(); ++i)
        layout.column[layer[i]] = indent + static_cast<double>(i);
}

/// One pass from the top: each layer ordered by the mean column of the nodes that lead to it.
Layout layoutOf(const solver::Graph& graph, const std::vector<std::uint32_t>& heights)
{
    Layout layout;
    const std::uint32_t top = std::ranges::max(heights);
    layout.layers.resize(top + 1);
    for (std::uint32_t node = 0; node < heights.size(); ++node)
        layout.layers[top - heights[node]].push_back(node);
    for (const auto& layer : layout.layers)
        layout.width = std::max(layout.width, layer.size());
    layout.column.assign(heights.size(), 0);
    std::vector<double> sum(heights.size(), 0);
    std::vector<double> sources(heights.size(), 0);
    const double middle = static_cast<double>(layout.width) / 2;
    for (std::size_t depth = 0; depth < layout.layers.size(); ++depth) {
        auto& layer = layout.layers[depth];
        std::ranges::stable_sort(layer, {}, [&](std::uint32_t node) {
            return sources[node] == 0 ? middle : sum[node] / sources[node];
        });
        place(layout, layer, depth);
        for (const std::uint32_t node : layer) {
            for (const std::uint32_t option : graph.options[node]) {
                sum[option] += layout.column[node];
                sources[option] += 1;
            }
        }
    }
    return layout;
}

/// Boards are drawn about so much wider for a column than high for a row.
constexpr double columnWidth = 1.3;

GraphPoint pointOf(double row, double column)
{
    return {column * columnWidth, row};
}

/// How far the curve's middle lies off the straight line, as of a Piece: half as far as its control point.
double bendOf(const GraphArrow& arrow, GraphPoint control)
{
    const double x = arrow.to.x - arrow.from.x;
    const double y = arrow.to.y - arrow.from.y;
    const double offX = control.x - (arrow.from.x + arrow.to.x) / 2;
    const double offY = control.y - (arrow.from.y + arrow.to.y) / 2;
    return (offX * y - offY * x) / (2 * (x * x + y * y));
}

/// Sets the bends of the arrows of `board`. A crowded one stays as it is: nobody could follow its curves, and
/// finding them takes too long for a click.
void bendArrows(Board& board)
{
    constexpr std::size_t crowded = 2'500; // nodes times arrows
    constexpr double clearance = 0.36;     // in rows; a node's radius is about 0.24
    std::vector<GraphPoint> nodes;
    std::vector<GraphArrow> arrows;
    for (const Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Arrow)
            arrows.push_back(
                {.from = pointOf(piece.row, piece.column), .to = pointOf(piece.toRow, piece.toColumn)});
        else
            nodes.push_back(pointOf(piece.row, piece.column));
    }
    if (nodes.size() * arrows.size() > crowded)
        return;
    const auto bends = arrowBends(nodes, arrows, clearance);
    std::size_t next = 0;
    for (Piece& piece : board.pieces) {
        if (piece.kind != PieceKind::Arrow)
            continue;
        piece.bend = bendOf(arrows[next], bends[next].control);
        ++next;
    }
}

} // namespace

PieceId arrowId(std::uint64_t from, std::uint64_t to)
{
    return pieceId(static_cast<std::uint32_t>(from + 1), static_cast<std::uint32_t>(to));
}

Board dagBoard(const DagGraph& graph, std::uint64_t token)
{
    const auto heights = heightsOf(graph.graph);
    const Layout layout = layoutOf(graph.graph, heights);
    const std::size_t top = layout.layers.size() - 1;
    Board board{.shape = Shape::Graph,
                .rows = static_cast<int>(layout.layers.size()),
                .columns = static_cast<int>(layout.width) + (top > 0 ? 1 : 0),
                .pieces = {}};
    const auto rowOf = [&](std::uint32_t node) {
        return static_cast<double>(layout.layers.size() - 1 - heights[node]);
    };
    for (const auto& layer : layout.layers) {
        for (const std::uint32_t node : layer)
            board.pieces.push_back({.id = static_cast<PieceId>(graph.nodes[node]),
                                    .kind = graph.nodes[node] == token ? PieceKind::Token : PieceKind::Node,
                                    .row = rowOf(node),
                                    .column = layout.column[node]});
    }
    for (const DagGraph::Arrow& arrow : graph.arrows) {
        const std::uint32_t from = graph.indexOf(arrow.from);
        const std::uint32_t to = graph.indexOf(arrow.to);
        board.pieces.push_back({.id = arrowId(arrow.from, arrow.to),
                                .kind = PieceKind::Arrow,
                                .row = rowOf(from),
                                .column = layout.column[from],
                                .toRow = rowOf(to),
                                .toColumn = layout.column[to]});
    }
    bendArrows(board);
    return board;
}

} // namespace games
