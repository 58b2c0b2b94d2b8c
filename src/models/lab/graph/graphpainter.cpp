// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/graphpainter.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <optional>

namespace models {
namespace {

constexpr double leastLetter = 8.5;       // pixels of a box that holds its letter alone
constexpr double leastBoxHeight = 3;      // pixels, however far away …
constexpr std::size_t mostLettered = 300; // … and of so many that there is room for their letters
constexpr double leastText = 6.5;         // pixels of letters that can be read
constexpr double mostText = 17;           // pixels: a closer look shows more of a long name
constexpr double ringGap = 3.5;           // units between the two rings
constexpr float veilOpacity = 0.78F;      // over what is not looked at

constexpr double headScale = 0.45;       // arrowheads from this scale on
constexpr std::size_t manyArrows = 2500; // more are drawn as plain lines

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

/// The part of a line that is in a box; nothing for none (Liang and Barsky).
std::optional<QLineF> clipped(const QLineF& line, const QRectF& box)
{
    double first = 0;
    double last = 1;
    const auto cut = [&first, &last](double speed, double room) {
        if (speed > 0)
            last = std::min(last, room / speed);
        else if (speed < 0)
            first = std::max(first, room / speed);
        else if (room < 0)
            last = -1;
    };
    cut(line.dx(), box.right() - line.x1());
    cut(-line.dx(), line.x1() - box.left());
    cut(line.dy(), box.bottom() - line.y1());
    cut(-line.dy(), line.y1() - box.top());
    return first > last ? std::nullopt : std::optional(QLineF(line.pointAt(first), line.pointAt(last)));
}

/// Blends lines of one pixel into an image. For tens of thousands of them QPainter is ten times slower: it
/// hands each to a pool of threads.
class LineBlender {
public:
    explicit LineBlender(QImage& image)
        : m_bits(reinterpret_cast<QRgb*>(image.bits())), m_stride(image.bytesPerLine() / 4),
          m_box(0, 0, image.width() - 1, image.height() - 1)
    {
    }

    void draw(const QLineF& line, const QColor& colour)
    {
        const auto part = clipped(line, m_box);
        if (!part)
            return;
        const double length = std::max(std::abs(part->dx()), std::abs(part->dy()));
        const auto steps = static_cast<int>(length);
        const double dx = length == 0 ? 0 : part->dx() / length;
        const double dy = length == 0 ? 0 : part->dy() / length;
        const QRgb rgb = colour.rgb();
        const auto weight = static_cast<unsigned>(std::lround(colour.alphaF() * 256));
        const QPointF start = part->p1() + QPointF(0.5, 0.5); // pixels begin at whole numbers
        for (int i = 0; i <= steps; ++i)
            blend(static_cast<qsizetype>(start.x() + dx * i), static_cast<qsizetype>(start.y() + dy * i), rgb,
                  weight);
    }

private:
    /// `weight` of 256 of the colour.
    void blend(qsizetype x, qsizetype y, QRgb rgb, unsigned weight)
    {
        constexpr unsigned redAndBlue = 0xff00ff;
        constexpr unsigned green = 0x00ff00;
        QRgb& pixel = m_bits[y * m_stride + x];
        const unsigned others = 256 - weight;
        const unsigned outer = ((pixel & redAndBlue) * others + (rgb & redAndBlue) * weight) >> 8;
        const unsigned inner = ((pixel & green) * others + (rgb & green) * weight) >> 8;
        pixel = 0xff000000U | (outer & redAndBlue) | (inner & green);
    }

    QRgb* m_bits;
    qsizetype m_stride; ///< pixels
    QRectF m_box;       ///< of the middles of the pixels
};

/// Draws the arrows of a graph. Arrows are numbered as in the drawing.
class ArrowPainter {
public:
    /// All that is given outlives the painter.
    ArrowPainter(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale)
        : m_painter(painter), m_scene(scene), m_graph(scene.whole->graph), m_drawing(*scene.drawing),
          m_visible(visible), m_scale(scale), m_stroke(strokeAt(scale) * scene.drawing->style.stroke)
    {
    }

    /// All that are in view, winning ones over others; ends early when stopped.
    void paintArrows(const std::stop_token& stop)
    {
        const std::vector<std::size_t> seen = seenArrows();
        m_crowd = seen.size();
        if (m_crowd >= manyArrows)
            paintCrowd(seen, stop);
        for (const bool winning : {false, true})
            for (const std::size_t arrow : seen)
                if (isWinning(arrow) == winning && (winning || m_crowd < manyArrows) &&
                    !stop.stop_requested())
                    paintArrow(arrow, 1);
    }

