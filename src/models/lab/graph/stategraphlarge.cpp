// SPDX-License-Identifier: GPL-3.0-or-later

// How the graph is laid out for the back of a room.

#include "models/lab/graph/stategraph.h"

#include <algorithm>
#include <cmath>

namespace models {

void StateGraph::setPlace(QSizeF place)
{
    constexpr double alike = 0.03;
    const double before = style().shape;
    if (place.isEmpty() || place == m_place)
        return;
    m_place = place;
    if (m_large && m_shown && m_whole && std::abs(style().shape / before - 1) > alike &&
        (!isTooMany() || m_centre >= 0))
        layOut();
    emit changed();
}

GraphStyle StateGraph::style() const
{
    return m_large ? largeStyle(m_place.height() / m_place.width()) : GraphStyle{};
}

/// For the back of a room: names as high as a twentieth of the place, where there is room for them.
GraphDrawingPtr StateGraph::readable(const GraphDrawingPtr& drawing) const
{
    constexpr std::size_t mostEnlarged = 300;
    constexpr double wanted = 0.05;
    constexpr double most = 2.4;
    if (!m_large || drawing->nodes.size() > mostEnlarged || drawing->size.isEmpty())
        return drawing;
    const double scale =
        std::min(m_place.width() / drawing->size.width(), m_place.height() / drawing->size.height());
    const double factor = wanted * m_place.height() / (drawing->style.text * scale);
    return std::make_shared<const GraphDrawing>(drawing->enlarged(std::min(factor, most)));
}

} // namespace models
