// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/moveoutline.h"

#include "scene/outline.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace models {

MoveOutline::MoveOutline(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &MoveOutline::looksChanged, this, &QQuickItem::polish);
}

void MoveOutline::updatePolish()
{
    std::vector<scene::Cell> cells;
    for (const QVariant& spot : std::as_const(m_spots)) {
        const QRectF all = spot.toRectF();
        const QRectF place = all.adjusted(m_inset, m_inset, -m_inset, -m_inset);
        cells.push_back({all, place, std::min(place.width(), place.height()) / 2});
    }
    const QPainterPath path = scene::outlineOf(cells);
    const QRectF box = path.boundingRect().adjusted(-m_thickness, -m_thickness, m_thickness, m_thickness);
    const QPointF corner(std::floor(box.x()), std::floor(box.y())); // on whole pixels
    setPosition(corner);
    setSize({std::ceil(box.right() - corner.x()), std::ceil(box.bottom() - corner.y())});
    m_path = path.translated(-corner);
    update();
}

void MoveOutline::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_color, m_thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(m_path);
}

} // namespace models
