// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/marks.h"

#include "games/capabilities.h"
#include "scene/layout.h"
#include "scene/pieces.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace scene {
namespace {

using games::PieceId;

QString letterOf(const std::optional<theory::Outcome>& outcome)
{
    if (!outcome)
        return {};
    switch (*outcome) {
    case theory::Outcome::P: return QStringLiteral("P");
    case theory::Outcome::N: return QStringLiteral("N");
    case theory::Outcome::L: return QStringLiteral("L");
    case theory::Outcome::R: break;
    }
    return QStringLiteral("R");
}

class Marking {
public:
    explicit Marking(Scene& scene) : m_scene(scene)
    {
        for (auto* const all : {&scene.figures, &scene.scenery})
            for (Figure& figure : *all)
                m_figures.emplace(figure.id, &figure);
    }

    void add(std::size_t number, const MarkedMove& move)
    {
        std::vector<Figure*> figures;
        for (const PieceId piece : move.pieces)
            if (const auto found = m_figures.find(piece); found != m_figures.end())
                figures.push_back(found->second);
        if (figures.empty())
            return;
        Mark mark{.move = number,
                  .pieces = move.pieces,
                  .letter = letterOf(move.leaves),
                  .side = badgeSide(),
                  .colour = m_scene.colours.of(move.leaves),
                  .isThin = move.isThin,
                  .isDashed = move.isGhost};
        if (move.isGhost)
            mark.colour = m_scene.colours.ink;
        const bool crosses =
            std::ranges::any_of(move.pieces, [this](PieceId piece) { return m_taken.contains(piece); });
        const auto to = move.to ? m_figures.find(*move.to) : m_figures.end();
        if (m_scene.squares && to != m_figures.end())
            point(mark, *figures.front(), *m_scene.squares, *to->second);
        else if (to != m_figures.end() && to->second->kind == games::PieceKind::Square)
            lead(mark, *figures.front(), *to->second, crosses);
        else if (crosses)
            dot(mark, m_figures.contains(move.first) ? *m_figures[move.first] : *figures.front());
        else
            enclose(mark, figures);
        if (!crosses && figures.size() == 2 && turns(figures[0]->kind) && turns(figures[1]->kind))
            join(mark, edgeOf(m_scene, *figures[0], gap()).boundingRect(),
                 edgeOf(m_scene, *figures[1], gap()).boundingRect());
        m_taken.insert(move.pieces.begin(), move.pieces.end());
        m_scene.marks.push_back(std::move(mark));
    }

private:
    [[nodiscard]] double gap() const { return std::max(2.0, 0.3 * m_scene.step); }
    /// The height of the scene above a place, without what a line needs.
    [[nodiscard]] double above(double y) const { return std::max(0.0, y - gap()); }
    [[nodiscard]] double badgeSide() const { return std::max(18.0, 2 * m_scene.step); }

    /// An edge has a ring below the others.
    void enclose(Mark& mark, const std::vector<Figure*>& figures)
    {
        std::vector<const Figure*> pieces;
        for (Figure* figure : figures) {
            if (figure->kind == games::PieceKind::Edge) {
                figure->emphasis.ring = mark.isThin ? Emphasis::Ring::Thin : Emphasis::Ring::Thick;
                figure->emphasis.colour = mark.colour;
            } else if (figure->isCurve())
                mark.outline = mark.outline.united(edgeOf(m_scene, *figure, gap()));
            else
                pieces.push_back(figure);
        }
        mark.outline.addPath(edgeOfAll(m_scene, pieces, gap()));
        putBadge(mark, figures);
    }

    void dot(Mark& mark, Figure& begins) const
    {
        mark.isQuiet = true;
        mark.badge = begins.isCurve() ? pointAt(begins.curve, 0.5) : begins.place.center();
        mark.corners = cornersOf({&begins});
    }

    /// A piece is led to the place where it comes, over what lies between.
    void lead(Mark& mark, const Figure& piece, const Figure& to, bool isAgain)
    {
        if (!isAgain)
            mark.outline.addPath(edgeOf(m_scene, piece, gap()));
        const QPointF end = to.place.center();
        const QPointF along = end - piece.place.center();
        const bool isLevel = std::abs(along.y()) < 0.3 * std::abs(along.x());
        const double reach = piece.place.width() / 2 + gap();
        const QPointF out =
            isLevel ? QPointF(0, -1) : along / std::max(1.0, std::hypot(along.x(), along.y()));
        const QPointF from = piece.place.center() + reach * out;
        const double most = std::min(0.4 * std::abs(along.x()), 0.75 * piece.place.height());
        const double rise = isLevel ? std::min(most, above(std::min(from.y(), end.y()))) : 0;
        mark.way.moveTo(from);
        mark.way.quadTo((from + end) / 2 - QPointF(0, 2 * rise), end);
        mark.badge = end;
        mark.corners = {end};
    }

