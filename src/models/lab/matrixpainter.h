// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Draws a connection matrix, with names beside it where it is read from the back of a room.

#include "analysis/graph/positiongraph.h"
#include "models/lab/labpicture.h"

namespace models {

struct MatrixLook {
    bool isLarge = false; ///< with lines between the cells, and tinted columns of cold positions
    bool isTold = true;   ///< who wins
    double nameRoom = 0;  ///< left of the matrix and above it, in units; 0 without names
    QString font{};
};

/// The colour of moves that leave no cold position.
[[nodiscard]] QColor otherMoves(const LabColours& colours);

/// The room for the names of a graph's positions, in units; 0 where they are too many.
[[nodiscard]] double nameRoom(const analysis::PositionGraph& graph);

/// Ends early, without the rest, when stopped.
void paintMatrix(QPainter& painter, const analysis::PositionGraph& graph, const LabColours& colours,
                 const MatrixLook& look, const QRectF& visible, double scale, const std::stop_token& stop);

} // namespace models