    /// One arrow; with a strength above 1 wider and clearer.
    void paintArrow(std::size_t arrow, double strength)
    {
        const auto curve = m_drawing.curve(arrow);
        const QPen pen = penOf(arrow, strength);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        if (m_crowd >= manyArrows) {
            m_painter.drawLine(px(curve.front()), px(curve.back()));
            return;
        }
        m_painter.drawPath(pathOf(arrow));
        if (m_scale >= headScale)
            paintHead(arrow, pen.color(), isWinning(arrow) || strength > 1);
    }

    /// One arrow as a step of a line of play.
    void paintStep(std::size_t arrow)
    {
        m_painter.setPen(QPen(m_scene.colours.accent, 4 * m_stroke, Qt::SolidLine, Qt::RoundCap));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(pathOf(arrow));
        paintHead(arrow, m_scene.colours.accent, true);
    }

    [[nodiscard]] const analysis::GraphArrow& arrowAt(std::size_t arrow) const
    {
        return m_graph.arrows[m_drawing.arrows[arrow]];
    }
    /// As far as the labels tell.
    [[nodiscard]] bool isWinning(std::size_t arrow) const
    {
        return m_scene.isLabelled(arrowAt(arrow).to) && m_graph.isWinning(arrowAt(arrow));
    }

protected:
    [[nodiscard]] QPointF px(QPointF place) const { return (place - m_visible.topLeft()) * m_scale; }

    QPainter& m_painter;
    const GraphScene& m_scene;
    const analysis::PositionGraph& m_graph;
    const GraphDrawing& m_drawing;
    QRectF m_visible;
    double m_scale;
    double m_stroke; ///< how wide lines are drawn

private:
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
            std::erase_if(seen, [this](std::size_t arrow) {
                const auto curve = m_drawing.curve(arrow);
                return !clipped({curve.front(), curve.back()}, m_visible);
            });
        return seen;
    }

    [[nodiscard]] QColor colourOf(std::size_t arrow) const
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
    [[nodiscard]] QPen penOf(std::size_t arrow, double strength) const
    {
        const bool winning = isWinning(arrow);
        const auto crowd = static_cast<double>(std::max<std::size_t>(m_crowd, 1));
        const double alpha = winning ? std::min(0.95, 0.95 * std::pow(700 / crowd, 0.35))
                                     : std::clamp(0.55 * std::sqrt(400 / crowd), 0.05, 0.55);
        QPen pen(withAlpha(colourOf(arrow), std::min(1.0, alpha * strength)),
                 (winning ? 2.2 : 1.0) * m_stroke * (strength > 1 ? 1.25 : 1));
        if (arrowAt(arrow).player == theory::Mover::Right && m_crowd < manyArrows)
            pen.setDashPattern({4, 3});
        return pen;
    }

    /// Very many losing moves: thin straight lines.
    void paintCrowd(const std::vector<std::size_t>& arrows, const std::stop_token& stop)
    {
        const bool isRaster = m_painter.paintEngine()->type() == QPaintEngine::Raster;
        QImage image(isRaster ? (m_visible.size() * m_scale).toSize() : QSize(), QImage::Format_RGB32);
        image.fill(m_scene.colours.board);
        LineBlender blender(image);
        for (const std::size_t arrow : arrows) {
            if (isWinning(arrow) || stop.stop_requested())
                continue;
            const auto curve = m_drawing.curve(arrow);
            const QLineF line(px(curve.front()), px(curve.back()));
            const QColor colour = penOf(arrow, 1).color();
            if (isRaster) {
                blender.draw(line, colour);
            } else {
                m_painter.setPen(QPen(colour, 1));
                m_painter.drawLine(line);
            }
        }
        if (isRaster)
            m_painter.drawImage(0, 0, image);
    }

    [[nodiscard]] QPainterPath pathOf(std::size_t arrow) const
    {
        const auto curve = m_drawing.curve(arrow);
        QPainterPath path(px(curve.front()));
        for (std::size_t i = 1; i + 2 < curve.size(); i += 3)
            path.cubicTo(px(curve[i]), px(curve[i + 1]), px(curve[i + 2]));
        return path;
    }

