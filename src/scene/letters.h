// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The letters of everything that is drawn, in the typeface of the language that is spoken.

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace scene {

/// `size` in the units of what is drawn. With what `text` needs, see wording::letterFamilies.
[[nodiscard]] QFont letterFont(double size, bool bold, const QString& text);
[[nodiscard]] double textWidth(const QString& text, double size, bool bold);
/// On one line, in the middle of `place`.
void write(QPainter& painter, const QRectF& place, const QString& text, double size, bool bold,
           const QColor& colour);
/// Some of its letters are written from right to left.
[[nodiscard]] bool isRightToLeft(const QString& text);

} // namespace scene
