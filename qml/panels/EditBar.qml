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
    readonly property bool graph: board.shape === "graph"
    readonly property bool skips: session.gameId === "skip"
    /// Each player has a number of turns of his own.
    readonly property bool counted: skips || session.gameId === "poker"
    /// Large text: two boxes still stand on one line.
    readonly property int boxWidth: Math.round(136 * Math.min(1.6, Theme.scale))
    /// What can be made longer and wider here.
    readonly property bool sized: cells || strip

    spacing: Theme.unit * 2

    AppText {
        height: Theme.controlHeight
        visible: root.width > (root.counted ? 860 : root.cells ? 760 : root.graph ? 640 : 400) * Theme.scale
        verticalAlignment: Text.AlignVCenter
        text: root.board.shape === "lines" && !root.divided ? qsTr("Click a place to put or take a counter.")
            : root.cells ? qsTr("Click a cell to put or take a stone.")
            : root.divided ? qsTr("Click a stick to end its heap before it, a number to add one.")
            : root.board.shape === "heaps" ? qsTr("Change the heaps below them.")
            : root.graph ? qsTr("Click a node for the token, an arrow to remove it; drag from node to node to draw one.")
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
        visible: root.board.shape === "heaps" || root.divided || root.graph
        text: root.graph ? qsTr("Add a node") : qsTr("Add a heap")
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
                implicitWidth: root.boxWidth
                name: root.skips ? (allowance.ofLeft ? qsTr("Skips of Left") : qsTr("Skips of Right"))
                                 : (allowance.ofLeft ? qsTr("Adds of Left") : qsTr("Adds of Right"))
                from: 0
                to: 999
                value: allowance.count
                onValueModified: root.session.setCount(allowance.pieceId, value)
            }
        }
    }

    Row {
        visible: root.graph
        spacing: Theme.unit * 2

        AppText {
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            text: arrowsField.name
        }

        AppTextField {
            id: arrowsField

            readonly property string arrows: root.graph ? root.session.notation.split(":")[1].split("@")[0] : ""

            function take() {
                const [head, body] = root.session.notation.split(":");
                if (text !== arrows)
                    root.session.pasteText(head + ":" + text + "@" + body.split("@")[1]);
            }

            objectName: "field_arrows"
            name: qsTr("Arrows")
            width: Math.min(root.width - x, Math.round(Math.max(200 * Theme.scale, contentWidth + leftPadding * 2 + 2)))
            placeholderText: qsTr("2-1, 2-0, 1-0")
            onArrowsChanged: text = arrows
            onAccepted: take()
            Component.onCompleted: text = arrows
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
            implicitWidth: root.boxWidth
            name: root.board.shape === "lines" ? qsTr("Lines") : qsTr("Rows")
            from: 1
            to: root.tokens || root.board.shape === "lines" ? 64 : 26
            value: root.board.rows
            onValueModified: {
                root.session.resize(value, root.board.columns);
                value = Qt.binding(() => root.board.rows); // also where it was refused
            }
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
            implicitWidth: root.boxWidth
            name: root.board.shape === "staircase" ? qsTr("Steps") : root.strip ? qsTr("Squares") : qsTr("Columns")
            from: 1
            to: root.strip ? 40 : root.board.shape === "lines" ? 30 : 26
            value: root.board.columns
            onValueModified: {
                root.session.resize(root.board.rows, value);
                value = Qt.binding(() => root.board.columns);
            }
        }
    }
}
