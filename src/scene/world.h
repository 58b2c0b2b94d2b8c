// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The elements of the games' little worlds, as scripts/worlds draws them: pieces, grounds and faces.

#include "scene/look.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

class QPainter;

namespace scene {

/// How large an element is drawn in its file: its body alone of a piece, without its shadow. Null for one
/// that is not there.
[[nodiscard]] QRectF elementBox(const QString& element);
/// Points around its body, clockwise, where its box is the square from (0, 0) to (1, 1); none for an element
/// that is not there.
[[nodiscard]] QPolygonF elementContour(const QString& element);
/// Its box fills `place`, its shadow reaches beyond. As vectors where they are kept; pixels are drawn once
/// for each size and lie on whole pixels then. Nothing for an element that is not there. From any thread.
void paintElement(QPainter& painter, const QString& element, const QRectF& place, Theme theme);

} // namespace scene
