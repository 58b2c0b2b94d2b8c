// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/pieces.h"
#include "scene/drawn.h"
#include "scene/layout.h"
#include "scene/letters.h"
#include "scene/outline.h"
#include "scene/worldpieces.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <array>
#include <cmath>

namespace scene {
namespace {

using games::PieceKind;
using theory::Mover;

/// Cut there, what is painted looks alike whatever else of the picture is painted.
QRectF alongPixels(const QTransform& view, const QRectF& place)
{
    return view.inverted().mapRect(QRectF(view.mapRect(place).toRect()));
}

/// Draws figures in the colours of a scene.
class PiecePainter {
public:
    PiecePainter(QPainter& painter, const Scene& scene, const QRegion& only)
        : m_painter(painter), m_scene(scene), m_only(only), m_view(painter.deviceTransform()),
          m_colours(scene.colours), m_isOutlined(scene.style == Style::Outlined),
          m_isGreen(std::ranges::none_of(scene.figures,
                                         [](const Figure& figure) {
                                             return figure.kind == PieceKind::Edge &&
                                                    figure.owner != Mover::Either;
                                         })),
          m_step(scene.step), m_hairline(m_isOutlined ? 0.18 * m_step : std::max(1.0, 0.1 * m_step)),
          m_line(m_isOutlined ? 0.32 * m_step : m_hairline),
          m_thick(m_isOutlined ? 0.63 * m_step : 2 * m_hairline),
          m_outline(m_isOutlined ? m_colours.ink : QColor()),
          m_squareEdge(m_isOutlined || scene.isFar ? m_colours.ink3 : m_colours.line),
          m_seen(-overhang, -overhang, scene.size.width() + 2 * overhang, scene.size.height() + 2 * overhang)
    {
    }

    /// Below the pieces, and not below the ground: around edges and joints that are spoken about, and around
    /// edges that moves cut.
    void paintHalos(const std::vector<Figure>& figures)
    {
        QRectF above = m_seen;
        for (const Figure& figure : figures)
            if (figure.kind == PieceKind::Ground)
                above.setBottom(figure.place.top());
        m_painter.save();
        if (above != m_seen)
            m_painter.setClipRect(alongPixels(m_view, above), Qt::IntersectClip);
        for (const Figure& figure : figures) {
            if (!figure.emphasis.isLit || !isSeen(figure))
                continue;
            if (figure.kind == PieceKind::Edge)
                stroke(figure.curve, faded(m_colours.accent, 0.24), 2.4 * figure.thickness);
            else if (figure.kind == PieceKind::Joint)
                disc(figure.place.marginsAdded(margins(0.3 * figure.place.width())),
                     faded(m_colours.accent, 0.3));
        }
        for (const Figure& figure : figures)
            if (figure.kind == PieceKind::Edge && figure.emphasis.ring != Emphasis::Ring::None &&
                isSeen(figure))
                paintRing(figure);
        m_painter.restore();
    }

    void paint(const Figure& figure)
    {
        const Emphasis& shown = figure.emphasis;
        if (!isSeen(figure))
            return;
        if (shown == Emphasis{})
            return draw(figure);
        if (figure.kind == PieceKind::Joint && shown.opacity < 1) // edges end below it
            disc(figure.place, m_colours.board);
        m_painter.save();
        m_painter.setOpacity(m_painter.opacity() * shown.opacity);
        if (shown.face < 1) {
            const QPointF middle = figure.place.center();
            const bool isUpsideDown = m_scene.world && mannerOf(figure.world).turnsUpsideDown;
            m_painter.translate(middle);
            m_painter.scale(isUpsideDown ? 1 : shown.face, isUpsideDown ? shown.face : 1);
            m_painter.translate(-middle);
        }
        draw(figure);
        emphasize(figure);
        m_painter.restore();
    }

private:
    [[nodiscard]] static QMarginsF margins(double width) { return {width, width, width, width}; }

    [[nodiscard]] bool isSeen(const Figure& figure) const
    {
        const QRectF reach = reachOf(m_scene, figure);
        return m_seen.intersects(reach) &&
               (m_only.isEmpty() || m_only.intersects(m_view.mapRect(reach).toAlignedRect()));
    }

