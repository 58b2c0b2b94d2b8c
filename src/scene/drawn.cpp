// SPDX-License-Identifier: GPL-3.0-or-later

// Hackenbush: edges with the letters of those who may cut them, joints with the numbers that moves are named
// by, and the ground, which is joint 0.

#include "scene/drawn.h"
#include "scene/layout.h"
#include "scene/letters.h"

#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <array>
#include <map>

namespace scene {
namespace {

using games::Piece;
using games::PieceKind;
using theory::Mover;

constexpr double leastUnit = 0.5;
constexpr double mostStretch = 1.5;
constexpr double raised = 0.4;     // of the height left over, how much lies below the ground
constexpr double largestUnit = 13; // steps
constexpr double overhang = 0.45;  // units of ground on both sides

QSizeF drawable(const DrawnRoom& room)
{
    return {room.size.width() - 2 * room.side, room.size.height() - room.top - room.foot};
}

struct PlacedCurve {
    Curve curve;
    QRectF box = boxOf(curve);
};

constexpr double mostClearance = 20; // pixels

/// From a place to the nearest of the curves, at most mostClearance.
double clearanceOf(const std::vector<const PlacedCurve*>& curves, QPointF place)
{
    double most = mostClearance;
    for (const PlacedCurve* other : curves)
        if (other->box.adjusted(-most, -most, most, most).contains(place))
            most = std::min(most, distanceTo(other->curve, place));
    return most;
}

/// The part of a curve that is pointed at best.
double freePart(const std::vector<PlacedCurve>& curves, const PlacedCurve& own)
{
    constexpr double enough = 14; // pixels
    const QRectF around = own.box.adjusted(-mostClearance, -mostClearance, mostClearance, mostClearance);
    std::vector<const PlacedCurve*> near;
    for (const PlacedCurve& other : curves)
        if (&other != &own && other.box.left() <= around.right() && around.left() <= other.box.right() &&
            other.box.top() <= around.bottom() && around.top() <= other.box.bottom())
            near.push_back(&other);
    double best = 0.5;
    double clearest = -1;
    for (const double t : {0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8, 0.13, 0.87}) {
        const double clear = clearanceOf(near, pointAt(own.curve, t));
        if (clear > clearest) {
            clearest = clear;
            best = t;
        }
        if (clearest >= enough)
            break;
    }
    return best;
}

QString ownerLetter(Mover owner)
{
    //: at an edge on paper: the player Left may cut it
    return owner == Mover::Left ? wording::translate("Wording", "L")
                                : /*: the player Right */ wording::translate("Wording", "R");
}

class Drawing {
public:
    Drawing(Layout& layout, const DrawnSizes& sizes) : m_to(layout), m_sizes(sizes) {}

    void place()
    {
        for (const Piece& piece : m_to.board.pieces) {
            if (piece.kind != PieceKind::Edge)
                continue;
            m_owners[{piece.column, piece.row}].push_back(piece.owner);
            m_owners[{piece.toColumn, piece.toRow}].push_back(piece.owner);
        }
        std::size_t number = 0;
        m_to.placeAll(m_to.board.pieces, [&](const Piece& piece) {
            const bool isGhost = number >= m_to.board.pieces.size();
            if (piece.kind == PieceKind::Edge)
                placeEdge(piece, isGhost ? pointAt(curveOf(piece), 0.5) : m_sizes.places[number], isGhost);
            else if (piece.kind == PieceKind::Joint)
                placeJoint(piece);
            else
                placeGround(piece);
            ++number;
        });
        auto tags = m_to.look.tags;
        std::ranges::stable_sort(tags, {}, &games::Tag::column);
        for (const games::Tag& tag : tags)
            writeTag(tag);
    }

private:
    [[nodiscard]] bool isOutlined() const { return m_to.look.isOutlined(); }

