// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/matrixpicture.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace models {

using analysis::GraphArrow;
using analysis::NodeIndex;

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
    const QLocale locale;
    //: how many positions the game has, and for how many a matrix is drawn
    return tr("%1 positions: the matrix is drawn for up to %2.")
        .arg(locale.toString(static_cast<qulonglong>(m_whole->graph.nodes.size())),
             locale.toString(static_cast<qulonglong>(mostPositions)));
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
        paintMatrix(painter, whole->graph, colours, look, visible, scale, stop);
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