    /// A capsule around an edge.
    void paintRing(const Figure& figure)
    {
        const bool isThin = figure.emphasis.ring == Emphasis::Ring::Thin;
        const double gap = m_isOutlined ? 0.3 * m_step : ringGap(figure.thickness);
        const double line = m_isOutlined ? (isThin ? 0.15 : 0.3) * m_step
                            : isThin     ? 1.5
                                         : ringLine(figure.thickness);
        const QColor& colour = figure.emphasis.colour.isValid() ? figure.emphasis.colour : m_colours.accent;
        stroke(figure.curve, colour, figure.thickness + 2 * (gap + line));
        stroke(figure.curve, m_colours.board, figure.thickness + 2 * gap);
    }

    /// Around what is drawn, seen against whatever lies there.
    void paintRingInWorld(const Figure& figure)
    {
        const bool isThick = figure.emphasis.ring == Emphasis::Ring::Thick;
        const double side = std::max(figure.place.width(), figure.place.height());
        const double line = std::max(2.0, std::min((isThick ? 0.26 : 0.16) * m_step, 0.09 * side));
        const double gap = std::min(0.3 * m_step, 0.08 * side);
        const QPainterPath edge = edgeOf(m_scene, figure, gap + line / 2);
        m_painter.setBrush(Qt::NoBrush);
        setPen(faded(m_colours.board, 0.8), line + 2);
        m_painter.drawPath(edge);
        setPen(m_colours.accent, line);
        m_painter.drawPath(edge);
    }

    void draw(const Figure& figure)
    {
        if (m_scene.world && paintInWorld(m_painter, m_scene, figure))
            return;
        const bool white = figure.owner == Mover::Left;
        switch (figure.kind) {
        case PieceKind::Stone: return paintStone(figure);
        case PieceKind::Stick: return paintStick(figure);
        case PieceKind::Pile: return paintPile(figure);
        case PieceKind::Base: return paintBase(figure);
        case PieceKind::Gap: return disc(figure.place, m_isOutlined ? m_colours.ink : m_colours.line);
        case PieceKind::Node: return paintNode(figure);
        case PieceKind::Token:
            disc(figure.place, m_colours.coin, m_outline, m_hairline);
            return letter(figure, m_colours.ink);
        case PieceKind::Arrow: return paintArrow(figure);
        case PieceKind::Square: return paintSquare(figure);
        case PieceKind::Coin:
        case PieceKind::Counter:
        case PieceKind::Head:
            return paintCoin(figure, m_isOutlined ? m_colours.surface : m_colours.coin, m_colours.onCoin);
        case PieceKind::Tail: return paintTail(figure);
        case PieceKind::LeftToken:
        case PieceKind::RightToken:
            if (m_isOutlined)
                return paintToken(figure, white ? m_colours.white : m_colours.black,
                                  white ? m_colours.black : m_colours.white, m_colours.ink);
            return paintCoin(figure, m_colours.of(figure.owner), m_colours.onFilled);
        case PieceKind::WhiteToken:
            return paintToken(figure, m_colours.white, m_colours.black, m_colours.ink2);
        case PieceKind::BlackToken:
            return paintToken(figure, m_colours.black, m_colours.white, m_colours.ink2);
        case PieceKind::Step:
            return box(figure.place, 0, m_colours.surface2, m_isOutlined ? m_colours.ink : m_colours.line,
                       m_line);
        case PieceKind::Queen: return paintQueen(figure);
        case PieceKind::Space:
            m_painter.setBrush(Qt::NoBrush);
            setPen(m_colours.ink3, m_hairline, Qt::DashLine);
            return m_painter.drawEllipse(figure.place);
        case PieceKind::Edge: return paintEdge(figure);
        case PieceKind::Joint: return paintJoint(figure);
        case PieceKind::Ground: return paintGround(figure);
        case PieceKind::Cut: return paintCut(figure);
        case PieceKind::Tile: return paintTile(figure, false);
        case PieceKind::CrossedTile: return paintTile(figure, true);
        case PieceKind::Button: return paintButton(figure);
        }
    }

