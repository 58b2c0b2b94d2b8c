// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/matrixpicture.h"
#include "wording/text/text.h"

#include <QFileInfo>
#include <QPaintEngine>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace models {
namespace {

using analysis::GraphArrow;
using analysis::NodeIndex;

constexpr double gapScale = 4;        // pixels per cell from which cells are parted
constexpr int border = 6;             // pixels around the matrix
constexpr std::size_t mostNamed = 40; // rows with names
constexpr int mostNameLetters = 12;
constexpr double nameHeight = 0.66;    // units
constexpr double nameGap = 0.25;       // units
constexpr double leastRuled = 8;       // pixels per cell
constexpr double leastName = 7;        // pixels
constexpr double otherStrength = 0.78; // of the stone's colour: what is no cold cell steps back a little

struct MatrixLook {
    bool isLarge = false; ///< with lines between the cells, and tinted columns of cold positions
    bool isTold = true;   ///< who wins
    double nameRoom = 0;  ///< left of the matrix and above it, in units; 0 without names
    QString font{};
};

/// The colour of moves that leave no cold position.
QColor otherMoves(const LabColours& colours)
{
    return mixed(colours.stone, colours.surface, otherStrength);
}

/// Draws cells at whole pixels.
class MatrixPainter {
public:
    MatrixPainter(QPainter& painter, const analysis::PositionGraph& graph, const LabColours& colours,
                  const MatrixLook& look, const QRectF& visible, double scale, const std::stop_token& stop)
        : m_painter(painter), m_graph(graph), m_colours(colours), m_look(look),
          m_visible(visible.translated(-look.nameRoom, -look.nameRoom)), m_scale(scale), m_stop(stop),
          m_count(static_cast<double>(graph.nodes.size())), m_other(otherMoves(colours))
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
        if (m_look.isLarge)
            paintRules();
        if (m_scale < gapScale && m_painter.paintEngine()->type() == QPaintEngine::Raster)
            paintPixels(seen, corner, end);
        else
            eachCell(seen, [this](const QRect& cell, bool cold) {
                m_painter.fillRect(cell, cold ? m_colours.cold : m_other);
            });
        if (m_look.nameRoom > 0 && nameHeight * m_scale >= leastName)
            paintNames();
    }

private:
    struct Pixel {
        std::uint32_t all = 0;
        std::uint32_t cold = 0;
    };

    [[nodiscard]] int px(double units) const { return static_cast<int>(std::round(units * m_scale)); }

    /// The columns of cold positions, and lines between the cells.
    void paintRules()
    {
        const int left = px(-m_visible.left());
        const int above = px(-m_visible.top());
        const int length = px(m_count);
        for (std::size_t node = 0; m_look.isTold && node < m_graph.nodes.size(); ++node)
            if (m_graph.isCold(static_cast<NodeIndex>(node)))
                m_painter.fillRect(QRect(left + px(static_cast<double>(node)), above - px(m_look.nameRoom),
                                         px(1), length + px(m_look.nameRoom)),
                                   m_colours.coldTint);
        m_painter.setPen(m_colours.line);
        for (double line = 0; m_scale >= leastRuled && line <= m_count; ++line) {
            m_painter.drawLine(left, above + px(line), left + length, above + px(line));
            m_painter.drawLine(left + px(line), above, left + px(line), above + length);
        }
    }

