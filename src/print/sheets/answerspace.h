// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a pupil writes the answer: boxes to tick, lines, a box for a number, binary columns.

#include "classroom/exercises/exercise.h"

#include <QPainter>
#include <QSizeF>

namespace printing {

/// At most `width` wide. Nothing of it tells the answer.
[[nodiscard]] QSizeF answerSpaceSize(const classroom::Exercise& exercise, double width);
/// With its top left corner at (0, 0).
void paintAnswerSpace(QPainter& painter, const classroom::Exercise& exercise, double width);

} // namespace printing
