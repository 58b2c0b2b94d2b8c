// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Editing: how the board is changed, with its size or another heap.
Flow {
    id: root

    required property Session session
    readonly property BoardModel board: session.board
    readonly property bool cells: board.shape === "grid" || board.shape === "lines"
    readonly property bool tokens: session.gameId === "northcott"
    readonly property bool strip: board.shape === "strip" || board.shape === "staircase"
    /// What can be made longer and wider here.
    readonly property bool sized: cells || strip

    spacing: Theme.unit * 2

    AppText {
        height: Theme.controlHeight
        visible: root.width > (root.cells ? 760 : 400) * Theme.scale
        verticalAlignment: Text.AlignVCenter
        text: root.cells ? qsTr("Click a cell to put or take a stone.")
            : root.board.shape === "heaps" ? qsTr("Change the heaps below them.")
            : root.board.shape === "graph" ? qsTr("Click a node to put the token there.")
            : root.board.shape === "staircase" ? qsTr("Click a step to put a coin on it, a coin to take it off.")
            : root.tokens ? qsTr("Drag a token to another square.")
            : root.board.shape === "plane" ? qsTr("Click a square to put or take a counter; drag to move it.")
            : qsTr("Click a square to change it; drag a coin to move it.")
        color: Theme.ink2
        rightPadding: Theme.unit * 2
    }

    AppButton {
        objectName: "button_addHeap"
        visible: root.board.shape === "heaps"
        text: qsTr("Add a heap")
        onClicked: root.session.addHeap()
    }

    Row { // a name stays beside its box
        visible: root.cells
        spacing: Theme.unit * 2

        AppText {
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            text: rowsBox.name
        }

        AppSpinBox {
            id: rowsBox

            objectName: "spin_rows"
            name: root.board.shape === "grid" ? qsTr("Rows") : qsTr("Lines")
            from: 1
            to: 26
            value: root.board.rows
            onValueModified: root.session.resize(value, root.board.columns)
        }
    }

    Row { // a name stays beside its box
        visible: root.sized
        spacing: Theme.unit * 2

        AppText {
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            text: columnsBox.name
        }

        AppSpinBox {
            id: columnsBox

            objectName: "spin_columns"
            name: root.strip ? qsTr("Squares") : qsTr("Columns")
            from: 1
            to: root.strip ? 40 : 26
            value: root.board.columns
            onValueModified: root.session.resize(root.board.rows, value)
        }
    }
}