    /// The part that goes, a place that may be chosen, and a ring around what is chosen or spoken about.
    void emphasize(const Figure& figure)
    {
        const double side = std::min(figure.place.width(), figure.place.height());
        const bool isRinged = figure.emphasis.ring != Emphasis::Ring::None;
        if (figure.kind == PieceKind::Edge || figure.kind == PieceKind::Joint)
            return; // see paintHalos and paintJoint
        if (figure.isCurve() && isRinged)
            return stroke(figure.curve, m_colours.accent, std::max(3.0, 1.6 * figure.thickness));
        if (figure.emphasis.gone > 0) {
            m_painter.save();
            QRectF part = figure.place;
            part.setHeight(std::round(part.height() * figure.emphasis.gone));
            m_painter.setClipRect(alongPixels(m_view, part), Qt::IntersectClip);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(faded(m_colours.board, 0.45));
            m_painter.drawPath(edgeOf(m_scene, figure, 0));
            m_painter.restore();
        }
        if (figure.emphasis.isOffered) {
            constexpr double least = 12; // of a place that is hardly drawn
            Figure place = figure;
            if (side < least && std::min(figure.spot.width(), figure.spot.height()) > side)
                place.place = figure.spot;
            m_painter.setBrush(faded(m_colours.accent, 0.14));
            setPen(m_colours.accent, std::max(2.0, 0.04 * side));
            m_painter.drawPath(edgeOf(m_scene, place, 0));
        }
        if (!isRinged)
            return;
        if (m_scene.world && !contourOf(figure, 0).isEmpty())
            return paintRingInWorld(figure);
        const double share = figure.emphasis.ring == Emphasis::Ring::Thick ? 0.09 : 0.05;
        const double line = std::max(2.0, share * side);
        m_painter.setBrush(Qt::NoBrush);
        setPen(m_colours.board, std::max(1.5, 0.035 * side)); // the ring is seen against the piece, too
        m_painter.drawPath(edgeOf(m_scene, figure, 0));
        setPen(m_colours.accent, line);
        m_painter.drawPath(edgeOf(m_scene, figure, line / 2));
    }

    // Strokes

    void setPen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine)
    {
        QPen pen(colour, width, style, style == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin);
        if (style == Qt::CustomDashLine) // short dashes, so that each edge has several
            pen.setDashPattern({2.2, 1.4});
        m_painter.setPen(pen);
    }

    void disc(const QRectF& place, const QColor& fill, const QColor& border = {}, double width = 0)
    {
        const double inset = border.isValid() ? width / 2 : 0;
        if (border.isValid())
            setPen(border, width);
        else
            m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        m_painter.drawEllipse(place.adjusted(inset, inset, -inset, -inset));
    }

    void ring(const QRectF& place, double share, const QColor& colour, double width)
    {
        setPen(colour, width);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(around(place.center(), place.width() * share, place.height() * share));
    }

    void box(const QRectF& place, double rounding, const QColor& fill, const QColor& border = {},
             double width = 0)
    {
        if (border.isValid())
            setPen(border, width);
        else
            m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        if (rounding > 0)
            m_painter.drawRoundedRect(place, rounding, rounding);
        else
            m_painter.drawRect(place);
    }

    void stroke(const Curve& curve, const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine)
    {
        setPen(colour, width, style);
        strokeAsSet(curve);
    }

    void strokeAsSet(const Curve& curve)
    {
        if (!m_isOutlined && distanceOf(pointAt(curve, 0.5), (curve[0] + curve[3]) / 2) < 0.01)
            return m_painter.drawLine(curve[0], curve[3]);
        QPainterPath path(curve[0]);
        path.cubicTo(curve[1], curve[2], curve[3]);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
    }

    /// Smaller than the piece, and none where it could not be read.
    void letter(const Figure& figure, const QColor& colour)
    {
        constexpr double least = 5;
        if (figure.letter.isEmpty() || figure.letterSize < least)
            return;
        const double wide = textWidth(figure.letter, figure.letterSize, true);
        const double room = 0.9 * figure.place.width();
        const double size = wide > room ? figure.letterSize * room / wide : figure.letterSize;
        write(m_painter, figure.place, figure.letter, size, true, colour);
    }

    // Pieces

    void paintStone(const Figure& figure)
    {
        constexpr double leastShine = 18;
        disc(figure.place, m_isOutlined ? m_colours.surface : m_colours.stone, m_outline, m_line);
        const double side = figure.place.width();
        if (m_isOutlined || side < leastShine)
            return;
        disc(QRectF(figure.place.topLeft() + QPointF(0.2, 0.18) * side, QSizeF(0.3, 0.3) * side),
             faded(Qt::white, 0.18));
    }