    /// Left of the rows, and upright above the columns.
    void paintNames()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const double room = m_look.nameRoom * m_scale;
        for (std::size_t node = 0; node < m_graph.nodes.size(); ++node) {
            const auto at = static_cast<double>(node);
            m_painter.save();
            m_painter.translate(-m_visible.left() * m_scale, (at - m_visible.top()) * m_scale);
            paintName(node, QRectF(-room, 0, room - nameGap * m_scale, m_scale), Qt::AlignRight);
            m_painter.restore();
            m_painter.save();
            m_painter.translate((at - m_visible.left()) * m_scale, -m_visible.top() * m_scale);
            m_painter.rotate(-90);
            paintName(node, QRectF(nameGap * m_scale, 0, room, m_scale), Qt::AlignLeft);
            m_painter.restore();
        }
    }

    /// With the letter of the outcome before it, once that is told.
    void paintName(std::size_t node, const QRectF& box, Qt::Alignment side)
    {
        const auto& outcome = m_graph.nodes[node].outcome;
        QFont plain(m_look.font);
        plain.setPixelSize(static_cast<int>(nameHeight * m_scale));
        QFont bold = plain;
        bold.setBold(true);
        const QFontMetricsF metrics(plain);
        const QString letter =
            m_look.isTold && outcome ? QString(QLatin1Char(theory::letter(*outcome))) : QString();
        const QString name = QString::fromStdString(m_graph.nodes[node].name).left(mostNameLetters);
        const double space = letter.isEmpty() ? 0 : metrics.horizontalAdvance(QLatin1String("P "));
        const double width = space + metrics.horizontalAdvance(name);
        const double x = side == Qt::AlignRight ? box.right() - width : box.left();
        m_painter.setFont(bold);
        m_painter.setPen(letter == QLatin1String("P") ? m_colours.cold : m_colours.hot);
        m_painter.drawText(QRectF(x, box.top(), space, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
                           letter);
        m_painter.setFont(plain);
        m_painter.setPen(m_colours.ink);
        m_painter.drawText(QRectF(x + space, box.top(), width, box.height()),
                           Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
    }

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
    const MatrixLook& m_look;
    QRectF m_visible; ///< from the first cell
    double m_scale;
    const std::stop_token& m_stop;
    double m_count;
    QColor m_other;
};

} // namespace

/// 0 where there are too many.
double MatrixPicture::nameRoom() const
{
    if (!m_large || !m_whole || m_whole->graph.nodes.size() > mostNamed)
        return 0;
    std::size_t longest = 1;
    for (const analysis::GraphNode& node : m_whole->graph.nodes)
        longest = std::max(longest, node.name.size());
    constexpr double letter = 0.61 * nameHeight; // of a font whose letters are as wide as each other
    const double letters = 2 + static_cast<double>(std::min<std::size_t>(longest, mostNameLetters));
    return letters * letter + 2 * nameGap;
}

void MatrixPicture::receiveWhole()
{
    const WholeGamePtr next = m_lab ? m_lab->whole() : nullptr;
    if (std::exchange(m_whole, next) != next)
        emit changed();
}

QString MatrixPicture::tooManyText() const
{
    if (!m_whole || m_whole->graph.nodes.size() <= mostPositions)
        return {};
    //: how many positions the game has, and for how many a matrix is drawn
    return tr("%1 positions: the matrix is drawn for up to %2.")
        .arg(wording::localized(m_whole->graph.nodes.size()), wording::localized(mostPositions));
}

QSizeF MatrixPicture::size() const
{
    if (!m_whole || m_whole->graph.nodes.size() > mostPositions)
        return {};
    const double all = static_cast<double>(m_whole->graph.nodes.size()) + nameRoom();
    return {all, all};
}

LabPicture::Painter MatrixPicture::painter() const
{
    if (size().isEmpty())
        return [](QPainter&, const QRectF&, double, const std::stop_token&) {};
    LabColours colours = palette();
    if (!m_told)
        colours.cold = otherMoves(colours);
    const MatrixLook look{.isLarge = m_large, .isTold = m_told, .nameRoom = nameRoom(), .font = m_font};
    return [whole = m_whole, colours, look](QPainter& painter, const QRectF& visible, double scale,
                                            const std::stop_token& stop) {
        MatrixPainter(painter, whole->graph, colours, look, visible, scale, stop).paint();
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
            .arg(wording::localized(mostSvgCells));
    return save(url, m_lab->title());
}

} // namespace models
