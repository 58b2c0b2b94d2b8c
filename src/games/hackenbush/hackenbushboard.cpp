// SPDX-License-Identifier: GPL-3.0-or-later
// Hackenbush's board, and its editing.

#include "games/edit.h"
#include "games/hackenbush/hackenbush.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace games {
namespace {

constexpr double loopReach = 0.8; // how far a loop reaches from its joint

DrawnPoint endOf(const DrawnLayout& layout, std::uint32_t joint, double foot)
{
    return joint == 0 ? DrawnPoint{foot, 0} : layout.joints.at(joint);
}

Piece edgePiece(const HackenbushEdge& edge, const EdgeShape& shape, std::uint32_t index,
                const DrawnLayout& layout)
{
    const DrawnPoint from = endOf(layout, edge.from, shape.fromFoot);
    const DrawnPoint to = endOf(layout, edge.to, shape.toFoot);
    return {.id = edgeId(index),
            .kind = PieceKind::Edge,
            .row = from.y,
            .column = from.x,
            .toRow = to.y,
            .toColumn = to.x,
            .bend = shape.bend,
            .owner = moverOf(edge.colour),
            .label = std::to_string(edge.from) + "-" + std::to_string(edge.to)};
}

/// How far a picture reaches to the right and upwards.
DrawnPoint extentOf(const HackenbushPicture& picture)
{
    DrawnPoint most;
    const auto add = [&most](const Piece& piece) {
        const double reach = piece.row == piece.toRow && piece.column == piece.toColumn ? loopReach : 0;
        most.x = std::max({most.x, piece.column + reach, piece.toColumn});
        most.y = std::max({most.y, piece.row + reach, piece.toRow});
    };
    for (std::uint32_t index = 0; index < picture.size(); ++index)
        add(edgePiece(picture.edge(index), picture.layout.edges[index], index, picture.layout));
    return most;
}

/// The joint, other than `except`, that a joint at this place would lie on.
std::optional<std::uint32_t> jointNear(const DrawnLayout& layout, DrawnPoint place, std::uint32_t except)
{
    constexpr double nearJoint = 0.2;
    for (const auto& [number, other] : layout.joints)
        if (number != except && std::hypot(other.x - place.x, other.y - place.y) < nearJoint)
            return number;
    return std::nullopt;
}

/// A place on the canvas, or near enough to be brought back.
double placeOn(double place)
{
    constexpr double furthest = 200;
    return std::isfinite(place) ? std::clamp(place, 0.0, furthest) : 0;
}

} // namespace

std::vector<Piece> hackenbushPieces(const HackenbushEdges& edges, const std::vector<std::uint32_t>& indices,
                                    const DrawnLayout& layout)
{
    std::vector<Piece> pieces{{.id = jointId(0), .kind = PieceKind::Ground, .count = 0}};
    std::set<std::uint32_t> joints;
    std::vector<Piece> drawn;
    for (std::size_t place = 0; place < edges.size(); ++place) {
        joints.insert({edges[place].from, edges[place].to});
        drawn.push_back(edgePiece(edges[place], layout.edges[place], indices[place], layout));
    }
    for (const std::uint32_t joint : joints) {
        if (joint != 0)
            pieces.push_back({.id = jointId(joint),
                              .kind = PieceKind::Joint,
                              .row = layout.joints.at(joint).y,
                              .column = layout.joints.at(joint).x,
                              .count = joint});
    }
    std::ranges::stable_sort(drawn, {}, [](const Piece& piece) {
        return std::tuple(std::min(piece.row, piece.toRow), piece.column + piece.toColumn);
    });
    pieces.insert(pieces.end(), drawn.begin(), drawn.end());
    return pieces;
}

Board Hackenbush::board() const
{
    Board board{.shape = Shape::Drawn, .rows = leastDrawnRows, .columns = leastDrawnColumns, .pieces = {}};
    if (m_picture->size() > mostDrawnEdges) {
        board.undrawn = m_count;
        return board;
    }
    const DrawnPoint extent = extentOf(*m_picture);
    board.rows = std::max(board.rows, static_cast<int>(std::ceil(extent.y + 0.5)));
    board.columns = std::max(board.columns, static_cast<int>(std::ceil(extent.x + 1)));
    board.pieces = hackenbushPieces(standingEdges(), standingIndices(), *layout());
    return board;
}

std::optional<Hackenbush> Hackenbush::edited(const Edit& edit) const
{
    if (m_picture->size() > mostDrawnEdges)
        return std::nullopt;
    auto changed = std::visit([this](const auto& each) { return apply(each); }, edit);
    if (changed && m_mover == theory::Mover::Right)
        changed = changed->withMover(m_mover);
    return changed;
}

