// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markinglayout.h"

#include "games/catalogue.h"
#include "models/lab/graph/graphlayout.h"
#include "wording/text/text.h"

#include <QLineF>
#include <QMarginsF>
#include <QStringList>

#include <algorithm>
#include <array>
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

constexpr double box = 60; ///< of a row
constexpr double boxGap = 10;
constexpr double headHeight = 30;
constexpr double cell = 46; ///< of a table
constexpr double cellGap = 5;
constexpr double headWidth = 30;
constexpr double margin = 8;

/// How far the control point lies off the middle, in lengths of the arrow.
constexpr std::array bends{0.0,  0.1,  -0.1,  0.18, -0.18, 0.28, -0.28, 0.4,
                           -0.4, 0.55, -0.55, 0.75, -0.75, 1.0,  -1.0};
constexpr int samples = 32;
constexpr double clearance = 5; // that a box is seen not to be meant

/// How high the arc over so many boxes goes.
double arcHeight(double boxes)
{
    return std::min(24 + 13 * boxes, 150.0);
}

QString number(double value)
{
    return QString::number(value, 'f', 2);
}

void appendPoint(QString& text, QPointF point)
{
    text += QLatin1Char(' ') + number(point.x()) + QLatin1Char(' ') + number(point.y());
}

QString svgPath(const QPainterPath& path)
{
    QString text;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.type == QPainterPath::MoveToElement)
            text += QLatin1String(" M");
        else if (element.type == QPainterPath::LineToElement)
            text += QLatin1String(" L");
        else if (element.type == QPainterPath::CurveToElement)
            text += QLatin1String(" C");
        appendPoint(text, element);
    }
    return text;
}

/// Two short lines back from the end, either side of the curve's direction there.
void addHead(QPainterPath& path)
{
    constexpr double length = 9;
    constexpr double spread = 28; // degrees
    const QPointF end = path.pointAtPercent(1);
    QLineF back(end, path.pointAtPercent(0.93));
    back.setLength(length);
    const double angle = back.angle();
    QPainterPath head;
    for (const double turn : {-spread, spread}) {
        back.setAngle(angle + turn);
        head.moveTo(end);
        head.lineTo(back.p2());
    }
    path.addPath(head);
}

/// The point of a box's edge, and a little outside it, on the way to `target`.
QPointF edgeTowards(const QRectF& from, QPointF target)
{
    const QPointF step = target - from.center();
    const double wide = std::abs(step.x()) / (from.width() / 2 + 2);
    const double high = std::abs(step.y()) / (from.height() / 2 + 2);
    return from.center() + step / std::max({wide, high, 1e-9});
}

QPainterPath bentCurve(const QRectF& start, const QRectF& end, double bend)
{
    const QPointF way = end.center() - start.center();
    const QPointF control = start.center() + way / 2 + QPointF(way.y(), -way.x()) * bend;
    QPainterPath path;
    path.moveTo(edgeTowards(start, control));
    path.quadTo(control, edgeTowards(end, control));
    return path;
}

/// How much of the curve lies within boxes or outside the area.
int hitsOf(const QPainterPath& path, std::span<const QRectF> boxes, const QRectF& area)
{
    int hits = 0;
    for (int i = 0; i <= samples; ++i) {
        const QPointF point = path.pointAtPercent(double{1} / samples * i);
        const bool isIn = std::ranges::any_of(boxes, [&](const QRectF& box) { return box.contains(point); });
        hits += isIn || !area.contains(point) ? 1 : 0;
    }
    return hits;
}

/// The other boxes, with their clearance, that an arrow bent as far as can be may meet.
std::vector<QRectF> othersNear(std::span<const QRectF> boxes, std::size_t from, std::size_t to)
{
    const double far = std::hypot(boxes[to].center().x() - boxes[from].center().x(),
                                  boxes[to].center().y() - boxes[from].center().y()) /
                       2;
    const QRectF near = boxes[from].united(boxes[to]).adjusted(-far, -far, far, far);
    std::vector<QRectF> others;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (i != from && i != to && near.intersects(boxes[i]))
            others.push_back(boxes[i].adjusted(-clearance, -clearance, clearance, clearance));
    return others;
}

