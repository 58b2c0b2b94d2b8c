// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/marking/markingtask.h"

#include <QPainterPath>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstddef>
#include <span>
#include <vector>

namespace models {

/// The boxes of a graph to mark, in levels whose arrows lead down. The order within a level is that of the
/// Lab's quick layout; how far apart they stand follows from the place there is.
class MarkingGraph {
public:
    MarkingGraph() = default;
    /// Precondition: the task is a graph.
    explicit MarkingGraph(const classroom::MarkingTask& task);

    /// What stands in the boxes, by position.
    [[nodiscard]] const std::vector<QString>& labels() const { return m_labels; }

    /// By position, from (0, 0) on: within `room` where all find place there, otherwise in about its shape.
    /// An empty room leaves the shape open.
    [[nodiscard]] std::vector<QRectF> boxes(QSizeF room) const;
    /// The nearest position of the next level, or of its own level to the side; -1 for none.
    [[nodiscard]] int nearest(std::size_t from, int dx, int dy, const std::vector<QRectF>& boxes) const;

private:
    void arrange(const classroom::MarkingTask& task);
    [[nodiscard]] double leastWidth(const std::vector<std::size_t>& level) const;
    [[nodiscard]] double heightOf(const std::vector<std::size_t>& level) const;
    [[nodiscard]] QSizeF least() const;
    [[nodiscard]] std::vector<double> centres(const std::vector<std::size_t>& level, double width) const;

    std::vector<std::vector<std::size_t>> m_levels; ///< the top one first, each from left to right
    std::vector<int> m_levelOf;
    std::vector<double> m_places; ///< where the quick layout puts them from left to right, 0 to 1
    std::vector<QString> m_labels;
    std::vector<QSizeF> m_sizes;
};

/// Where the positions of a task to mark are drawn, one unit a pixel at normal size: a row of boxes with arcs
/// above them, in several lines where it is long, a table with n along its rows, or a graph whose arrows lead
/// down.
class MarkingLayout {
public:
    MarkingLayout() = default;
    explicit MarkingLayout(const classroom::MarkingTask& task);

    /// Lays it anew for a place of this size, in units: within it where that can be done, otherwise in about
    /// its shape. An empty one leaves the shape open.
    void fit(const classroom::MarkingTask& task, QSizeF room);

    struct Head {
        QString text;
        QRectF box;
    };

    /// By position; where a position is not there, too.
    [[nodiscard]] const std::vector<QRectF>& boxes() const { return m_boxes; }
    /// The values of n and m beside a row or a table.
    [[nodiscard]] const std::vector<Head>& heads() const { return m_heads; }
    [[nodiscard]] QSizeF size() const { return m_size; }
    /// What stands in the boxes of a graph, by position; empty for a row or a table.
    [[nodiscard]] const std::vector<QString>& labels() const { return m_graph.labels(); }

    /// Arrows from one position to others, as the path of an SVG picture: lines and heads.
    [[nodiscard]] QString arrows(std::size_t from, std::span<const std::size_t> to) const;
    /// The nearest of the positions that are there in a direction (-1, 0 or 1 each, y down); -1 for none.
    [[nodiscard]] int nearest(const classroom::MarkingTask& task, std::size_t from, int dx, int dy) const;

private:
    enum class Kind { Row, Table, Graph };

    void layRow(const classroom::MarkingTask& task, QSizeF room);
    void layLines(const classroom::MarkingTask& task, std::size_t columns);
    void layTable(const classroom::MarkingTask& task);
    void layGraph(QSizeF room);
    [[nodiscard]] QPainterPath curve(std::size_t from, std::size_t to) const;
    [[nodiscard]] QPainterPath rowCurve(const QRectF& start, const QRectF& end) const;
    [[nodiscard]] int besideInRow(const classroom::MarkingTask& task, std::size_t from, int dx) const;

    Kind m_kind = Kind::Row;
    std::vector<QRectF> m_boxes;
    std::vector<Head> m_heads;
    MarkingGraph m_graph;
    QSizeF m_size;
};

} // namespace models
