// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where everything of a strip of squares lies: one row or many.
SquaresGeometry {
    id: root

    readonly property int rows: Math.max(1, board.rows)
    readonly property int columns: Math.max(1, board.columns)
    readonly property real footRoom: miniature || rows > 1 ? 0 : labelSize * 1.9
    readonly property real sideRoom: miniature || rows === 1 ? 0 : labelSize * 2.2
    headRoom: miniature ? 0 : Math.min(height * 0.3, labelSize * 3)
    pitch: Math.max(4, Math.min((width - sideRoom) / columns, (height - footRoom - headRoom) / rows / (rows > 1 ? 1.12 : 1),
                                                       miniature ? 27 : 74 * (large ? grow : Math.max(1, Math.min(1.5, height / 520)))))
    readonly property real rowPitch: pitch * (rows > 1 ? 1.12 : 1)
    readonly property real cell: pitch * 0.93
    diameter: Math.round(pitch * 0.74 / 2) * 2
    readonly property real originX: (width - sideRoom - columns * pitch) / 2 + sideRoom
    readonly property real originY: (height - footRoom + headRoom * 0.6 - rows * rowPitch) / 2
    readonly property real numberSize: Math.max(8, Math.min(labelSize, pitch * 0.36))

    function middle(row: real, column: real): point {
        return Qt.point(originX + (column + 0.5) * pitch, originY + (row + 0.5) * rowPitch);
    }
}