    /// With its number: on its end, so that the texts below have their room.
    void placeGround(const Piece& ground)
    {
        const QPointF from = m_sizes.view.placeOf(QPointF(m_sizes.groundFrom, 0));
        const QPointF to = m_sizes.view.placeOf(QPointF(m_sizes.groundTo, 0));
        const double width = isOutlined() ? 2 * m_to.step() : std::max(2.0, m_sizes.thickness);
        const QString numeral = m_to.look.hasCaptions() ? wording::ungrouped(0) : QString();
        Figure& figure = m_to.add(ground, QRectF(from, QSizeF(to.x() - from.x(), width)));
        figure.thickness = width;
        if (!isOutlined()) {
            m_sizes.write(figure, numeral);
            figure.place = figure.spot;
        } else if (!numeral.isEmpty()) {
            const double size = m_sizes.number;
            m_to.write({from.x() + 0.5 * m_to.step(), from.y() - 1.3 * size, 2 * m_to.step(), 1.2 * size},
                       Qt::AlignLeft | Qt::AlignBottom, numeral, {size, false, Caption::Tone::Plain, true});
        }
    }

    void placeJoint(const Piece& joint)
    {
        const QString numeral = wording::ungrouped(games::minorOf(joint.id));
        Figure& figure = m_to.add(joint, {m_sizes.view.placeOf(QPointF(joint.column, joint.row)), QSizeF()});
        if (isOutlined()) {
            const double room = textWidth(numeral, m_sizes.number, false) + 0.5 * m_sizes.number;
            const double side =
                m_to.look.hasCaptions() ? std::max(3.5 * m_to.step(), room) : 1.6 * m_sizes.thickness;
            figure.place = around(figure.place.center(), side, side);
            figure.letter = m_to.look.hasCaptions() ? numeral : QString();
            figure.letterSize = m_sizes.number;
        } else {
            m_sizes.write(figure,
                          m_to.look.hasCaptions() && m_sizes.hasRoomFor(numeral) ? numeral : QString());
        }
        figure.spot = figure.place;
        if (const auto ends = m_owners.find({joint.column, joint.row});
            ends != m_owners.end() && ends->second.size() == 1)
            figure.tipOf = ends->second.front();
    }

    void placeEdge(const Piece& piece, QPointF clear, bool isGhost)
    {
        constexpr double pale = 0.5;
        const Curve curve = curveOf(piece);
        const Curve seen = m_sizes.view.placeOf(curve);
        Figure& edge = m_to.add(piece, boxOf(seen));
        edge.curve = seen;
        edge.thickness = m_sizes.thickness;
        if (isGhost) {
            edge.thickness *= 0.6;
            edge.emphasis = {.opacity = pale, .isBroken = true};
        }
        if (piece.owner == Mover::Either || m_sizes.letter == 0 || isGhost)
            return;
        edge.letter = ownerLetter(piece.owner);
        const double size = m_sizes.letter;
        const double off = isOutlined() ? 0.5 * m_sizes.thickness + 0.75 * size : m_sizes.besideEdge(size);
        const QPointF middle = m_sizes.view.placeOf(clear) + off * m_sizes.letterSide(curve);
        double& width = m_letterWidths[piece.owner == Mover::Left ? 0 : 1];
        width = width > 0 ? width : textWidth(edge.letter, size, true);
        m_to.scene.captions.push_back({around(middle, width, 1.15 * size), edge.letter, size, true,
                                       Caption::Tone::Plain,
                                       isOutlined() ? QColor() : m_to.look.colours.of(piece.owner)});
    }

    /// Below the ground, where texts that would meet go into a second line, or as a note above it.
    void writeTag(const games::Tag& tag)
    {
        const QString text = wording::typeset(QString::fromStdString(tag.text));
        const QPointF at = m_sizes.view.placeOf(QPointF(tag.column, tag.row));
        const double line = 1.25 * m_sizes.tag;
        QRectF place = around(at, textWidth(text, m_sizes.tag, true), line);
        const bool isNote = tag.row > 0;
        if (isNote) {
            place.translate(besideLetter(at, place.size()));
        } else {
            const bool isFirst = place.left() > m_ends[0] || place.left() <= m_ends[1];
            m_ends[isFirst ? 0 : 1] = place.right() + 0.5 * m_sizes.tag;
            place.moveTop(at.y() + (isOutlined() ? 2 * m_to.step() : 1.9 * m_sizes.thickness) +
                          (isFirst ? 0 : line));
        }
        m_to.scene.captions.push_back({place, text, m_sizes.tag, true, Caption::Tone::Plain, {}, isNote});
    }