    /// A rim inside, or a letter; heads has a thicker edge on paper.
    void paintCoin(const Figure& figure, const QColor& fill, const QColor& ink)
    {
        constexpr double leastRim = 10;
        const bool isHead = figure.kind == PieceKind::Head;
        disc(figure.place, fill, m_outline, isHead ? m_thick : m_line);
        if (m_isOutlined && figure.letter.isEmpty())
            ring(figure.place, 0.66, m_colours.ink, m_hairline);
        if (!m_isOutlined && figure.place.width() > leastRim)
            ring(figure.place, 0.78, faded(Qt::white, 0.55), std::max(1.0, 0.04 * figure.place.width()));
        letter(figure, ink);
    }

    void paintTail(const Figure& figure)
    {
        disc(figure.place, m_colours.surface2, m_isOutlined ? m_colours.ink : m_colours.line, m_hairline);
        if (!figure.letter.isEmpty())
            write(m_painter, figure.place, figure.letter, figure.letterSize, false, m_colours.ink2);
    }

    /// Its edge is seen on every board.
    void paintToken(const Figure& figure, const QColor& fill, const QColor& ink, const QColor& border)
    {
        disc(figure.place, fill, border, m_isOutlined ? m_thick : std::max(1.0, 0.05 * figure.place.width()));
        letter(figure, ink);
    }

    /// Too high to be drawn stone by stone.
    void paintPile(const Figure& figure)
    {
        const QColor& colour = figure.isOfCoins ? m_colours.coin : m_colours.stone;
        box(figure.place, std::min(figure.place.width(), figure.place.height()) / 2,
            m_isOutlined ? m_colours.surface2 : colour, m_outline, m_line);
        letter(figure, m_isOutlined       ? m_colours.ink
                       : figure.isOfCoins ? m_colours.onCoin
                                          : m_colours.onFilled);
    }