    /// A ring on the square that a piece comes to, and the way there, but not over what a map says.
    void point(Mark& mark, const Figure& piece, const Squares& squares, const Figure& to) const
    {
        const double pitch = squares.place.width() / squares.columns;
        const QPointF end = to.spot.center();
        if (to.mapped && to.mapped->isCold) // which fills it
            mark.colour = m_scene.colours.onFilled;
        mark.outline.addEllipse(around(end, 0.74 * pitch, 0.74 * pitch));
        const QPointF way = end - piece.place.center();
        const double length = std::hypot(way.x(), way.y());
        const double begins = piece.place.width() / 2 + gap();
        const double ends = length - 0.37 * pitch;
        const bool isMapped = std::ranges::any_of(
            m_scene.scenery, [](const Figure& square) { return square.mapped.has_value(); });
        if (ends > begins && !isMapped) {
            mark.way.moveTo(piece.place.center() + begins / length * way);
            mark.way.lineTo(piece.place.center() + ends / length * way);
        }
        mark.corners = {end + 0.37 * pitch * QPointF(1, -1), end + 0.37 * pitch * QPointF(-1, -1),
                        end + 0.37 * pitch * QPointF(1, 1), end + 0.37 * pitch * QPointF(-1, 1)};
        mark.badge = mark.corners.front();
    }

    /// Two coins that are turned together, by an arc above those between.
    void join(Mark& mark, const QRectF& one, const QRectF& other) const
    {
        const QPointF from(one.center().x(), one.top());
        const QPointF to(other.center().x(), other.top());
        const QPointF rise(0, std::min(0.7 * one.height(), above(from.y()) / 0.75));
        mark.way.moveTo(from);
        mark.way.cubicTo(from - rise, to - rise, to);
    }

    [[nodiscard]] static std::vector<QPointF> cornersOf(const std::vector<Figure*>& figures)
    {
        std::vector<QPointF> corners;
        for (const Figure* figure : figures) {
            if (figure->isCurve())
                for (const double t : {0.5, 0.35, 0.65})
                    corners.push_back(pointAt(figure->curve, t));
            else
                for (const QPointF& corner : {figure->place.topRight(), figure->place.topLeft(),
                                              figure->place.bottomRight(), figure->place.bottomLeft()})
                    corners.push_back(corner);
        }
        return corners;
    }

    /// On a corner of a piece where no other badge lies; without a letter where there is none.
    void putBadge(Mark& mark, const std::vector<Figure*>& figures)
    {
        mark.corners = cornersOf(figures);
        const QRectF all(QPointF(), m_scene.size);
        const double half = badgeSide() / 2;
        for (const QPointF& corner : mark.corners) {
            const QRectF badge(corner - QPointF(half, half), QSizeF(2 * half, 2 * half));
            if (!all.contains(badge) ||
                std::ranges::any_of(m_badges, [&](const QRectF& other) { return other.intersects(badge); }))
                continue;
            mark.badge = corner;
            m_badges.push_back(badge);
            return;
        }
        mark.letter.clear();
    }

    Scene& m_scene;
    std::map<PieceId, Figure*> m_figures;
    std::set<PieceId> m_taken;
    std::vector<QRectF> m_badges;
};

} // namespace

MarkedMove markedMove(const games::Game& game, const games::Move& move, std::optional<theory::Outcome> leaves)
{
    const games::Change change = game.change(move);
    const bool isDrawn = game.as<games::DrawnByHand>() != nullptr;
    return {.first = move.gesture.first,
            .pieces = isDrawn ? std::vector{move.gesture.first} : change.touched(),
            .to = change.to,
            .leaves = leaves};
}

void markMoves(Scene& scene, std::span<const MarkedMove> moves)
{
    Marking marking(scene);
    for (std::size_t number = 0; number < moves.size(); ++number)
        marking.add(number, moves[number]);
}

} // namespace scene
