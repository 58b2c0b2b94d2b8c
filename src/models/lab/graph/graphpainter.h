// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Draws a graph of positions: P-positions with their letter, tinted and doubly ringed, winning moves
// stronger than others. The farther away, the less detail.

#include "models/lab/graph/graphlayout.h"
#include "models/lab/lab.h"
#include "models/lab/labpicture.h"

#include <QString>

#include <optional>

namespace models {

/// All that is drawn; held by whoever draws it.
struct GraphScene {
    WholeGamePtr whole;
    GraphDrawingPtr drawing;
    LabColours colours;
    QString font; ///< the family of the names
    bool onlyWinning = false;
    /// While labels are put on step by step: only positions of at most this remoteness have theirs, terminal
    /// ones are lettered T; none has one before the first step.
    bool isLabelling = false;
    std::optional<std::uint64_t> labelled{};

    [[nodiscard]] bool isLabelled(analysis::NodeIndex node) const;
};

/// What lies above the graph: everything else turns pale.
struct GraphFocus {
    int node = -1;                           ///< with its moves and those that lead to it
    std::vector<analysis::NodeIndex> line{}; ///< of play
};

/// How wide lines are drawn, of their usual width.
[[nodiscard]] double strokeAt(double scale);

/// Ends early, without the rest, when stopped.
void paintGraph(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale,
                const std::stop_token& stop);
void paintFocus(QPainter& painter, const GraphScene& scene, const GraphFocus& focus, const QRectF& visible,
                double scale);

} // namespace models
