// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/matrixpicture.h"

#include <QFileInfo>
#include <QLocale>
#include <QPaintEngine>

#include <algorithm>
#include <cmath>
#include <limits>

namespace models {
namespace {

using analysis::GraphArrow;
using analysis::NodeIndex;

constexpr double gapScale = 4;         // pixels per cell from which cells are parted
constexpr int border = 6;              // pixels around the matrix
constexpr double otherStrength = 0.78; // of the stone's colour: what is no cold cell steps back a little

/// `part` of the first colour in the second.
QColor mixed(const QColor& first, const QColor& second, double part)
{
    const auto mix = [part](int a, int b) {
        return static_cast<int>(std::lround(a * part + b * (1 - part)));
    };
    return {mix(first.red(), second.red()), mix(first.green(), second.green()),
            mix(first.blue(), second.blue())};
}

/// Draws cells at whole pixels.
class MatrixPainter {
public:
    MatrixPainter(QPainter& painter, const analysis::PositionGraph& graph, const LabColours& colours,
                  const QRectF& visible, double scale, const std::stop_token& stop)
        : m_painter(painter), m_graph(graph), m_colours(colours), m_visible(visible), m_scale(scale),
          m_stop(stop), m_count(static_cast<double>(graph.nodes.size())),
          m_other(mixed(colours.stone, colours.surface, otherStrength))
    {
    }

    void paint()
    {
        const QRectF seen = m_visible.intersected(QRectF(0, 0, m_count, m_count));
        if (seen.isEmpty())
            return;
        const QPoint corner(px(seen.left() - m_visible.left()), px(seen.top() - m_visible.top()));
        const QPoint end(px(seen.right() - m_visible.left()), px(seen.bottom() - m_visible.top()));
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.fillRect(QRect(corner, end - QPoint(1, 1)).adjusted(-border, -border, border, border),
                           m_colours.surface);
        if (m_scale < gapScale && m_painter.paintEngine()->type() == QPaintEngine::Raster)
            paintPixels(seen, corner, end);
        else
            eachCell(seen, [this](const QRect& cell, bool cold) {
                m_painter.fillRect(cell, cold ? m_colours.cold : m_other);
            });
    }

private:
    struct Pixel {
        std::uint32_t all = 0;
        std::uint32_t cold = 0;
    };

    [[nodiscard]] int px(double units) const { return static_cast<int>(std::round(units * m_scale)); }

    [[nodiscard]] QRect cellAt(const GraphArrow& arrow) const
    {
        const double x = arrow.to - m_visible.left();
        const double y = arrow.from - m_visible.top();
        const int gap = m_scale >= gapScale ? std::max(1, px(0.1)) : 0;
        const int width = std::max(1, px(x + 1) - px(x) - gap);
        const int height = std::max(1, px(y + 1) - px(y) - gap);
        return {px(x), px(y), width, height};
    }

    template <typename Visit>
    void eachCell(const QRectF& seen, Visit visit) const
    {
        const auto first = static_cast<NodeIndex>(seen.left());
        const auto last = static_cast<NodeIndex>(std::ceil(seen.right()));
        const auto end = static_cast<NodeIndex>(std::min(std::ceil(seen.bottom()), m_count));
        for (auto row = static_cast<NodeIndex>(seen.top()); row < end && !m_stop.stop_requested(); ++row) {
            const auto moves = m_graph.movesOf(row);
            for (auto move = std::ranges::lower_bound(moves, first, {}, &GraphArrow::to);
                 move != moves.end() && move->to < last; ++move)
                visit(cellAt(*move), m_graph.isCold(move->to));
        }
    }

