// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/graph/graphpainter.h"

#include <QPainterPath>
#include <QPen>

namespace models {

/// Draws the arrows of a graph. Arrows are numbered as in the drawing.
class ArrowPainter {
public:
    /// All that is given outlives the painter.
    ArrowPainter(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale);

    /// All that are in view, winning ones over others; ends early when stopped.
    void paintAll(const std::stop_token& stop);
    /// One arrow; with a strength above 1 wider and clearer.
    void paint(std::size_t arrow, double strength);
    /// One arrow as a step of a line of play.
    void paintStep(std::size_t arrow);

    [[nodiscard]] const analysis::GraphArrow& arrowAt(std::size_t arrow) const
    {
        return m_graph.arrows[m_drawing.arrows[arrow]];
    }
    /// As far as the labels tell.
    [[nodiscard]] bool isWinning(std::size_t arrow) const
    {
        return m_scene.isLabelled(arrowAt(arrow).to) && m_graph.isWinning(arrowAt(arrow));
    }

private:
    [[nodiscard]] QPointF px(QPointF place) const { return (place - m_visible.topLeft()) * m_scale; }
    [[nodiscard]] std::vector<std::size_t> seenArrows() const;
    [[nodiscard]] QColor colourOf(std::size_t arrow) const;
    [[nodiscard]] QPen penOf(std::size_t arrow, double strength) const;
    [[nodiscard]] QPainterPath pathOf(std::size_t arrow) const;
    void paintCrowd(const std::vector<std::size_t>& arrows, const std::stop_token& stop);
    void paintHead(std::size_t arrow, const QColor& colour, bool large);

    QPainter& m_painter;
    const GraphScene& m_scene;
    const analysis::PositionGraph& m_graph;
    const GraphDrawing& m_drawing;
    QRectF m_visible;
    double m_scale;
    double m_stroke;         ///< how wide lines are drawn
    std::size_t m_crowd = 1; ///< arrows that are drawn
};

} // namespace models
