// SPDX-License-Identifier: GPL-3.0-or-later

// What lies where on the drawn board.

#include "models/drawn/drawnpicture.h"

#include <algorithm>
#include <array>

namespace models {
namespace {

/// The parts of a curve where it may be pointed at, best first.
constexpr std::array tries{0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8, 0.13, 0.87};

/// A curve lies within its control points.
bool isNear(const DrawnCurve& curve, QPointF place, double reach)
{
    double left = curve[0].x(), right = left, low = curve[0].y(), high = low;
    for (const QPointF control : curve) {
        left = std::min(left, control.x());
        right = std::max(right, control.x());
        low = std::min(low, control.y());
        high = std::max(high, control.y());
    }
    return place.x() > left - reach && place.x() < right + reach && place.y() > low - reach &&
           place.y() < high + reach;
}

} // namespace

int DrawnPicture::edgeAt(QPointF place, double reach) const
{
    const QPointF at = toUnits(place);
    double least = reach / m_unit;
    int nearest = -1;
    for (std::size_t i = 0; i < m_stage.edges().size() && i < m_rowOfEdge.size(); ++i) {
        const DrawnCurve& curve = m_stage.edges()[i].to;
        if (!isNear(curve, at, least))
            continue;
        const double away = distanceTo(curve, at);
        if (away < least) {
            least = away;
            nearest = m_rowOfEdge[i];
        }
    }
    return nearest;
}

int DrawnPicture::jointAt(QPointF place, double reach) const
{
    const QPointF at = toUnits(place);
    double least = reach / m_unit;
    int nearest = -1;
    for (std::size_t i = 0; i < m_stage.joints().size() && i < m_rowOfJoint.size(); ++i) {
        const double away = distanceOf(m_stage.joints()[i].to, at);
        if (away < least) {
            least = away;
            nearest = m_rowOfJoint[i];
        }
    }
    return nearest;
}

bool DrawnPicture::isOnGround(QPointF place, double reach) const
{
    const QPointF at = toUnits(place);
    return at.y() < reach / m_unit && at.x() > -0.5 && at.x() < columns() + 0.5;
}

QPointF DrawnPicture::placeOf(int row) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_edgeOfRow.size())
        return {};
    const auto at = static_cast<std::size_t>(row);
    if (m_jointOfRow[at] >= 0)
        return toPixels(m_stage.joints()[static_cast<std::size_t>(m_jointOfRow[at])].to);
    if (m_edgeOfRow[at] < 0)
        return toPixels({m_sketch.foothold.value_or(columns() / 2), 0});
    findAnchors();
    return toPixels(m_anchors[static_cast<std::size_t>(m_edgeOfRow[at])]);
}

void DrawnPicture::findAnchors() const
{
    if (!m_anchors.empty() || m_stage.edges().empty())
        return;
    m_anchors.reserve(m_stage.edges().size());
    for (std::size_t i = 0; i < m_stage.edges().size(); ++i)
        m_anchors.push_back(freePlace(i));
}

/// The first place along the edge that is clear of the others, or else the clearest.
QPointF DrawnPicture::freePlace(std::size_t edge) const
{
    const DrawnCurve& curve = m_stage.edges()[edge].to;
    const double enough = 14 / m_unit;
    QPointF best = pointAt(curve, 0.5);
    double most = -1;
    for (const double t : tries) {
        const QPointF place = pointAt(curve, t);
        const double clear = clearance(edge, place);
        if (clear > most) {
            most = clear;
            best = place;
        }
        if (most >= enough)
            break;
    }
    return best;
}

double DrawnPicture::clearance(std::size_t edge, QPointF place) const
{
    double least = 20 / m_unit;
    for (std::size_t i = 0; i < m_stage.edges().size(); ++i) {
        const DrawnCurve& other = m_stage.edges()[i].to;
        if (i != edge && isNear(other, place, least))
            least = std::min(least, distanceTo(other, place));
    }
    return least;
}

} // namespace models
