// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/markinglayout.h"

#include "models/lab/graph/graphlayout.h"

#include <QLineF>
#include <QMarginsF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace models {
namespace {

constexpr double box = 60; ///< of a row
constexpr double boxGap = 10;
constexpr double headHeight = 30;
constexpr double cell = 46; ///< of a table
constexpr double cellGap = 5;
constexpr double headWidth = 30;
constexpr double lineHeight = 16;    ///< of a name that goes over some lines
constexpr double graphStretch = 1.3; ///< letters to mark are larger than those of the Lab
constexpr double margin = 8;

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

/// The point of a box's edge on the way to `target`.
QPointF edgeTowards(const QRectF& from, QPointF target)
{
    const QPointF step = target - from.center();
    const double wide = std::abs(step.x()) / (from.width() / 2 + 2);
    const double high = std::abs(step.y()) / (from.height() / 2 + 2);
    return from.center() + step / std::max({wide, high, 1e-9});
}

} // namespace

MarkingLayout::MarkingLayout(const classroom::MarkingTask& task)
    : m_kind(task.isGraph() ? Kind::Graph
             : task.hasM    ? Kind::Table
                            : Kind::Row)
{
    switch (m_kind) {
    case Kind::Row: layRow(task); break;
    case Kind::Table: layTable(task); break;
    case Kind::Graph: layGraph(task); break;
    }
}

void MarkingLayout::layRow(const classroom::MarkingTask& task)
{
    double farthest = 0;
    for (std::size_t i = 0; i < task.positions.size(); ++i) {
        for (const std::size_t option : task.positions[i].options)
            farthest = std::max(farthest, std::abs(static_cast<double>(i) - static_cast<double>(option)));
    }
    const double above = arcHeight(farthest) * 0.76 + margin; // a cubic curve does not reach its controls
    for (std::size_t i = 0; i < task.positions.size(); ++i) {
        const double x = margin + static_cast<double>(i) * (box + boxGap);
        m_boxes.emplace_back(x, above, box, box);
        m_heads.push_back({QString::number(task.n.least + i), {x, above + box, box, headHeight}});
    }
    m_size = {m_boxes.back().right() + margin, above + box + headHeight + margin};
}

/// On a plane m goes upwards, as the moves there go down.
void MarkingLayout::layTable(const classroom::MarkingTask& task)
{
    const auto columns = static_cast<std::size_t>(task.n.size());
    const auto rows = static_cast<std::size_t>(task.m.size());
    const bool isPlane = task.gameId == "wythoff" || task.gameId == "plane";
    const double step = cell + cellGap;
    const QPointF first(headWidth + margin, (isPlane ? 0 : headHeight) + margin);
    const auto across = [&](std::size_t column) { return first.x() + static_cast<double>(column) * step; };
    const auto down = [&](std::size_t row) {
        return first.y() + static_cast<double>(isPlane ? rows - 1 - row : row) * step;
    };
    const double headY = isPlane ? first.y() + static_cast<double>(rows) * step : margin;
    for (std::size_t column = 0; column < columns; ++column)
        m_heads.push_back(
            {QString::number(task.n.least + column), {across(column), headY, cell, headHeight - 4}});
    for (std::size_t row = 0; row < rows; ++row) {
        m_heads.push_back({QString::number(task.m.least + row), {margin, down(row), headWidth - 4, cell}});
        for (std::size_t column = 0; column < columns; ++column)
            m_boxes.emplace_back(across(column), down(row), cell, cell);
    }
    m_size = {across(columns) + margin,
              first.y() + static_cast<double>(rows) * step + margin + (isPlane ? headHeight : 0)};
}

void MarkingLayout::layGraph(const classroom::MarkingTask& task)
{
    std::vector<analysis::NodeIndex> nodes(task.positions.size());
    std::iota(nodes.begin(), nodes.end(), analysis::NodeIndex{0});
    const GraphDrawing drawing = quickLayout(*task.graph, nodes, {});
    m_size = drawing.size * graphStretch + QSizeF(margin, margin) * 2;
    for (std::size_t position = 0; position < nodes.size(); ++position) {
        const QRectF& placed = drawing.boxes[position];
        const auto lines = static_cast<double>(std::ranges::count(task.positions[position].name, '/'));
        const QSizeF size(placed.width() * graphStretch, placed.height() * graphStretch + lines * lineHeight);
        QRectF moved(QPointF(), size);
        moved.moveCenter(placed.center() * graphStretch + QPointF(margin, margin));
        m_boxes.push_back(moved);
    }
    double above = margin;
    double below = m_size.height() - margin;
    for (const QRectF& placed : m_boxes) {
        above = std::min(above, placed.top());
        below = std::max(below, placed.bottom());
    }
    for (QRectF& placed : m_boxes)
        placed.translate(0, margin - above);
    m_size.setHeight(below - above + margin * 2);
}

QPainterPath MarkingLayout::curve(std::size_t from, std::size_t to) const
{
    const QRectF& start = m_boxes[from];
    const QRectF& end = m_boxes[to];
    QPainterPath path;
    if (m_kind == Kind::Row) {
        const double boxes = std::abs(start.center().x() - end.center().x()) / (box + boxGap);
        const QPointF lift(0, -arcHeight(boxes));
        const QPointF first(start.center().x(), start.top() - 4);
        const QPointF last(end.center().x(), end.top() - 4);
        path.moveTo(first);
        path.cubicTo(first + lift + (last - first) * 0.2, last + lift - (last - first) * 0.2, last);
        return path;
    }
    // In a table several moves go along one row; in a graph a long one passes what lies between.
    const QPointF way = end.center() - start.center();
    const bool isShort = way.y() < nodeHeight * graphStretch * 3.2;
    const double side = start.center().x() < m_size.width() / 2 ? 1 : -1;
    const double bend = m_kind == Kind::Table ? 0.16 : isShort ? 0 : 0.14 * side;
    const QPointF middle = start.center() + way / 2 + QPointF(way.y(), -way.x()) * bend;
    // The squares of a table touch: there an arrow begins and ends beside the letters.
    const double inset = m_kind == Kind::Table ? cell * 0.27 : 0;
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

int MarkingLayout::nearest(const classroom::MarkingTask& task, std::size_t from, int dx, int dy) const
{
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