    void paintTile(const Figure& figure, bool isCrossed)
    {
        const double side = figure.place.width();
        const QColor border = m_isOutlined ? m_colours.ink : isCrossed ? m_colours.stone : QColor();
        box(figure.place, m_isOutlined ? 0.06 * side : 0.2 * side,
            m_isOutlined || isCrossed ? m_colours.surface2 : m_colours.stone, border,
            m_isOutlined ? 0.7 * m_thick : m_hairline);
        if (!isCrossed)
            return;
        const double reach = 0.28 * side;
        setPen(m_isOutlined ? m_colours.ink : m_colours.stone,
               m_isOutlined ? m_line : std::max(1.5, 0.09 * side));
        const QPointF middle = figure.place.center();
        m_painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach));
        m_painter.drawLine(middle - QPointF(reach, -reach), middle + QPointF(reach, -reach));
    }

    void paintStick(const Figure& figure)
    {
        const double width = (m_isOutlined ? 0.67 : 1) * figure.place.width();
        const double middle = figure.place.center().x();
        setPen(m_colours.stone, width);
        m_painter.drawLine(QPointF(middle, figure.place.top() + width / 2),
                           QPointF(middle, figure.place.bottom() - width / 2));
    }

    void paintCut(const Figure& figure)
    {
        const double middle = figure.place.center().x();
        setPen(m_isOutlined ? m_colours.ink : m_colours.ink3, m_hairline,
               m_isOutlined ? Qt::DotLine : Qt::DashLine);
        m_painter.drawLine(QPointF(middle, figure.place.top()), QPointF(middle, figure.place.bottom()));
    }

    void paintSquare(const Figure& figure)
    {
        if (figure.mapped)
            return paintMapped(figure);
        constexpr double leastRounded = 8;
        const double side = std::min(figure.place.width(), figure.place.height());
        box(figure.place, m_isOutlined || side < leastRounded ? 0 : 0.15 * side, m_colours.surface,
            m_squareEdge, std::min(m_hairline, 0.1 * side));
        if (figure.isGoal && !m_isOutlined)
            for (const double share : {0.65, 0.26})
                ring(figure.place, share, m_colours.ink3, std::max(1.0, 0.05 * side));
    }

    /// Where there is no room for its number it is light or dark, and a losing one has its letter or a dot:
    /// colour is not all.
    void paintMapped(const Figure& figure)
    {
        constexpr double leastNumber = 16;
        constexpr double leastLetter = 8;
        const Mapped& told = *figure.mapped;
        const double side = figure.place.width();
        const bool isRead = side >= leastNumber;
        const bool wins = told.isCold && told.isReached;
        const double heat = !isRead && told.strength > 0 ? 0.85 * told.strength : told.isReached ? 0.12 : 0;
        const QColor border = wins             ? m_colours.ink
                              : told.isCold    ? m_colours.cold
                              : told.isReached ? faded(m_colours.hot, isRead ? 0.3 : 0.8)
                                               : m_squareEdge;
        const double line = wins ? std::max(2.0, 0.08 * side) : std::min(m_hairline, 0.1 * side);
        const double inset = wins ? line / 2 : 0; // what wins is seen around what is marked
        box(figure.place.adjusted(inset, inset, -inset, -inset), 0.13 * side,
            told.isCold ? m_colours.cold : mixed(m_colours.hot, m_colours.surface, heat), border, line);
        const QColor ink = told.isCold ? m_colours.onFilled : m_colours.ink;
        if (figure.isGoal && side >= leastLetter) {
            const double reach = 0.39 * side;
            m_painter.setBrush(Qt::NoBrush);
            setPen(told.isCold ? ink : m_colours.ink3, std::max(1.0, 0.05 * side));
            m_painter.drawRoundedRect(around(figure.place.center(), 2 * reach, 2 * reach), reach / 4,
                                      reach / 4);
        }
        const double share = told.text.size() > 3 ? 0.3 : 0.44;
        if (isRead)
            write(m_painter, figure.place, told.text, share * side, told.isCold, ink);
        else if (told.isCold && side >= leastLetter)
            write(m_painter, figure.place, QStringLiteral("P"), 0.76 * side, true, ink);
        else if (told.isCold)
            disc(around(figure.place.center(), 0.44 * side, 0.44 * side), ink);
    }

    void paintBase(const Figure& figure)
    {
        if (figure.place.isEmpty()) // its count alone is seen
            return;
        if (!m_isOutlined)
            return box(figure.place, figure.place.height() / 2, m_colours.line);
        setPen(m_colours.ink, m_thick);
        m_painter.drawLine(figure.place.topLeft(), figure.place.topRight());
    }

    /// A crown.
    void paintQueen(const Figure& figure)
    {
        constexpr std::array outline{QPointF(0.20, 0.80), QPointF(0.12, 0.32), QPointF(0.32, 0.52),
                                     QPointF(0.50, 0.18), QPointF(0.68, 0.52), QPointF(0.88, 0.32),
                                     QPointF(0.80, 0.80)};
        const double side = figure.place.width();
        if (!m_isOutlined)
            box(figure.place, 0.2 * side, m_colours.accent);
        QPolygonF crown;
        for (const QPointF& point : outline)
            crown << figure.place.topLeft() + side * point;
        const QColor colour = m_isOutlined ? m_colours.ink : m_colours.onFilled;
        setPen(colour, m_isOutlined ? m_hairline : 0);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(crown);
    }

    void paintNode(const Figure& figure)
    {
        disc(figure.place, m_colours.surface, m_colours.stone, 1.5 * m_line);
        letter(figure, m_colours.ink);
    }

    /// Of a queen's ways, which lie below the pieces, there is no head.
    void paintArrow(const Figure& figure)
    {
        if (figure.id == games::PieceId{})
            return stroke(figure.curve, faded(m_colours.accent, 0.35), figure.thickness);
        const QColor colour = m_isOutlined ? m_colours.ink : m_colours.ink3;
        const double head = std::min(2.3 * m_step, 0.35 * lengthOf(figure.curve));
        const QPointF along = directionAt(figure.curve, 1);
        const QPointF end = figure.curve[3];
        const auto behind = [&](double turn, double length) {
            const double angle = std::atan2(along.y(), along.x()) + turn;
            return end - length * QPointF(std::cos(angle), std::sin(angle));
        };
        Curve line = figure.curve;
        line[3] = behind(0, 0.7 * head);
        stroke(line, colour, figure.thickness);
        setPen(colour, m_isOutlined ? m_hairline : 0);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(QPolygonF({end, behind(-0.42, head), behind(0.42, head)}));
    }

    /// On paper Left's edges are thick, Right's are dashed, and green ones are double lines beside such
    /// edges.
    void paintEdge(const Figure& figure)
    {
        if (!m_isOutlined && figure.emphasis.isBroken) {
            QPen pen(m_colours.of(figure.owner), figure.thickness, Qt::CustomDashLine, Qt::RoundCap);
            pen.setDashPattern({1.2, 1.8});
            m_painter.setPen(pen);
            return strokeAsSet(figure.curve);
        }
        if (!m_isOutlined) {
            stroke(figure.curve, m_colours.of(figure.owner), figure.thickness);
            if (figure.letter.isEmpty() && figure.owner != Mover::Either)
                paintTicks(figure);
            return;
        }
        const double width = 0.78 * m_step;
        const bool isDouble = figure.owner == Mover::Either && !m_isGreen;
        stroke(figure.curve, m_colours.ink, isDouble ? 1.5 * width : width,
               figure.owner == Mover::Right ? Qt::CustomDashLine : Qt::SolidLine);
        if (isDouble)
            stroke(figure.curve, m_colours.surface, 1.5 * width - 2 * m_line);
    }

    /// Where there is no room for letters: one gap in blue edges, two in red ones.
    void paintTicks(const Figure& figure)
    {
        constexpr double leastLength = 14;
        const double length = lengthOf(figure.curve);
        if (length < leastLength)
            return;
        const double step = 3.2 / length;
        const QPointF along = directionAt(figure.curve, 0.5);
        const QPointF across = QPointF(-along.y(), along.x()) * (0.9 * figure.thickness);
        m_painter.setPen(QPen(m_colours.board, 2.2, Qt::SolidLine, Qt::FlatCap));
        for (const double t : {0.5 - step, 0.5 + step}) {
            const QPointF middle = pointAt(figure.curve, figure.owner == Mover::Left ? 0.5 : t);
            m_painter.drawLine(middle - across, middle + across);
        }
    }

    /// With its number on its end.
    void paintGround(const Figure& figure)
    {
        const double width = m_isOutlined ? m_thick : figure.thickness;
        const QPointF below(0, m_isOutlined ? 0 : width / 2);
        QRectF place = figure.place;
        place.setLeft(std::max(place.left(), m_seen.left() - width)); // it may be far longer
        place.setRight(std::min(place.right(), m_seen.right() + width));
        setPen(m_colours.ground, width);
        if (!m_scene.world) // see paintInWorld
            m_painter.drawLine(place.topLeft() + below, place.topRight() + below);
        if (!figure.letter.isEmpty()) {
            const double radius = std::max(0.8 * width, radiusAround(figure.letter, figure.letterSize));
            const double line = std::clamp(0.3 * width, 1.0, 4.0);
            const QPointF middle(std::max(place.left(), 0.0) + radius, place.top() + width / 2);
            const QRectF number = around(middle, 2 * radius + line, 2 * radius + line);
            disc(number, m_colours.surface, m_colours.ground, line);
            write(m_painter, number, figure.letter, figure.letterSize, true, m_colours.ink);
        }
        if (!m_isOutlined)
            return;
        const int strokes = static_cast<int>((place.width() - 1.6 * m_step) / (2.2 * m_step)) + 1;
        setPen(m_colours.ink, m_hairline);
        for (int stroke = 0; stroke < strokes; ++stroke) {
            const QPointF from = place.topLeft() + QPointF((1.6 + 2.2 * stroke) * m_step, 0);
            m_painter.drawLine(from, from + QPointF(-1.4, 1.8) * m_step);
        }
    }

    /// One that is pointed at has a ring of its own.
    void paintJoint(const Figure& figure)
    {
        const bool isRinged = figure.emphasis.ring != Emphasis::Ring::None;
        disc(figure.place, m_colours.surface, isRinged ? m_colours.accent : m_colours.joint,
             m_isOutlined ? m_line : (isRinged ? 1.4 : 1) * figure.thickness);
        if (!figure.letter.isEmpty())
            write(m_painter, figure.place, figure.letter, figure.letterSize, !m_isOutlined, m_colours.ink);
        if (figure.emphasis.ring == Emphasis::Ring::Thick)
            ring(figure.place, 1.8, m_colours.accent, 2);
    }

    void paintButton(const Figure& figure)
    {
        const QColor colour = m_isOutlined ? m_colours.ink : m_colours.of(figure.owner);
        const double rounding = (m_isOutlined ? 0.2 : 0.5) * figure.place.height();
        box(figure.place, rounding, m_colours.surface, colour, m_line);
        write(m_painter, figure.place, figure.letter, figure.letterSize, false, colour);
    }

    QPainter& m_painter;
    const Scene& m_scene;
    const QRegion& m_only;
    QTransform m_view;
    const Palette& m_colours;
    bool m_isOutlined;
    bool m_isGreen; ///< no edge is one player's alone
    double m_step;
    double m_hairline;
    double m_line;
    double m_thick;
    /// Around filled pieces: none in colours, which can be told apart without.
    QColor m_outline;
    QColor m_squareEdge;                   ///< seen from the back row
    static constexpr double overhang = 24; ///< that is painted beside a scene
    QRectF m_seen;
};