/// An arrow's way from one box to another: as straight as it can be without running through a third one or
/// out of `area`; where there is no such way, the one that does so least. Without boxes between it is
/// straight.
QPainterPath curvePast(std::span<const QRectF> boxes, std::size_t from, std::size_t to, const QRectF& area)
{
    const std::vector<QRectF> others = othersNear(boxes, from, to);
    const double outwards = boxes[from].center().x() < area.center().x() ? 1 : -1;
    QPainterPath best;
    int fewest = std::numeric_limits<int>::max();
    for (const double bend : bends) {
        const QPainterPath path = bentCurve(boxes[from], boxes[to], bend * outwards);
        const int hits = hitsOf(path, others, area);
        if (hits == 0)
            return path;
        if (hits < fewest) {
            fewest = hits;
            best = path;
        }
    }
    return best;
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

MarkingLayout::MarkingLayout(const classroom::MarkingTask& task)
    : m_kind(task.isGraph() ? Kind::Graph
             : task.hasM    ? Kind::Table
                            : Kind::Row)
{
    if (task.isGraph())
        m_graph = MarkingGraph(task);
    fit(task, {});
}

void MarkingLayout::fit(const classroom::MarkingTask& task, QSizeF room)
{
    m_boxes.clear();
    m_heads.clear();
    switch (m_kind) {
    case Kind::Row: layRow(task, room); break;
    case Kind::Table: layTable(task); break;
    case Kind::Graph: layGraph(room); break;
    }
}

/// In as few lines as fit, or those that can be largest.
void MarkingLayout::layRow(const classroom::MarkingTask& task, QSizeF room)
{
    const std::size_t count = task.positions.size();
    std::size_t best = count;
    double largest = 0;
    bool isTooHigh = room.isEmpty();
    for (std::size_t lines = 1; lines <= count && largest < 1 && !isTooHigh; ++lines) {
        const std::size_t columns = (count + lines - 1) / lines;
        layLines(task, columns);
        const double wide = room.width() / m_size.width();
        const double high = room.height() / m_size.height();
        const double zoom = std::min(wide, high);
        isTooHigh = high < wide; // more lines would only be smaller
        if (zoom > largest) {
            largest = zoom;
            best = columns;
        }
    }
    layLines(task, best);
}

void MarkingLayout::layLines(const classroom::MarkingTask& task, std::size_t columns)
{
    const std::size_t count = task.positions.size();
    double farthest = 0; // of the moves within a line
    for (std::size_t i = 0; i < count; ++i) {
        for (const std::size_t option : task.positions[i].options)
            if (option / columns == i / columns)
                farthest = std::max(farthest, std::abs(static_cast<double>(i) - static_cast<double>(option)));
    }
    const double above = arcHeight(farthest) * 0.76 + margin; // a cubic curve does not reach its controls
    const double lineStep = above + box + headHeight;
    m_boxes.clear();
    m_heads.clear();
    for (std::size_t i = 0; i < count; ++i) {
        const double x = margin + static_cast<double>(i % columns) * (box + boxGap);
        const std::size_t line = i / columns;
        const double y = static_cast<double>(line) * lineStep + above;
        m_boxes.emplace_back(x, y, box, box);
        m_heads.push_back({wording::ungrouped(task.n.least + i), {x, y + box, box, headHeight}});
    }
    m_size = {margin * 2 + static_cast<double>(columns) * (box + boxGap) - boxGap,
              m_boxes.back().bottom() + headHeight + margin};
}

/// On a plane m goes upwards, as the moves there go down.
void MarkingLayout::layTable(const classroom::MarkingTask& task)
{
    const auto columns = static_cast<std::size_t>(task.n.size());
    const auto rows = static_cast<std::size_t>(task.m.size());
    const bool isPlane = games::findEntry(task.gameId)->info.shape == games::Shape::Plane;
    const double step = cell + cellGap;
    const QPointF first(headWidth + margin, (isPlane ? 0 : headHeight) + margin);
    const auto across = [&](std::size_t column) { return first.x() + static_cast<double>(column) * step; };
    const auto down = [&](std::size_t row) {
        return first.y() + static_cast<double>(isPlane ? rows - 1 - row : row) * step;
    };
    const double headY = isPlane ? first.y() + static_cast<double>(rows) * step : margin;
    for (std::size_t column = 0; column < columns; ++column)
        m_heads.push_back(
            {wording::ungrouped(task.n.least + column), {across(column), headY, cell, headHeight - 4}});
    for (std::size_t row = 0; row < rows; ++row) {
        m_heads.push_back({wording::ungrouped(task.m.least + row), {margin, down(row), headWidth - 4, cell}});
        for (std::size_t column = 0; column < columns; ++column)
            m_boxes.emplace_back(across(column), down(row), cell, cell);
    }
    m_size = {across(columns) + margin,
              first.y() + static_cast<double>(rows) * step + margin + (isPlane ? headHeight : 0)};
}

void MarkingLayout::layGraph(QSizeF room)
{
    const QSizeF edges(2 * margin, 2 * margin);
    m_boxes = m_graph.boxes(room.isEmpty() ? QSizeF() : (room - edges).expandedTo({1, 1}));
    QRectF all;
    for (QRectF& placed : m_boxes) {
        placed.translate(margin, margin);
        all |= placed;
    }
    m_size = {all.right() + margin, all.bottom() + margin};
}

/// An arc within a line; to another line straight, past the number that stands below a box.
QPainterPath MarkingLayout::rowCurve(const QRectF& start, const QRectF& end) const
{
    QPainterPath path;
    const QPointF first(start.center().x(), start.top() - 4);
    if (end.top() < start.top()) {
        path.moveTo(first);
        path.lineTo(end.center().x(), end.bottom() + headHeight);
        return path;
    }
    const double boxes = std::abs(start.center().x() - end.center().x()) / (box + boxGap);
    const QPointF lift(0, -arcHeight(boxes));
    const QPointF last(end.center().x(), end.top() - 4);
    path.moveTo(first);
    path.cubicTo(first + lift + (last - first) * 0.2, last + lift - (last - first) * 0.2, last);
    return path;
}

QPainterPath MarkingLayout::curve(std::size_t from, std::size_t to) const
{
    const QRectF& start = m_boxes[from];
    const QRectF& end = m_boxes[to];
    if (m_kind == Kind::Row)
        return rowCurve(start, end);
    if (m_kind == Kind::Graph)
        return curvePast(m_boxes, from, to, QRectF(QPointF(), m_size));
    // Several moves go along one row of a table.
    QPainterPath path;
    const QPointF way = end.center() - start.center();
    const QPointF middle = start.center() + way / 2 + QPointF(way.y(), -way.x()) * 0.16;
    // The squares of a table touch: there an arrow begins and ends beside the letters.
    constexpr double inset = cell * 0.27;
    const QMarginsF inner(inset, inset, inset, inset);
    path.moveTo(edgeTowards(start - inner, middle));
    path.quadTo(middle, edgeTowards(end - inner, middle));
    return path;
}

QString MarkingLayout::arrows(std::size_t from, std::span<const std::size_t> to) const
{
    QString text;
    for (const std::size_t option : to) {
        QPainterPath path = curve(from, option);
        addHead(path);
        text += svgPath(path);
    }
    return text;
}

int MarkingLayout::besideInRow(const classroom::MarkingTask& task, std::size_t from, int dx) const
{
    const auto count = static_cast<int>(task.positions.size());
    int next = static_cast<int>(from) + dx;
    while (next >= 0 && next < count && !task.positions[static_cast<std::size_t>(next)].isThere())
        next += dx;
    return next >= 0 && next < count ? next : -1;
}

int MarkingLayout::nearest(const classroom::MarkingTask& task, std::size_t from, int dx, int dy) const
{
    if (m_kind == Kind::Graph)
        return m_graph.nearest(from, dx, dy, m_boxes);
    if (m_kind == Kind::Row && dx != 0)
        return besideInRow(task, from, dx);
    constexpr double across = 2; // how much dearer a step to the side is
    const QPointF origin = m_boxes[from].center();
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t position = 0; position < m_boxes.size(); ++position) {
        const QPointF step = m_boxes[position].center() - origin;
        const double ahead = step.x() * dx + step.y() * dy;
        const double aside = std::abs(step.x() * dy) + std::abs(step.y() * dx);
        const bool isAhead = ahead > 1 && (dy != 0 || aside < ahead);
        if (task.positions[position].isThere() && isAhead && ahead + across * aside < least) {
            least = ahead + across * aside;
            best = static_cast<int>(position);
        }
    }
    return best;
}

} // namespace models