    /// How far a large note gives way, so that the letter of its edge is read as well.
    [[nodiscard]] QPointF besideLetter(QPointF place, QSizeF size) const
    {
        constexpr double least = 20; // of tags from which notes are wider than what is between
        if (m_sizes.tag < least)
            return {};
        const Piece* nearest = nullptr;
        double reach = m_sizes.view.leastUnit() * 0.3;
        for (std::size_t number = 0; number < m_to.board.pieces.size(); ++number) {
            const Piece& piece = m_to.board.pieces[number];
            const double away = distanceOf(m_sizes.view.placeOf(m_sizes.places[number]), place);
            if (piece.kind == PieceKind::Edge && away < reach) {
                reach = away;
                nearest = &piece;
            }
        }
        if (nearest == nullptr)
            return {};
        const QPointF side = m_sizes.letterSide(curveOf(*nearest));
        const double edge = m_sizes.thickness / 2;
        return {-side.x() * std::max(0.0, size.width() / 2 - edge),
                -side.y() * std::max(0.0, size.height() / 2 - edge)};
    }

    Layout& m_to;
    std::map<std::pair<double, double>, std::vector<Mover>> m_owners; ///< whose edges end there
    const DrawnSizes& m_sizes;
    std::array<double, 2> m_letterWidths{};
    std::array<double, 2> m_ends{-1e9, -1e9}; ///< of the lines of texts below the ground
};

} // namespace

DrawnView fitted(const DrawnArea& area, const DrawnRoom& room)
{
    const QSizeF inner = drawable(room);
    const double across = std::max(leastUnit, inner.width() / (area.right - area.left));
    const double up = std::max(leastUnit, inner.height() / area.top);
    const DrawnView view{{std::min(across, up * mostStretch), std::min(up, across * mostStretch)}, {}};
    return heldIn(view, area, room);
}

DrawnView heldIn(const DrawnView& view, const DrawnArea& area, const DrawnRoom& room)
{
    const QSizeF inner = drawable(room);
    const double spareX = inner.width() - (area.right - area.left) * view.unit.x();
    const double spareY = inner.height() - area.top * view.unit.y();
    const double left = room.side - area.left * view.unit.x();
    const double ground = room.size.height() - room.foot;
    return {view.unit,
            {spareX >= 0 ? left + spareX / 2 : std::clamp(view.origin.x(), left + spareX, left),
             spareY >= 0 ? ground - spareY * raised : std::clamp(view.origin.y(), ground, ground - spareY)}};
}

DrawnView between(const DrawnView& from, const DrawnView& to, double part)
{
    return {from.unit + part * (to.unit - from.unit), from.origin + part * (to.origin - from.origin)};
}

std::vector<QPointF> clearPlaces(const std::vector<Piece>& pieces, const DrawnView& view)
{
    std::vector<PlacedCurve> curves;
    for (const Piece& piece : pieces)
        if (piece.kind == PieceKind::Edge)
            curves.push_back({view.placeOf(curveOf(piece))});
    std::vector<QPointF> places;
    places.reserve(pieces.size());
    std::size_t edge = 0;
    for (const Piece& piece : pieces)
        places.push_back(piece.kind == PieceKind::Edge
                             ? pointAt(curveOf(piece), freePart(curves, curves[edge++]))
                             : QPointF(piece.column, piece.row));
    return places;
}

double radiusAround(const QString& numeral, double size)
{
    constexpr double halfDigit = 0.31;
    constexpr double halfHeight = 0.36;
    return std::hypot(halfDigit * static_cast<double>(numeral.size()), halfHeight) * size + 1.5;
}

double ringGap(double thickness)
{
    return std::clamp(thickness * 0.4, 1.5, 4.0);
}

double ringLine(double thickness)
{
    return std::clamp(thickness * 0.3, 1.8, 4.0);
}

bool DrawnSizes::hasRoomFor(const QString& numeral) const
{
    constexpr double mostOfUnit = 0.3;
    return std::max(0.8 * thickness, radiusAround(numeral, number)) <= mostOfUnit * view.leastUnit();
}

void DrawnSizes::write(Figure& joint, const QString& numeral) const
{
    const double line = std::clamp(0.3 * thickness, 1.0, 4.0);
    const double needed = numeral.isEmpty() ? 0 : radiusAround(numeral, number);
    const double side = 2 * std::max(0.8 * thickness, needed) + line;
    joint.place = around(joint.place.center(), side, side);
    joint.letter = numeral;
    joint.letterSize = number;
    if (joint.kind == PieceKind::Joint)
        joint.thickness = line;
}

double DrawnSizes::besideEdge(double size) const
{
    return 0.5 * thickness + ringGap(thickness) + ringLine(thickness) + 0.62 * size;
}

QPointF DrawnSizes::letterSide(const Curve& units) const
{
    Curve stretched;
    for (std::size_t i = 0; i < units.size(); ++i)
        stretched[i] = {units[i].x() * view.unit.x(), units[i].y() * view.unit.y()};
    return scene::letterSide(stretched);
}

Scene drawnScene(const games::Board& board, const Look& look, const Room& room, const DrawnSizes& sizes)
{
    Layout layout(board, look, room);
    Drawing(layout, sizes).place();
    layout.finish(room.size, sizes.view.leastUnit(), 0);
    layout.scene.step = room.step;
    dress(layout.scene, board, look);
    return std::move(layout.scene);
}

/// As large as its room allows, and no larger than edges usually are.
void layOutDrawn(Layout& layout)
{
    const Look& look = layout.look;
    const double step = layout.step();
    bool isGreen = true;
    DrawnArea area{1e9, -1e9, 0.5};
    for (const Piece& piece : layout.board.pieces) {
        if (piece.kind != PieceKind::Edge)
            continue;
        constexpr int samples = 16;
        isGreen = isGreen && piece.owner == Mover::Either;
        for (int i = 0; i <= samples; ++i) {
            const QPointF at = pointAt(curveOf(piece), static_cast<double>(i) / samples);
            area = area.with({at.x(), at.x(), at.y()});
        }
    }
    if (area.left > area.right)
        area = {0, 1, 1};
    const bool captions = look.hasCaptions();
    const double beside = !captions ? 0.5 * step : isGreen ? step : 2 * step;
    const double above = !captions ? step : isGreen ? 2.5 * step : 4 * step;
    const double below = 2.2 * step + (look.tags.empty() ? 0 : 3.2 * layout.letter());
    const double wide = area.right - area.left + 2 * overhang;
    const double high = (layout.height() - below - above) / area.top;
    const double unit =
        std::max(0.2 * step, std::min({largestUnit * step, (layout.width() - 2 * beside) / wide,
                                       look.isOutlined() ? std::max(5 * step, high) : high}));
    const QSizeF size(wide * unit + 2 * beside, above + area.top * unit + below);
    const double letter = std::min(1.1 * layout.letter(), 0.35 * unit);
    const bool hasLetters = captions && (look.isOutlined() || letter >= layout.room.leastLetter);
    DrawnSizes sizes{
        .view = {{unit, unit}, {beside + (overhang - area.left) * unit, above + area.top * unit}},
        .thickness = std::clamp(0.11 * unit, 0.5 * step, 1.1 * step),
        .letter = hasLetters ? letter : 0,
        .number = 0.87 * layout.letter(),
        .tag = 1.25 * layout.letter()};
    sizes.groundFrom = area.left - overhang - beside / unit;
    sizes.groundTo = area.right + overhang + beside / unit;
    sizes.places = clearPlaces(layout.board.pieces, sizes.view);
    Drawing(layout, sizes).place();
    layout.finish(size, unit, largestUnit * step);
}

} // namespace scene