/// Below the other pieces: also what they are strung on, and what is cut.
bool isBelow(const Scene& scene, const Figure& figure)
{
    return figure.isCurve() || figure.kind == PieceKind::Ground ||
           (scene.world && (figure.kind == PieceKind::Base || figure.world == games::World::Cane) &&
            figure.kind != PieceKind::Cut);
}

/// The radius of the corners of a line around it.
double roundingOf(const Figure& figure, double gap)
{
    const double side = std::min(figure.place.width(), figure.place.height()) + 2 * gap;
    switch (figure.kind) {
    case PieceKind::Step:
    case PieceKind::Ground: return 0;
    case PieceKind::Square: return 0.15 * side;
    case PieceKind::Tile:
    case PieceKind::CrossedTile:
    case PieceKind::Queen: return 0.2 * side + 0.5 * gap;
    default: return 0.5 * side;
    }
}

} // namespace

QPainterPath edgeOf(const Scene& scene, const Figure& figure, double gap)
{
    QPainterPath path;
    if (figure.isCurve()) {
        QPainterPath line(figure.curve[0]);
        line.cubicTo(figure.curve[1], figure.curve[2], figure.curve[3]);
        QPainterPathStroker stroker;
        stroker.setWidth(figure.thickness + 2 * gap);
        stroker.setCapStyle(Qt::RoundCap);
        stroker.setJoinStyle(Qt::RoundJoin);
        path = stroker.createStroke(line).simplified();
    } else {
        path = edgeOfAll(scene, {&figure}, gap);
    }
    return path;
}

