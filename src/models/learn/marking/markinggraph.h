// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/marking/markingtask.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstddef>
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

} // namespace models
