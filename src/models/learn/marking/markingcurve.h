// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

#include <cstddef>
#include <span>

namespace models {

/// The point of a box's edge, and a little outside it, on the way to `target`.
[[nodiscard]] QPointF edgeTowards(const QRectF& from, QPointF target);

/// An arrow's way from one box to another: as straight as it can be without running through a third one or
/// out of `area`; where there is no such way, the one that does so least. Without boxes between it is
/// straight.
[[nodiscard]] QPainterPath curvePast(std::span<const QRectF> boxes, std::size_t from, std::size_t to,
                                     const QRectF& area);

} // namespace models
