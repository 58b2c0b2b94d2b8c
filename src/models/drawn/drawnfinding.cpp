// SPDX-License-Identifier: GPL-3.0-or-later

// What lies where on the drawn board.

#include "models/drawn/drawnpicture.h"

#include <algorithm>
#include <array>

namespace models {
namespace {

/// The parts of a curve where it may be pointed at, best first.
constexpr std::array tries{0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8, 0.13, 0.87};

struct PlacedCurve {
    DrawnCurve curve;
    QRectF box = boxOf(curve);

    [[nodiscard]] bool isNear(QPointF place, double reach) const
    {
        return box.adjusted(-reach, -reach, reach, reach).contains(place);
    }
};

/// From a place on one of the curves to the nearest of the others, at most `most`.
double clearanceOf(const std::vector<PlacedCurve>& curves, std::size_t own, QPointF place, double most)
{
    for (std::size_t i = 0; i < curves.size(); ++i)
        if (i != own && curves[i].isNear(place, most))
            most = std::min(most, distanceTo(curves[i].curve, place));
    return most;
}

/// The part of a curve that is pointed at best.
double freePart(const std::vector<PlacedCurve>& curves, std::size_t edge)
{
    constexpr double enough = 14; // pixels
    constexpr double most = 20;
    double best = 0.5;
    double clearest = -1;
    for (const double t : tries) {
        const double clear = clearanceOf(curves, edge, pointAt(curves[edge].curve, t), most);
        if (clear > clearest) {
            clearest = clear;
            best = t;
        }
        if (clearest >= enough)
            break;
    }
    return best;
}

} // namespace

int DrawnPicture::edgeAt(QPointF place, double reach) const
{
    double least = reach;
    int nearest = -1;
    for (std::size_t i = 0; i < m_stage.edges().size() && i < m_rowOfEdge.size(); ++i) {
        const PlacedCurve edge{m_view.toPixels(m_stage.edges()[i].to)};
        if (!edge.isNear(place, least))
            continue;
        const double away = distanceTo(edge.curve, place);
        if (away < least) {
            least = away;
            nearest = m_rowOfEdge[i];
        }
    }
    return nearest;
}

int DrawnPicture::jointAt(QPointF place, double reach) const
{
    double least = reach;
    int nearest = -1;
    for (std::size_t i = 0; i < m_stage.joints().size() && i < m_rowOfJoint.size(); ++i) {
        const double away = distanceOf(toPixels(m_stage.joints()[i].to), place);
        if (away < least) {
            least = away;
            nearest = m_rowOfJoint[i];
        }
    }
    return nearest;
}

bool DrawnPicture::isOnGround(QPointF place, double reach) const
{
    const double x = toUnits(place).x();
    return toPixels({}).y() - place.y() < reach && x > -0.5 && x < columns() + 0.5;
}

QPointF DrawnPicture::placeOf(int row) const
{
    return row < 0 || static_cast<std::size_t>(row) >= m_edgeOfRow.size() ? QPointF()
                                                                          : toPixels(unitsOf(row));
}

QPointF DrawnPicture::unitsOf(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    if (row < 0 || at >= m_edgeOfRow.size())
        return {};
    if (m_jointOfRow[at] >= 0)
        return m_stage.joints()[static_cast<std::size_t>(m_jointOfRow[at])].to;
    if (m_edgeOfRow[at] < 0)
        return {m_sketch.foothold.value_or(columns() / 2), 0};
    findAnchors();
    return m_anchors[static_cast<std::size_t>(m_edgeOfRow[at])];
}

/// For each edge the first place along it that is clear of the others, or else the clearest. It is found
/// where all of the picture is shown, and does not change when that is zoomed.
void DrawnPicture::findAnchors() const
{
    if (!m_anchors.empty() || m_stage.edges().empty())
        return;
    std::vector<PlacedCurve> curves;
    curves.reserve(m_stage.edges().size());
    for (const DrawnStage::Edge& edge : m_stage.edges())
        curves.push_back({m_fit.toPixels(edge.to)});
    m_anchors.reserve(curves.size());
    for (std::size_t i = 0; i < curves.size(); ++i)
        m_anchors.push_back(pointAt(m_stage.edges()[i].to, freePart(curves, i)));
}

} // namespace models
