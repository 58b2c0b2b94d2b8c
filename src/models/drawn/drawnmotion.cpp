// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawnmotion.h"

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace models {
namespace {

using games::PieceKind;
using scene::Figure;

/// A place that another one can be compared with.
using Spot = std::pair<long long, long long>;

Spot spotOf(QPointF place)
{
    constexpr double parts = 64; // of a pixel
    return {std::llround(place.x() * parts), std::llround(place.y() * parts)};
}

/// What a piece is told by: its id, or its place and whose it is, or both.
auto nameOf(const games::Piece& piece, bool byId, bool byPlace)
{
    constexpr double parts = 1e6; // of a unit
    std::array<long long, 5> place{};
    if (byPlace)
        place = {std::llround(piece.column * parts), std::llround(piece.row * parts),
                 std::llround(piece.toColumn * parts), std::llround(piece.toRow * parts),
                 std::llround(piece.bend * parts)};
    return std::tuple(piece.kind, byId ? piece.id : games::PieceId{},
                      byPlace ? piece.owner : theory::Mover::Either, place);
}

/// Its middle comes there.
Figure centred(Figure figure, QPointF middle)
{
    figure.place.moveCenter(middle);
    return figure;
}

/// Where the ends of edges that stay were and are.
struct Ends {
    std::map<Spot, QPointF> later;
    std::map<Spot, QPointF> earlier;
    std::set<Spot> holds; ///< of what was there

    explicit Ends(const std::vector<SceneMotion>& motions)
    {
        for (const SceneMotion& motion : motions) {
            if (!motion.from || !motion.to || motion.to->kind != PieceKind::Edge)
                continue;
            for (const std::size_t end : {std::size_t{0}, std::size_t{3}}) {
                later.emplace(spotOf(motion.from->curve[end]), motion.to->curve[end]);
                earlier.emplace(spotOf(motion.to->curve[end]), motion.from->curve[end]);
            }
        }
    }
};

/// Comes out of the place where the ends of its edges were.
void bringJoint(SceneMotion& joint, Ends& ends)
{
    const auto came = ends.earlier.find(spotOf(joint.to->place.center()));
    const QPointF from = came != ends.earlier.end() ? came->second
                         : joint.from               ? joint.from->place.center()
                                                    : joint.to->place.center();
    const bool stays = spotOf(from) == spotOf(joint.to->place.center());
    joint.from = stays ? *joint.to : centred(*joint.to, from);
    ends.holds.insert(spotOf(from));
}

void takeJoint(SceneMotion& joint, const Ends& ends, double fall)
{
    const QPointF from = joint.from->place.center();
    const auto place = ends.later.find(spotOf(from));
    if (place == ends.later.end()) {
        joint.to = fallenBy(*joint.from, fall);
        joint.pace.isFalling = true;
    } else if (spotOf(place->second) != spotOf(from)) {
        joint.to = centred(*joint.from, place->second);
    }
}

} // namespace

std::vector<int> piecesBefore(const std::vector<games::Piece>& before,
                              const std::vector<games::Piece>& pieces)
{
    std::vector<int> found(pieces.size(), -1);
    std::vector<bool> isTaken(before.size());
    for (const auto& [byId, byPlace] : {std::pair(true, true), {false, true}, {true, false}}) {
        std::multimap<decltype(nameOf(before.front(), true, true)), std::size_t> names;
        for (std::size_t i = 0; i < before.size(); ++i)
            if (!isTaken[i])
                names.emplace(nameOf(before[i], byId, byPlace), i);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto name = found[i] < 0 ? names.find(nameOf(pieces[i], byId, byPlace)) : names.end();
            if (name == names.end())
                continue;
            found[i] = static_cast<int>(name->second);
            isTaken[name->second] = true;
            names.erase(name);
        }
    }
    return found;
}

Figure fallenBy(Figure figure, double fall)
{
    figure.place.translate(0, fall);
    for (QPointF& point : figure.curve)
        point.ry() += fall;
    figure.emphasis.opacity = 0;
    return figure;
}

void directDrawn(std::vector<SceneMotion>& motions, double fall)
{
    Ends ends(motions);
    double ground = 1e9;
    for (SceneMotion& motion : motions) {
        const Figure& figure = motion.to ? *motion.to : *motion.from;
        if (figure.kind == PieceKind::Ground)
            ground = (motion.from ? *motion.from : figure).place.top();
        if (figure.kind == PieceKind::Joint && motion.to)
            bringJoint(motion, ends);
        if (!motion.to && !motion.pace.isFalling) // it was pale while it was pointed at
            motion.from->emphasis = {};
    }
    const auto isHeld = [&](QPointF end) { return end.y() > ground - 1 || ends.holds.contains(spotOf(end)); };
    for (SceneMotion& motion : motions) {
        if (motion.to && motion.to->kind == PieceKind::Edge) {
            Figure from = *motion.to; // what is said of it changes at once
            if (motion.from) {
                from.place = motion.from->place;
                from.curve = motion.from->curve;
            } else {
                from.emphasis.opacity = 0;
            }
            motion.from = from;
        } else if (motion.to && motion.to->kind == PieceKind::Ground) {
            motion.from = motion.to;
        } else if (!motion.to && motion.from->kind == PieceKind::Joint) {
            takeJoint(motion, ends, fall);
        } else if (!motion.to) {
            const scene::Curve& curve = motion.from->curve;
            motion.to = fallenBy(*motion.from, isHeld(curve.front()) || isHeld(curve.back()) ? 0 : fall);
            motion.pace.isFalling = true;
        }
    }
}

} // namespace models
