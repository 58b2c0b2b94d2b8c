// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where everything of a graph lies.
BoardBase {
    id: root

    readonly property real unitX: Math.min(width / Math.max(1, board.columns), 190 * (large ? grow * 0.82 : grow))
    readonly property real unitY: Math.min(height / Math.max(1, board.rows), 140 * (large ? grow * 0.82 : grow))
    readonly property real nodeSize: Math.max(12, Math.min(unitX, unitY) * 0.48)
    readonly property real originX: (width - Math.max(1, board.columns) * unitX) / 2
    readonly property real originY: (height - Math.max(1, board.rows) * unitY) / 2
    property point tokenPlace: Qt.point(-1000, -1000)
    /// How far the pointer holds it from there.
    property point tokenOffset: Qt.point(0, 0)
    /// It went there by a move, and not because the board has another size.
    property bool tokenMoves: false

    function place(row: real, column: real): point {
        return Qt.point(originX + (column + 0.5) * unitX, originY + (row + 0.5) * unitY);
    }
}
