// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markinggraph.h"

#include "games/catalogue.h"
#include "models/lab/graph/graphlayout.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

namespace models {
namespace {

constexpr double leastGap = 16;  // between boxes of a level
constexpr double leastFall = 20; // between levels: arrows are still seen
constexpr double mostFall = 84;
constexpr double mostSpread = 2.4; // how much wider than it must be

constexpr double markHeight = 32; // with a name of one line
constexpr double lineHeight = 18; // of a name that goes over some lines
constexpr double digitWidth = 11.8;
constexpr double pointWidth = 6;
constexpr double stoneWidth = 16; // of a grid
constexpr double leastNameWidth = 24;
constexpr double mostNameWidth = 190; // longer ones are shown in part
constexpr double besideName = 40;     // the outcome's letter and the edges

/// The rows of a grid stand below each other, its stones as dots.
QString labelOf(const classroom::MarkingTask& task, std::size_t position)
{
    QString label = QString::fromStdString(task.positions[position].name);
    if (label.isEmpty())
        return QStringLiteral("–");
    if (games::findEntry(task.gameId)->info.shape == games::Shape::Grid)
        label.replace(QLatin1Char('1'), QChar(0x25CF)).replace(QLatin1Char('0'), QChar(0x25CB));
    return label.replace(QLatin1Char('/'), QLatin1Char('\n'));
}

double widthOf(const QString& line, bool isGrid)
{
    double width = 0;
    for (const QChar letter : line)
        width += isGrid ? stoneWidth : letter == u',' || letter == u'.' ? pointWidth : digitWidth;
    return width;
}

/// Of a box of a graph.
QSizeF sizeOf(const QString& label)
{
    const QStringList lines = label.split(QLatin1Char('\n'));
    double width = leastNameWidth;
    for (const QString& line : lines)
        width = std::max(width, widthOf(line, lines.size() > 1));
    return {besideName + std::min(width, mostNameWidth),
            markHeight + lineHeight * static_cast<double>(lines.size() - 1)};
}

} // namespace

MarkingGraph::MarkingGraph(const classroom::MarkingTask& task)
    : m_levelOf(task.positions.size()), m_places(task.positions.size())
{
    m_labels.reserve(task.positions.size());
    m_sizes.reserve(task.positions.size());
    for (std::size_t position = 0; position < task.positions.size(); ++position) {
        m_labels.push_back(labelOf(task, position));
        m_sizes.push_back(sizeOf(m_labels.back()));
    }
    arrange(task);
}

/// Levels, and the order within them.
void MarkingGraph::arrange(const classroom::MarkingTask& task)
{
    std::vector<analysis::NodeIndex> nodes(task.positions.size());
    std::iota(nodes.begin(), nodes.end(), analysis::NodeIndex{0});
    const GraphDrawing drawing = quickLayout(*task.graph, nodes, {});
    std::map<int, std::vector<std::size_t>> levels;
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    for (std::size_t position = 0; position < m_sizes.size(); ++position) {
        m_places[position] = drawing.boxes[position].center().x();
        levels[static_cast<int>(std::lround(drawing.boxes[position].top()))].push_back(position);
        first = std::min(first, m_places[position]);
        last = std::max(last, m_places[position]);
    }
    for (double& place : m_places)
        place = last > first ? (place - first) / (last - first) : 0.5;
    for (auto& [height, level] : levels) {
        std::ranges::sort(level, {}, [this](std::size_t position) { return m_places[position]; });
        for (const std::size_t position : level)
            m_levelOf[position] = static_cast<int>(m_levels.size());
        m_levels.push_back(std::move(level));
    }
}

double MarkingGraph::leastWidth(const std::vector<std::size_t>& level) const
{
    double width = -leastGap;
    for (const std::size_t position : level)
        width += m_sizes[position].width() + leastGap;
    return width;
}

double MarkingGraph::heightOf(const std::vector<std::size_t>& level) const
{
    double height = 0;
    for (const std::size_t position : level)
        height = std::max(height, m_sizes[position].height());
    return height;
}

QSizeF MarkingGraph::least() const
{
    QSizeF size(0, -leastFall);
    for (const auto& level : m_levels) {
        size.setWidth(std::max(size.width(), leastWidth(level)));
        size.rheight() += heightOf(level) + leastFall;
    }
    return size;
}

/// Where the quick layout has them, pushed apart as far as their boxes need.
std::vector<double> MarkingGraph::centres(const std::vector<std::size_t>& level, double width) const
{
    std::vector<double> centres(level.size());
    const auto half = [&](std::size_t i) { return m_sizes[level[i]].width() / 2; };
    double least = 0; // where the next box may begin
    for (std::size_t i = 0; i < level.size(); ++i) {
        const double wished = half(i) + m_places[level[i]] * (width - 2 * half(i));
        centres[i] = std::max(wished, least + half(i));
        least = centres[i] + half(i) + leastGap;
    }
    double most = width; // where the one before may end
    for (std::size_t i = level.size(); i-- > 0;) {
        centres[i] = std::min(centres[i], most - half(i));
        most = centres[i] - half(i) - leastGap;
    }
    return centres;
}

std::vector<QRectF> MarkingGraph::boxes(QSizeF room) const
{
    const QSizeF needed = least();
    if (room.isEmpty())
        room = {needed.width() * 1.3, needed.height() * 1.6};
    room *= std::max({1.0, needed.width() / room.width(), needed.height() / room.height()});
    const auto falls = static_cast<double>(std::max<std::size_t>(m_levels.size(), 2) - 1);
    const double fall = std::min(leastFall + (room.height() - needed.height()) / falls, mostFall);
    const double height = needed.height() + (fall - leastFall) * falls;
    const double width =
        std::min(room.width(), std::max({needed.width(), std::min(needed.width() * mostSpread, height * 2)}));
    std::vector<QRectF> boxes(m_sizes.size());
    double top = 0;
    for (const auto& level : m_levels) {
        const double tall = heightOf(level);
        const std::vector<double> placed = centres(level, width);
        for (std::size_t i = 0; i < level.size(); ++i) {
            QRectF& box = boxes[level[i]];
            box.setSize(m_sizes[level[i]]);
            box.moveCenter({placed[i], top + tall / 2});
        }
        top += tall + fall;
    }
    return boxes;
}

int MarkingGraph::nearest(std::size_t from, int dx, int dy, const std::vector<QRectF>& boxes) const
{
    const auto here = static_cast<std::size_t>(m_levelOf[from]);
    if (dy == 0) {
        const auto& level = m_levels[here];
        const auto next = std::ranges::find(level, from) - level.begin() + dx;
        const bool isThere = next >= 0 && next < static_cast<std::ptrdiff_t>(level.size());
        return isThere ? static_cast<int>(level[static_cast<std::size_t>(next)]) : -1;
    }
    const int other = m_levelOf[from] + dy;
    if (other < 0 || other >= static_cast<int>(m_levels.size()))
        return -1;
    const auto away = [&](std::size_t to) {
        return std::abs(boxes[to].center().x() - boxes[from].center().x());
    };
    return static_cast<int>(*std::ranges::min_element(m_levels[static_cast<std::size_t>(other)], {}, away));
}

} // namespace models
