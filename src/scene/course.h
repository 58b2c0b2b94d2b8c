// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a game went: a lane for each of two players, and a line that runs in the lane of who could win.

#include "scene/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace scene {

/// A position of the course.
struct Standing {
    int lane = -1;  ///< of who could win there: 0 above, 1 below, -1 where nobody knows
    QString sign{}; ///< "?" or "!" where the move that led to it gave the win away

    friend bool operator==(const Standing&, const Standing&) = default;
};

struct Course {
    std::vector<Standing> standings{}; ///< from the beginning on
    QRectF lanes{};                    ///< both together
    bool isMirrored = false;           ///< one reads from right to left

    [[nodiscard]] QPointF placeOf(std::size_t position) const;
};

/// In a long game slips alone are marked.
void paint(QPainter& painter, const Course& course, const Palette& colours);

} // namespace scene