    /// Many small cells: counted by pixel, the colour is mixed by how many of them are cold.
    void paintPixels(const QRectF& seen, QPoint corner, QPoint end)
    {
        QImage image(QSize(end.x() - corner.x(), end.y() - corner.y()).expandedTo({1, 1}),
                     QImage::Format_RGB32);
        image.fill(m_colours.surface);
        const auto width = static_cast<std::size_t>(image.width());
        std::vector<Pixel> pixels(width * static_cast<std::size_t>(image.height()));
        eachCell(seen, [&](const QRect& cell, bool isCold) {
            const QRect part = cell.translated(-corner).intersected(image.rect());
            for (int y = part.top(); y <= part.bottom(); ++y)
                for (int x = part.left(); x <= part.right(); ++x) {
                    Pixel& pixel = pixels[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
                    ++pixel.all;
                    pixel.cold += isCold ? 1 : 0;
                }
        });
        for (std::size_t at = 0; at < pixels.size(); ++at)
            if (pixels[at].all > 0)
                image.setPixel(static_cast<int>(at % width), static_cast<int>(at / width),
                               colourOf(pixels[at]));
        m_painter.drawImage(corner, image);
    }

    /// The few cold ones among many are still seen.
    [[nodiscard]] QRgb colourOf(const Pixel& pixel) const
    {
        const double share = std::sqrt(static_cast<double>(pixel.cold) / static_cast<double>(pixel.all));
        return mixed(m_colours.cold, m_other, share).rgb();
    }

    QPainter& m_painter;
    const analysis::PositionGraph& m_graph;
    const LabColours& m_colours;
    QRectF m_visible;
    double m_scale;
    const std::stop_token& m_stop;
    double m_count;
    QColor m_other;
};

} // namespace

void MatrixPicture::setLab(Lab* lab)
{
    if (!watch(m_lab, lab, &Lab::wholeChanged, this, &MatrixPicture::takeWhole))
        return;
    emit labChanged();
    takeWhole();
}

void MatrixPicture::takeWhole()
{
    const WholeGamePtr next = m_lab ? m_lab->whole() : nullptr;
    if (next == m_whole)
        return;
    m_whole = next;
    emit changed();
}

int MatrixPicture::arrows() const
{
    return m_whole ? static_cast<int>(m_whole->graph.arrows.size()) : 0;
}

QString MatrixPicture::tooManyText() const
{
    if (!m_whole || m_whole->graph.nodes.size() <= mostPositions)
        return {};
    const QLocale locale;
    return tr("%1 positions: the matrix is drawn for up to %2.")
        .arg(locale.toString(static_cast<qulonglong>(m_whole->graph.nodes.size())),
             locale.toString(static_cast<qulonglong>(mostPositions)));
}

QSizeF MatrixPicture::size() const
{
    if (!m_whole || m_whole->graph.nodes.size() > mostPositions)
        return {};
    const auto count = static_cast<double>(m_whole->graph.nodes.size());
    return {count, count};
}

LabPicture::Painter MatrixPicture::painter() const
{
    if (size().isEmpty())
        return [](QPainter&, const QRectF&, double, const std::stop_token&) {};
    LabColours colours = palette();
    if (!m_told)
        colours.cold = mixed(colours.stone, colours.surface, otherStrength);
    return [whole = m_whole, colours](QPainter& painter, const QRectF& visible, double scale,
                                      const std::stop_token& stop) {
        MatrixPainter(painter, whole->graph, colours, visible, scale, stop).paint();
    };
}

int MatrixPicture::arrowNear(QPointF place, double reach) const
{
    const QSizeF all = size();
    if (all.isEmpty())
        return -1;
    const auto& graph = m_whole->graph;
    const double beyond = std::max(0.0, reach - 0.5);
    const double top = std::floor(place.y() - beyond);
    const double bottom = std::floor(place.y() + beyond);
    if (bottom < 0 || top >= all.height() || place.x() + beyond < 0 || place.x() - beyond >= all.width())
        return -1;
    const auto column = static_cast<NodeIndex>(std::max(0.0, std::floor(place.x() - beyond)));
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (auto row = static_cast<NodeIndex>(std::max(0.0, top)); row < graph.nodes.size() && row <= bottom;
         ++row) {
        const auto moves = graph.movesOf(row);
        for (auto move = std::ranges::lower_bound(moves, column, {}, &GraphArrow::to);
             move != moves.end() && move->to <= place.x() + beyond; ++move) {
            const double distance = std::hypot(move->to + 0.5 - place.x(), move->from + 0.5 - place.y());
            if (distance < least) {
                least = distance;
                best = static_cast<int>(graph.firstArrow[row] + (move - moves.begin()));
            }
        }
    }
    return best;
}

QRectF MatrixPicture::cellOf(int arrow) const
{
    if (size().isEmpty() || arrow < 0 || static_cast<std::size_t>(arrow) >= m_whole->graph.arrows.size())
        return {};
    const GraphArrow& move = m_whole->graph.arrows[static_cast<std::size_t>(arrow)];
    return {static_cast<double>(move.to), static_cast<double>(move.from), 1, 1};
}

/// Moves of both players between the same positions share a cell.
int MatrixPicture::stepInRow(int arrow, int by) const
{
    const auto& arrows = m_whole->graph.arrows;
    const auto count = static_cast<int>(arrows.size());
    const auto cell = [&arrows](int index) {
        const GraphArrow& move = arrows[static_cast<std::size_t>(index)];
        return std::pair(move.from, move.to);
    };
    int next = arrow;
    do
        next += by;
    while (next >= 0 && next < count && cell(next) == cell(arrow));
    return next >= 0 && next < count ? next : arrow;
}

int MatrixPicture::step(int arrow, int dx, int dy) const
{
    if (size().isEmpty() || m_whole->graph.arrows.empty())
        return -1;
    if (cellOf(arrow).isEmpty())
        return 0;
    if (dy == 0)
        return dx == 0 ? arrow : stepInRow(arrow, dx > 0 ? 1 : -1);
    const auto& graph = m_whole->graph;
    const GraphArrow& move = graph.arrows[static_cast<std::size_t>(arrow)];
    const auto count = static_cast<int>(graph.nodes.size());
    for (int row = static_cast<int>(move.from) + (dy > 0 ? 1 : -1);
         row >= 0 && row<count; row += dy> 0 ? 1 : -1) {
        const auto moves = graph.movesOf(static_cast<NodeIndex>(row));
        if (moves.empty())
            continue;
        const auto nearest = std::ranges::min_element(moves, {}, [&move](const GraphArrow& other) {
            return other.to > move.to ? other.to - move.to : move.to - other.to;
        });
        return static_cast<int>(graph.firstArrow[static_cast<std::size_t>(row)] + (nearest - moves.begin()));
    }
    return arrow;
}

int MatrixPicture::firstMove(int node) const
{
    if (!m_whole || node < 0 || static_cast<std::size_t>(node) >= m_whole->graph.nodes.size())
        return -1;
    const auto& graph = m_whole->graph;
    const auto moves = graph.movesOf(static_cast<NodeIndex>(node));
    if (moves.empty())
        return -1;
    const auto winning =
        std::ranges::find_if(moves, [&graph](const GraphArrow& move) { return graph.isWinning(move); });
    const auto place = winning == moves.end() ? 0 : winning - moves.begin();
    return static_cast<int>(graph.firstArrow[static_cast<std::size_t>(node)] + place);
}

QString MatrixPicture::write(const QUrl& url)
{
    if (!m_whole)
        return tr("The whole game is not worked out yet.");
    const QString suffix = QFileInfo(url.path()).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return m_lab->exportGraph(url);
    if (suffix == QLatin1String("svg") && m_whole->graph.arrows.size() > mostSvgCells)
        return tr("More than %1 moves: too many for an .svg picture. Choose .png or .csv.")
            .arg(QLocale().toString(static_cast<qulonglong>(mostSvgCells)));
    return save(url, m_lab->title());
}

} // namespace models