/// A joint named by the end, the one that lies at its place, or a new one there. A foot on the ground stands
/// at the end's x.
std::optional<std::uint32_t> Hackenbush::jointAt(const EdgeEnd& end, DrawnLayout& layout) const
{
    if (end.joint == jointId(0))
        return 0;
    if (end.joint) {
        const std::uint32_t number = minorOf(*end.joint);
        const bool known = majorOf(*end.joint) == majorOf(jointId(0)) && layout.joints.contains(number);
        return known ? std::optional(number) : std::nullopt;
    }
    const DrawnPoint place{placeOn(end.x), placeOn(end.y)};
    if (const auto there = jointNear(layout, place, 0))
        return there;
    std::uint32_t number = 1;
    while (layout.joints.contains(number))
        ++number;
    layout.joints[number] = place;
    return number;
}

std::optional<Hackenbush> Hackenbush::apply(const DrawEdge& edit) const
{
    HackenbushEdges edges = standingEdges();
    DrawnLayout drawn = *layout();
    const auto from = jointAt(edit.from, drawn);
    const auto to = jointAt(edit.to, drawn);
    if (!from || !to || edges.size() >= mostDrawnEdges)
        return std::nullopt;
    edges.push_back({*from, *to, colourOf(edit.colour)});
    drawn.edges.push_back({.bend = 0,
                           .fromFoot = *from == 0 ? placeOn(edit.from.x) : 0,
                           .toFoot = *to == 0 ? placeOn(edit.to.x) : 0});
    spreadLast(drawn, edges);
    return Hackenbush(edges, m_play, std::move(drawn));
}

std::optional<std::size_t> Hackenbush::placeOf(PieceId edge) const
{
    const auto index = standingEdge(edge);
    if (!index)
        return std::nullopt;
    return static_cast<std::size_t>(
        std::ranges::count(m_standing.begin(), m_standing.begin() + *index, true));
}

std::optional<Hackenbush> Hackenbush::apply(const RecolourEdge& edit) const
{
    const auto place = placeOf(edit.edge);
    if (!place)
        return std::nullopt;
    HackenbushEdges edges = standingEdges();
    edges[*place].colour = colourOf(edit.colour);
    return Hackenbush(edges, m_play, layout());
}

std::optional<Hackenbush> Hackenbush::apply(const Erase& edit) const
{
    const HackenbushEdges edges = standingEdges();
    std::vector<bool> kept(edges.size(), true);
    if (const auto place = placeOf(edit.piece))
        kept[*place] = false;
    else if (majorOf(edit.piece) == majorOf(jointId(0)) && minorOf(edit.piece) != 0)
        for (std::size_t each = 0; each < edges.size(); ++each)
            kept[each] = edges[each].from != minorOf(edit.piece) && edges[each].to != minorOf(edit.piece);
    else
        return std::nullopt;
    const auto stands = HackenbushGraph::compact(edges).joined(kept);
    return Hackenbush(keep(edges, stands), m_play, keptLayout(*layout(), stands));
}

std::optional<Hackenbush> Hackenbush::apply(const MoveJoint& edit) const
{
    DrawnLayout drawn = *layout();
    if (const auto place = placeOf(edit.joint)) {
        const HackenbushEdge edge = standingEdges()[*place];
        EdgeShape& shape = drawn.edges[*place];
        if (edge.from != 0 && edge.to != 0)
            return std::nullopt;
        (edge.from == 0 ? shape.fromFoot : shape.toFoot) = placeOn(edit.x);
        if (edge.isLoop())
            shape.toFoot = shape.fromFoot;
    } else {
        const auto joint = drawn.joints.find(minorOf(edit.joint));
        if (majorOf(edit.joint) != majorOf(jointId(0)) || joint == drawn.joints.end())
            return std::nullopt;
        const DrawnPoint to{placeOn(edit.x), placeOn(edit.y)};
        if (jointNear(drawn, to, joint->first)) // two joints on one place would look like one
            return std::nullopt;
        joint->second = to;
    }
    return Hackenbush(standingEdges(), m_play, std::move(drawn));
}

std::optional<Hackenbush> Hackenbush::apply(const BendEdge& edit) const
{
    constexpr double widest = 4;
    const auto place = placeOf(edit.edge);
    if (!place || !std::isfinite(edit.bend))
        return std::nullopt;
    DrawnLayout drawn = *layout();
    drawn.edges[*place].bend = std::clamp(edit.bend, -widest, widest);
    return Hackenbush(standingEdges(), m_play, std::move(drawn));
}

std::optional<Hackenbush> Hackenbush::apply(const Arrange& edit) const
{
    return Hackenbush(standingEdges(), m_play, edit.layout);
}

} // namespace games