QPainterPath edgeOfAll(const Scene& scene, const std::vector<const Figure*>& figures, double gap)
{
    std::vector<Cell> cells;
    for (const Figure* figure : figures) {
        if (figure->place.isEmpty())
            continue;
        cells.push_back({.spot = figure->spot,
                         .place = figure->place.adjusted(-gap, -gap, gap, gap),
                         .rounding = roundingOf(*figure, gap)});
        if (scene.world && figure->kind != PieceKind::Tile) // which fills its square: many are united sooner
            cells.back().contour = contourOf(*figure, gap);
    }
    return cells.empty() ? QPainterPath() : outlineOf(cells);
}

QRectF reachOf(const Scene& scene, const Figure& figure)
{
    const QRectF& place = figure.place;
    const bool isLong = figure.kind == PieceKind::Stick; // it may lie
    const double beside = figure.isCurve() || figure.kind == PieceKind::Ground
                              ? 4 * figure.thickness
                              : (isLong ? 1.1 : 0.3) * std::max(place.width(), place.height());
    const double away = 4 + std::max({scene.step, beside, 2 * figure.thickness, figure.letterSize});
    return (figure.emphasis.isOffered ? place.united(figure.spot) : place).adjusted(-away, -away, away, away);
}

void paintPieces(QPainter& painter, const Scene& scene, const QRegion& only)
{
    PiecePainter pieces(painter, scene, only);
    const bool isCut = scene.squares && !scene.squares->seen.contains(scene.squares->place);
    const QRectF seen = isCut ? scene.squares->seen : QRectF();
    painter.save();
    if (isCut)
        painter.setClipRect(alongPixels(painter.deviceTransform(), seen), Qt::IntersectClip);
    pieces.paintHalos(scene.figures);
    for (const auto* const below : {&scene.scenery, &scene.ghosts})
        for (const Figure& figure : *below)
            if ((!isCut || figure.isCurve() || figure.place.intersects(seen)) &&
                !(below == &scene.ghosts && scene.world && paintDent(painter, scene, figure)))
                pieces.paint(figure);
    const auto layerOf = [&scene](const Figure& figure) {
        return isBelow(scene, figure) ? 0 : figure.emphasis.ring == Emphasis::Ring::None ? 1 : 2;
    };
    for (const int layer : {0, 1, 2})
        for (const Figure& figure : scene.figures)
            if (layerOf(figure) == layer)
                pieces.paint(figure);
    painter.restore();
}

} // namespace scene