    void paintHead(std::size_t arrow, const QColor& colour, bool large)
    {
        const auto curve = m_drawing.curve(arrow);
        const QPointF tip = px(curve.back());
        const QPointF along = tip - px(curve[curve.size() - 2]);
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

    std::size_t m_crowd = 1; ///< arrows that are drawn
};

/// Draws the positions over the arrows.
class GraphPainter : private ArrowPainter {
public:
    GraphPainter(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale)
        : ArrowPainter(painter, scene, visible, scale), m_font(scene.font),
          m_text(scene.drawing->style.text * scale)
    {
        const double most = m_drawing.style.isLarge ? m_text : mostText;
        m_font.setPixelSize(std::max(1, static_cast<int>(std::min(m_text, most))));
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintAll(const std::stop_token& stop)
    {
        paintArrows(stop);
        const QRectF around = m_visible.adjusted(-8, -8, 8, 8);
        for (std::size_t place = 0; place < m_drawing.nodes.size(); ++place)
            if (m_drawing.boxes[place].intersects(around))
                paintNode(place);
    }

    void paintFocused(const GraphFocus& focus)
    {
        QColor veil = m_scene.colours.board;
        veil.setAlphaF(veilOpacity);
        m_painter.fillRect(QRectF(QPointF(), m_visible.size() * m_scale), veil);
        if (focus.node >= 0)
            paintNeighbours(static_cast<analysis::NodeIndex>(focus.node));
        paintLine(focus.line);
    }

private:
    using ArrowPainter::px;
    [[nodiscard]] QRectF px(const QRectF& box) const { return {px(box.topLeft()), box.size() * m_scale}; }
    struct Look {
        QString letter{};
        QColor ink;
        QColor fill;
        bool ringed = false;
        bool isNew = false; ///< labelled at this very step
    };

    [[nodiscard]] Look lookOf(analysis::NodeIndex node) const
    {
        const LabColours& colours = m_scene.colours;
        const auto& outcome = m_graph.nodes[node].outcome;
        if (!outcome || !m_scene.isLabelled(node))
            return {.letter = {}, .ink = colours.ink3, .fill = colours.surface};
        const bool isTerminal = m_scene.isLabelling && m_graph.nodes[node].isTerminal;
        const QString letter(isTerminal ? QLatin1Char('T') : QLatin1Char(theory::letter(*outcome)));
        const bool isNew = m_scene.isLabelling && m_graph.nodes[node].remoteness == m_scene.labelled;
        switch (*outcome) {
        case theory::Outcome::P: return {letter, colours.cold, colours.coldTint, true, isNew};
        case theory::Outcome::N:
            return {letter, colours.hot, isNew ? colours.hotTint : colours.surface, false, isNew};
        case theory::Outcome::L: return {letter, colours.left, colours.leftTint};
        case theory::Outcome::R: break;
        }
        return {letter, colours.right, colours.rightTint};
    }

    /// Where a node is drawn: from far away a little larger than its place.
    [[nodiscard]] QRectF boxAt(std::size_t place) const
    {
        const QRectF box = px(m_drawing.boxes[place]);
        const double least = m_drawing.nodes.size() > mostLettered ? leastBoxHeight : leastLetter;
        const double more = std::max(0.0, (least - box.height()) / 2);
        return box.adjusted(-more, -more, more, more);
    }

    void paintNode(std::size_t place)
    {
        const analysis::NodeIndex node = m_drawing.nodes[place];
        const Look look = lookOf(node);
        const QRectF box = boxAt(place);
        const bool isReadable = m_text >= leastText;
        const bool isPlain = box.height() < leastLetter;
        const double radius = std::min(box.height() / 4, 12.0);
        const double ring = std::max(1.5, ringGap * m_scale);
        if (look.ringed) {
            m_painter.setPen(QPen(look.ink, std::max(0.8, 1.3 * m_stroke)));
            m_painter.setBrush(m_scene.colours.board);
            m_painter.drawRoundedRect(box.adjusted(-ring, -ring, ring, ring), radius + ring, radius + ring);
        }
        QPen pen(look.ringed || look.isNew ? look.ink
                 : isReadable              ? m_scene.colours.ink3
                                           : look.ink,
                 (look.isNew    ? 2.6
                  : look.ringed ? 1.6
                                : 1) *
                     m_stroke);
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

    QFont m_font;
    double m_text; ///< pixels
};

} // namespace

bool GraphScene::isLabelled(analysis::NodeIndex node) const
{
    const auto& remoteness = whole->graph.nodes[node].remoteness;
    return !isLabelling || (remoteness && labelled && *remoteness <= *labelled);
}

double strokeAt(double scale)
{
    return std::clamp(scale, 0.55, 1.6);
}

void paintGraph(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale,
                const std::stop_token& stop)
{
    GraphPainter(painter, scene, visible, scale).paintAll(stop);
}

void paintFocus(QPainter& painter, const GraphScene& scene, const GraphFocus& focus, const QRectF& visible,
                double scale)
{
    GraphPainter(painter, scene, visible, scale).paintFocused(focus);
}

} // namespace models
