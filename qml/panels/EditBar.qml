// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Editing: how the board is changed, with its size or another heap.
Flow {
    id: root

    required property Session session
    readonly property BoardModel board: session.board
    /// Heaps that lie in rows of sticks.
    readonly property bool divided: session.gameId === "octal" || session.gameId === "grundy"
    readonly property bool cells: board.shape === "grid" || (board.shape === "lines" && !divided)
    readonly property bool tokens: session.gameId === "northcott"
    readonly property bool strip: board.shape === "strip" || board.shape === "staircase"
    readonly property bool skips: session.gameId === "skip"
    /// Each player has a number of turns of his own.
    readonly property bool counted: skips || session.gameId === "poker"
    /// What can be made longer and wider here.
    readonly property bool sized: cells || strip

    spacing: Theme.unit * 2

    AppText {
        height: Theme.controlHeight
        visible: root.width > (root.counted ? 860 : root.cells ? 760 : 400) * Theme.scale
        verticalAlignment: Text.AlignVCenter
        text: root.cells ? qsTr("Click a cell to put or take a stone.")
            : root.divided ? qsTr("Click a stick to end its heap before it, a number to add one.")
            : root.board.shape === "heaps" ? qsTr("Change the heaps below them.")
            : root.board.shape === "graph" ? qsTr("Click a node to put the token there.")
            : root.board.shape === "staircase" ? qsTr("Click a step to put a coin on it, a coin to take it off.")
            : root.tokens ? qsTr("Drag a token to another square.")
            : root.session.gameId === "wythoff" ? qsTr("Click a square to put the queen there.")
            : root.board.shape === "plane" ? qsTr("Click a square to put or take a counter; drag to move it.")
            : qsTr("Click a square to change it; drag a coin to move it.")
        color: Theme.ink2
        rightPadding: Theme.unit * 2
    }

    AppButton {
        objectName: "button_addHeap"
        visible: root.board.shape === "heaps" || root.divided
        text: qsTr("Add a heap")
        onClicked: root.session.addHeap()
    }

    Repeater { // how often each player may still skip, or add
        model: root.counted ? root.board : null

        Row {
            id: allowance

            required property string kind
            required property string pieceId
            required property string owner
            required property real count
            readonly property bool ofLeft: owner === "left"

            visible: kind === "button"
            spacing: Theme.unit * 2

            AppText {
                height: Theme.controlHeight
                verticalAlignment: Text.AlignVCenter
                text: countBox.name
            }

            AppSpinBox {
                id: countBox

                objectName: allowance.ofLeft ? "spin_left" : "spin_right"
                name: root.skips ? (allowance.ofLeft ? qsTr("Skips of Left") : qsTr("Skips of Right"))
                                 : (allowance.ofLeft ? qsTr("Adds of Left") : qsTr("Adds of Right"))
                from: 0
                to: 999
                value: allowance.count
                onValueModified: root.session.setCount(allowance.pieceId, value)
            }
        }
    }

    Row { // a name stays beside its box
        visible: root.cells || root.tokens
        spacing: Theme.unit * 2

        AppText {
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            text: rowsBox.name
        }

        AppSpinBox {
            id: rowsBox

            objectName: "spin_rows"
            name: root.board.shape === "lines" ? qsTr("Lines") : qsTr("Rows")
            from: 1
            to: root.tokens ? 64 : 26
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
            name: root.board.shape === "staircase" ? qsTr("Steps") : root.strip ? qsTr("Squares") : qsTr("Columns")
            from: 1
            to: root.strip ? 40 : 26
            value: root.board.columns
            onValueModified: root.session.resize(root.board.rows, value)
        }
    }
}
