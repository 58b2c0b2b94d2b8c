// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/grapharrows.h"

#include <QImage>
#include <QPaintEngine>

#include <algorithm>
#include <cmath>
#include <optional>

namespace models {
namespace {

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

} // namespace

ArrowPainter::ArrowPainter(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale)
    : m_painter(painter), m_scene(scene), m_graph(scene.whole->graph), m_drawing(*scene.drawing),
      m_visible(visible), m_scale(scale), m_stroke(strokeAt(scale) * scene.drawing->style.stroke)
{
}

void ArrowPainter::paintAll(const std::stop_token& stop)
{
    const std::vector<std::size_t> seen = seenArrows();
    m_crowd = seen.size();
    if (m_crowd >= manyArrows)
        paintCrowd(seen, stop);
    for (const bool winning : {false, true})
        for (const std::size_t arrow : seen)
            if (isWinning(arrow) == winning && (winning || m_crowd < manyArrows) && !stop.stop_requested())
                paint(arrow, 1);
}

std::vector<std::size_t> ArrowPainter::seenArrows() const
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

QColor ArrowPainter::colourOf(std::size_t arrow) const
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
QPen ArrowPainter::penOf(std::size_t arrow, double strength) const
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
void ArrowPainter::paintCrowd(const std::vector<std::size_t>& arrows, const std::stop_token& stop)
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

QPainterPath ArrowPainter::pathOf(std::size_t arrow) const
{
    const auto curve = m_drawing.curve(arrow);
    QPainterPath path(px(curve.front()));
    for (std::size_t i = 1; i + 2 < curve.size(); i += 3)
        path.cubicTo(px(curve[i]), px(curve[i + 1]), px(curve[i + 2]));
    return path;
}

void ArrowPainter::paint(std::size_t arrow, double strength)
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

void ArrowPainter::paintStep(std::size_t arrow)
{
    m_painter.setPen(QPen(m_scene.colours.accent, 4 * m_stroke, Qt::SolidLine, Qt::RoundCap));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(pathOf(arrow));
    paintHead(arrow, m_scene.colours.accent, true);
}

void ArrowPainter::paintHead(std::size_t arrow, const QColor& colour, bool large)
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

} // namespace models
