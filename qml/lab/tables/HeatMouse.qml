// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The pointer over a heat map, one for all cells: the cell below it is named, a click picks it.
MouseArea {
    id: root

    required property TableModel table
    required property real cellWidth
    required property real cellHeight
    /// Nothing is named meanwhile.
    property bool quiet: false
    readonly property int row: Math.floor(mouseY / cellHeight)
    readonly property int column: Math.floor(mouseX / cellWidth)
    readonly property bool named: containsMouse && row < table.rows && column < table.columns

    signal picked(row: int, column: int)

    width: table.columns * cellWidth
    height: table.rows * cellHeight
    hoverEnabled: true
    cursorShape: Qt.PointingHandCursor
    onClicked: {
        if (named)
            root.picked(row, column);
    }

    AppToolTip {
        x: (root.column + 0.5) * root.cellWidth - width / 2
        y: root.row * root.cellHeight - height - Theme.unit
        text: root.table.words(root.row, root.column)
        visible: root.named && text !== "" && !root.quiet
    }
}
