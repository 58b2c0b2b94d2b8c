// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawnview.h"

namespace models {
namespace {

constexpr double leastUnit = 0.5; // pixels
constexpr double raised = 0.4;    // of the height left over, how much lies below the ground

QSizeF drawable(const DrawnRoom& room)
{
    return {room.size.width() - 2 * room.side, room.size.height() - room.top - room.foot};
}

} // namespace

DrawnCurve DrawnView::toPixels(const DrawnCurve& curve) const
{
    DrawnCurve seen;
    for (std::size_t i = 0; i < seen.size(); ++i)
        seen[i] = toPixels(curve[i]);
    return seen;
}

QPointF DrawnView::letterSide(const DrawnCurve& curve) const
{
    DrawnCurve stretched;
    for (std::size_t i = 0; i < stretched.size(); ++i)
        stretched[i] = {curve[i].x() * unit.x(), curve[i].y() * unit.y()};
    return models::letterSide(stretched);
}

DrawnView fitted(const DrawnArea& area, const DrawnRoom& room)
{
    const QSizeF inner = drawable(room);
    const double across = std::max(leastUnit, inner.width() / (area.right - area.left));
    const double up = std::max(leastUnit, inner.height() / area.top);
    const DrawnView view{{std::min(across, up * mostStretch), std::min(up, across * mostStretch)}, {}};
    return heldIn(view, area, room);
}

DrawnView heldIn(const DrawnView& view, const DrawnArea& area, const DrawnRoom& room)
{
    const QSizeF inner = drawable(room);
    const double spareX = inner.width() - (area.right - area.left) * view.unit.x();
    const double spareY = inner.height() - area.top * view.unit.y();
    const double left = room.side - area.left * view.unit.x();
    const double ground = room.size.height() - room.foot;
    return {view.unit,
            {spareX >= 0 ? left + spareX / 2 : std::clamp(view.origin.x(), left + spareX, left),
             spareY >= 0 ? ground - spareY * raised : std::clamp(view.origin.y(), ground, ground - spareY)}};
}

DrawnView between(const DrawnView& from, const DrawnView& to, double part)
{
    return {from.unit + part * (to.unit - from.unit), from.origin + part * (to.origin - from.origin)};
}

} // namespace models
