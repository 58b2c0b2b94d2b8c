// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/graphpainter.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace models {
namespace {

constexpr double headScale = 0.45;           // arrowheads from this scale on
constexpr double leastLetter = 8.5;          // pixels of a box that holds its letter alone
constexpr double leastHeight = 6;            // pixels of a box, however far away
constexpr double leastText = 6.5;            // pixels of letters that can be read
constexpr double mostText = 17;              // pixels: a closer look shows more of a long name
constexpr double textHeight = 13;            // units
constexpr double ringGap = 3.5;              // units between the two rings
constexpr double paleness = 0.78;            // of the veil over what is not looked at
constexpr std::size_t manyArrows = 2500;     // more are drawn as plain lines
constexpr std::size_t smoothArrows = 10'000; // more are drawn with steps

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

class GraphPainter {
public:
    GraphPainter(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale)
        : m_painter(painter), m_scene(scene), m_graph(scene.whole->graph), m_drawing(*scene.drawing),
          m_visible(visible), m_scale(scale), m_stroke(std::clamp(scale, 0.55, 1.6)), m_font(scene.font)
    {
        m_font.setPixelSize(std::max(1, static_cast<int>(std::min(textHeight * scale, mostText))));
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintAll()
    {
        const std::vector<std::size_t> seen = seenArrows();
        m_crowd = seen.size();
        if (m_crowd >= manyArrows)
            paintCrowd(seen);
        for (const bool winning : {false, true})
            for (const std::size_t arrow : seen)
                if (isWinning(arrow) == winning && (winning || m_crowd < manyArrows))
                    paintArrow(arrow, 1);
        const QRectF around = m_visible.adjusted(-8, -8, 8, 8);
        for (std::size_t place = 0; place < m_drawing.nodes.size(); ++place)
            if (m_drawing.boxes[place].intersects(around))
                paintNode(place);
    }

    void paintFocused(const GraphFocus& focus)
    {
        m_painter.fillRect(QRectF(QPointF(), m_visible.size() * m_scale),
                           withAlpha(m_scene.colours.board, paleness));
        if (focus.node >= 0)
            paintNeighbours(static_cast<analysis::NodeIndex>(focus.node));
        paintLine(focus.line);
    }

private:
    [[nodiscard]] QPointF px(QPointF place) const { return (place - m_visible.topLeft()) * m_scale; }
    [[nodiscard]] QRectF px(const QRectF& box) const { return {px(box.topLeft()), box.size() * m_scale}; }
    [[nodiscard]] const analysis::GraphArrow& arrowAt(std::size_t arrow) const
    {
        return m_graph.arrows[m_drawing.arrows[arrow]];
    }
    [[nodiscard]] bool isLabelled(analysis::NodeIndex node) const
    {
        const auto& remoteness = m_graph.nodes[node].remoteness;
        return !m_scene.isLabelling || (remoteness && *remoteness <= m_scene.labelled);
    }
    /// As far as the labels tell.
    [[nodiscard]] bool isWinning(std::size_t arrow) const
    {
        return isLabelled(arrowAt(arrow).to) && m_graph.isWinning(arrowAt(arrow));
    }

    [[nodiscard]] std::vector<std::size_t> seenArrows() const
    {
        std::vector<std::size_t> seen;
        seen.reserve(m_drawing.arrows.size());
        for (std::size_t arrow = 0; arrow < m_drawing.arrows.size(); ++arrow) {
            const auto curve = m_drawing.curve(arrow);
            const auto [left, right] = std::ranges::minmax_element(curve, {}, &QPointF::x);
            const auto [top, bottom] = std::ranges::minmax_element(curve, {}, &QPointF::y);
            const bool isSeen = right->x() >= m_visible.left() && left->x() <= m_visible.right() &&
                                bottom->y() >= m_visible.top() && top->y() <= m_visible.bottom();
            if (isSeen && (!m_scene.onlyWinning || isWinning(arrow)))
                seen.push_back(arrow);
        }
        if (seen.size() >= manyArrows)
            std::erase_if(seen, [this](std::size_t arrow) { return !isCrossing(arrow); });
        return seen;
    }

    /// Whether an arrow as a straight line is in view.
    [[nodiscard]] bool isCrossing(std::size_t arrow) const
    {
        const QPointF start = m_drawing.curve(arrow).front();
        const QPointF step = m_drawing.curve(arrow).back() - start;
        double first = 0; // the part of the line that is in view
        double last = 1;
        const auto cut = [&first, &last](double speed, double room) {
            if (speed > 0)
                last = std::min(last, room / speed);
            else if (speed < 0)
                first = std::max(first, room / speed);
            else if (room < 0)
                last = -1;
        };
        cut(step.x(), m_visible.right() - start.x());
        cut(-step.x(), start.x() - m_visible.left());
        cut(step.y(), m_visible.bottom() - start.y());
        cut(-step.y(), start.y() - m_visible.top());
        return first <= last;
    }

    [[nodiscard]] QColor arrowColour(std::size_t arrow) const
    {
        const LabColours& colours = m_scene.colours;
        switch (arrowAt(arrow).player) {
        case theory::Mover::Left: return colours.left;
        case theory::Mover::Right: return colours.right;
        case theory::Mover::Either: break;
        }
        return isWinning(arrow) ? colours.cold : colours.ink3;
    }

    /// Winning moves are wider, others pale; Right's are dashed where that can be seen.
    [[nodiscard]] QPen arrowPen(std::size_t arrow, double strength) const
    {
        const bool winning = isWinning(arrow);
        const double crowding =
            std::clamp(400.0 / static_cast<double>(std::max<std::size_t>(m_crowd, 1)), 0.3, 1.0);
        const double alpha = winning ? 0.55 + 0.4 * crowding : 0.15 + 0.4 * crowding;
        QPen pen(withAlpha(arrowColour(arrow), std::min(1.0, alpha * strength)),
                 (winning ? 2.2 : 1.0) * m_stroke * (strength > 1 ? 1.25 : 1));
        if (arrowAt(arrow).player == theory::Mover::Right && m_crowd < manyArrows)
            pen.setDashPattern({4, 3});
        return pen;
    }

    /// Very many losing moves: thin lines, all of a player at once.
    void paintCrowd(const std::vector<std::size_t>& arrows)
    {
        std::array<std::vector<QLineF>, 3> lines; // by player
        std::array<QPen, 3> pens;
        for (const std::size_t arrow : arrows) {
            if (isWinning(arrow))
                continue;
            const auto player = static_cast<std::size_t>(arrowAt(arrow).player);
            if (lines.at(player).empty())
                pens.at(player) = QPen(arrowPen(arrow, 1).color(), 1);
            const auto curve = m_drawing.curve(arrow);
            lines.at(player).emplace_back(px(curve.front()), px(curve.back()));
        }
        m_painter.setRenderHint(QPainter::Antialiasing, m_crowd < smoothArrows);
        for (std::size_t player = 0; player < lines.size(); ++player) {
            m_painter.setPen(pens.at(player));
            m_painter.drawLines(lines.at(player).data(), static_cast<int>(lines.at(player).size()));
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintArrow(std::size_t arrow, double strength)
    {
        const auto curve = m_drawing.curve(arrow);
        const QPen pen = arrowPen(arrow, strength);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        if (m_crowd >= manyArrows) {
            m_painter.drawLine(px(curve.front()), px(curve.back()));
        } else {
            QPainterPath path(px(curve.front()));
            for (std::size_t i = 1; i + 2 < curve.size(); i += 3)
                path.cubicTo(px(curve[i]), px(curve[i + 1]), px(curve[i + 2]));
            m_painter.drawPath(path);
        }
        if (m_scale >= headScale && m_crowd < manyArrows)
            paintHead(px(curve[curve.size() - 2]), px(curve.back()), pen.color(),
                      isWinning(arrow) || strength > 1);
    }

    void paintHead(QPointF before, QPointF tip, const QColor& colour, bool large)
    {
        const QPointF along = tip - before;
        const double length = std::hypot(along.x(), along.y());
        if (length == 0)
            return;
        const double side = (large ? 8 : 6) * m_stroke;
        const QPointF back = along / length * side;
        const QPointF across(-back.y() * 0.42, back.x() * 0.42);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(QPolygonF{{tip, tip - back + across, tip - back - across}});
    }

    struct Look {
        QString letter{};
        QColor ink;
        QColor fill;
        bool ringed = false;
    };

    [[nodiscard]] Look lookOf(analysis::NodeIndex node) const
    {
        const LabColours& colours = m_scene.colours;
        const auto& outcome = m_graph.nodes[node].outcome;
        if (!outcome || !isLabelled(node))
            return {.letter = {}, .ink = colours.ink3, .fill = colours.surface};
        const bool isTerminal = m_scene.isLabelling && m_graph.nodes[node].isTerminal;
        const QString letter(isTerminal ? QLatin1Char('T') : QLatin1Char(theory::letter(*outcome)));
        switch (*outcome) {
        case theory::Outcome::P: return {letter, colours.cold, colours.coldTint, true};
        case theory::Outcome::N: return {letter, colours.hot, colours.surface};
        case theory::Outcome::L: return {letter, colours.left, colours.leftTint};
        case theory::Outcome::R: break;
        }
        return {letter, colours.right, colours.rightTint};
    }

    /// Where a node is drawn: from far away a little larger than its place.
    [[nodiscard]] QRectF boxAt(std::size_t place) const
    {
        const QRectF box = px(m_drawing.boxes[place]);
        const double least = m_drawing.nodes.size() > 400 ? leastHeight / 2 : leastHeight;
        const double more = std::max(0.0, (least - box.height()) / 2);
        return box.adjusted(-more, -more, more, more);
    }

    void paintNode(std::size_t place)
    {
        const analysis::NodeIndex node = m_drawing.nodes[place];
        const Look look = lookOf(node);
        const QRectF box = boxAt(place);
        const bool isReadable = textHeight * m_scale >= leastText;
        const bool isPlain = box.height() < leastLetter;
        const double radius = std::min(box.height() / 4, 12.0);
        const double ring = std::max(1.5, ringGap * m_scale);
        if (look.ringed) {
            m_painter.setPen(QPen(look.ink, std::max(0.8, 1.3 * m_stroke)));
            m_painter.setBrush(m_scene.colours.board);
            m_painter.drawRoundedRect(box.adjusted(-ring, -ring, ring, ring), radius + ring, radius + ring);
        }
        QPen pen(look.ringed  ? look.ink
                 : isReadable ? m_scene.colours.ink3
                              : look.ink,
                 look.ringed ? 1.6 * m_stroke : m_stroke);
        if (m_drawing.isCut[place])
            pen.setDashPattern({3, 3});
        m_painter.setPen(pen);
        m_painter.setBrush(look.ringed && isPlain ? look.ink : look.fill);
        m_painter.drawRoundedRect(box, radius, radius);
        if (isReadable)
            paintText(box, look, QString::fromStdString(m_graph.nodes[node].name));
        else if (!isPlain)
            paintLetter(box, look);
    }

    void paintLetter(const QRectF& box, const Look& look)
    {
        QFont bold = m_font;
        bold.setBold(true);
        bold.setPixelSize(static_cast<int>(box.height() * 0.85));
        m_painter.setFont(bold);
        m_painter.setPen(look.ink);
        m_painter.drawText(box, Qt::AlignCenter, look.letter);
    }

    /// The letter, bold, and the name behind it; in the middle together.
    void paintText(const QRectF& box, const Look& look, const QString& name)
    {
        QFont bold = m_font;
        bold.setBold(true);
        const QFontMetricsF metrics(m_font);
        const double space = look.letter.isEmpty() ? 0 : metrics.horizontalAdvance(QLatin1Char(' '));
        const double letter = QFontMetricsF(bold).horizontalAdvance(look.letter);
        const double room = box.width() - 10 * m_scale - letter - space;
        const QString shown = metrics.elidedText(name, Qt::ElideRight, std::max(0.0, room) + 1);
        const double width = letter + space + metrics.horizontalAdvance(shown);
        const double x = box.center().x() - width / 2;
        m_painter.setPen(look.ink);
        m_painter.setFont(bold);
        m_painter.drawText(QRectF(x, box.top(), letter + 2, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
                           look.letter);
        m_painter.setPen(m_scene.colours.ink);
        m_painter.setFont(m_font);
        m_painter.drawText(QRectF(x + letter + space, box.top(), box.width(), box.height()),
                           Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    }

    void paintNeighbours(analysis::NodeIndex node)
    {
        const int own = m_drawing.placeOf(node);
        if (own < 0)
            return;
        std::vector<std::size_t> places{static_cast<std::size_t>(own)};
        for (std::size_t arrow = 0; arrow < m_drawing.arrows.size(); ++arrow) {
            const analysis::GraphArrow& move = arrowAt(arrow);
            const bool isOut = move.from == node;
            if ((!isOut && move.to != node) || (m_scene.onlyWinning && !isWinning(arrow)))
                continue;
            paintArrow(arrow, isOut ? 2.2 : 1);
            places.push_back(static_cast<std::size_t>(m_drawing.placeOf(isOut ? move.to : move.from)));
        }
        for (const std::size_t place : places)
            paintNode(place);
    }

    void paintLine(const std::vector<analysis::NodeIndex>& line)
    {
        m_painter.setBrush(Qt::NoBrush);
        for (std::size_t i = 1; i < line.size(); ++i)
            for (std::size_t arrow = 0; arrow < m_drawing.arrows.size(); ++arrow)
                if (arrowAt(arrow).from == line[i - 1] && arrowAt(arrow).to == line[i]) {
                    paintStep(arrow);
                    break;
                }
        for (const analysis::NodeIndex node : line)
            if (const int place = m_drawing.placeOf(node); place >= 0)
                paintNode(static_cast<std::size_t>(place));
    }

    void paintStep(std::size_t arrow)
    {
        const auto curve = m_drawing.curve(arrow);
        QPainterPath path(px(curve.front()));
        for (std::size_t i = 1; i + 2 < curve.size(); i += 3)
            path.cubicTo(px(curve[i]), px(curve[i + 1]), px(curve[i + 2]));
        m_painter.setPen(QPen(m_scene.colours.accent, 4 * m_stroke, Qt::SolidLine, Qt::RoundCap));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
        paintHead(px(curve[curve.size() - 2]), px(curve.back()), m_scene.colours.accent, true);
    }

    QPainter& m_painter;
    const GraphScene& m_scene;
    const analysis::PositionGraph& m_graph;
    const GraphDrawing& m_drawing;
    QRectF m_visible;
    double m_scale;
    double m_stroke;
    QFont m_font;
    std::size_t m_crowd = 1; ///< arrows that are drawn
};

} // namespace

void paintGraph(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale)
{
    GraphPainter(painter, scene, visible, scale).paintAll();
}

void paintFocus(QPainter& painter, const GraphScene& scene, const GraphFocus& focus, const QRectF& visible,
                double scale)
{
    GraphPainter(painter, scene, visible, scale).paintFocused(focus);
}

} // namespace models
