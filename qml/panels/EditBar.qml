// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Editing: how the board is changed, with its size or another heap.
Flow {
    id: root

    required property Session session
    readonly property BoardModel board: session.board
    readonly property bool cells: board.shape === "grid" || board.shape === "lines"

    spacing: Theme.unit * 2

    AppText {
        height: Theme.controlHeight
        visible: root.width > (root.cells ? 760 : 400) * Theme.scale
        verticalAlignment: Text.AlignVCenter
        text: root.cells ? qsTr("Click a cell to put or take a stone.")
            : root.board.shape === "heaps" ? qsTr("Change the heaps below them.") : qsTr("Click a node to put the token there.")
        color: Theme.ink2
        rightPadding: Theme.unit * 2
    }

    AppButton {
        objectName: "button_addHeap"
        visible: root.board.shape === "heaps"
        text: qsTr("Add a heap")
        onClicked: root.session.addHeap()
    }

    AppText {
        height: Theme.controlHeight
        visible: root.cells
        verticalAlignment: Text.AlignVCenter
        text: rowsBox.name
    }

    AppSpinBox {
        id: rowsBox

        objectName: "spin_rows"
        visible: root.cells
        name: root.board.shape === "grid" ? qsTr("Rows") : qsTr("Lines")
        from: 1
        to: 26
        value: root.board.rows
        onValueModified: root.session.resize(value, root.board.columns)
    }

    AppText {
        height: Theme.controlHeight
        visible: root.cells
        verticalAlignment: Text.AlignVCenter
        text: columnsBox.name
    }

    AppSpinBox {
        id: columnsBox

        objectName: "spin_columns"
        visible: root.cells
        name: qsTr("Columns")
        from: 1
        to: 26
        value: root.board.columns
        onValueModified: root.session.resize(root.board.rows, value)
    }
}
