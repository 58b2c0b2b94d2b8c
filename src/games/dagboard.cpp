// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing a graph in layers: a node lies above all that it leads to; within a layer the nodes are put
// near the middle of those that lead to them.

#include "games/dag.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

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

/// A place of the drawing; boards are drawn about so much wider than high for a column than for a row.
using Place = std::pair<double, double>; ///< x, y
constexpr double columnWidth = 1.3;

/// How near the arrow from `from` to `to`, its middle so far off the straight line (as of a Piece), comes to
/// the nearest of `others`, in rows.
double clearance(Place from, Place to, double bend, const std::vector<Place>& others)
{
    const Place control{(from.first + to.first) / 2 + 2 * bend * (to.second - from.second),
                        (from.second + to.second) / 2 - 2 * bend * (to.first - from.first)};
    double least = std::hypot(to.first - from.first, to.second - from.second);
    for (int step = 1; step < 32; ++step) {
        const double t = step / 32.0;
        const double s = 1 - t;
        const double x = s * s * from.first + 2 * s * t * control.first + t * t * to.first;
        const double y = s * s * from.second + 2 * s * t * control.second + t * t * to.second;
        for (const Place& other : others)
            least = std::min(least, std::hypot(other.first - x, other.second - y));
    }
    return least;
}

/// The smallest bend with which the arrow passes the other nodes well, or the one that passes them best.
double bendOf(Place from, Place to, const std::vector<Place>& others)
{
    constexpr double enough = 0.36; // a node's radius is about 0.24
    constexpr std::array bends{0.0, 0.07, -0.07, 0.12, -0.12, 0.17, -0.17, 0.22, -0.22};
    double best = 0;
    double bestClearance = -1;
    for (const double bend : bends) {
        const double clear = clearance(from, to, bend, others);
        if (clear > bestClearance) {
            best = bend;
            bestClearance = clear;
        }
        if (clear >= enough)
            break;
    }
    return best;
}

/// Sets the bends of the arrows of `board`.
void bendArrows(Board& board)
{
    const auto placeOf = [](double row, double column) { return Place{column * columnWidth, row}; };
    std::vector<Place> nodes;
    for (const Piece& piece : board.pieces) {
        if (piece.kind != PieceKind::Arrow)
            nodes.push_back(placeOf(piece.row, piece.column));
    }
    for (Piece& piece : board.pieces) {
        if (piece.kind != PieceKind::Arrow)
            continue;
        const Place from = placeOf(piece.row, piece.column);
        const Place to = placeOf(piece.toRow, piece.toColumn);
        std::vector<Place> others;
        std::ranges::copy_if(nodes, std::back_inserter(others),
                             [&](const Place& node) { return node != from && node != to; });
        piece.bend = bendOf(from, to, others);
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
