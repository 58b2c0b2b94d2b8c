// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Editing: how the board is changed, with its size or another heap.
Flow {
    id: root

    required property Session session
    readonly property BoardModel board: session.board
    readonly property editTools tools: session.editTools
    readonly property bool graph: board.shape === BoardShape.Graph
    /// Large text: two boxes still stand on one line.
    readonly property int boxWidth: Math.round(136 * Math.min(1.6, Theme.scale))
    /// What the row has to hold beside the hint.
    readonly property int boxes: tools.ofLeft !== "" ? 460 : tools.mostRows > 0 ? 360 : graph ? 240 : 0

    spacing: Theme.unit * 2

    LineLabel {
        objectName: "editHint"
        visible: root.width >= Math.max(implicitWidth, (400 + root.boxes) * Theme.scale)
        text: root.tools.hint
        color: Theme.ink2
        rightPadding: Theme.unit * 2
    }

    AppButton {
        objectName: "button_addHeap"
        visible: text !== ""
        text: root.tools.add
        onClicked: root.session.addHeap()
    }

    Repeater { // how often each player may still skip, or add
        model: root.tools.ofLeft !== "" ? root.board : null

        Row {
            id: allowance

            required property int kind
            required property string pieceId
            required property int owner
            required property real count
            readonly property bool ofLeft: owner === Mover.Left

            visible: kind === PieceKind.Button
            spacing: Theme.unit * 2

            LineLabel {
                text: countBox.name
            }

            AppSpinBox {
                id: countBox

                objectName: allowance.ofLeft ? "spin_left" : "spin_right"
                implicitWidth: root.boxWidth
                name: allowance.ofLeft ? root.tools.ofLeft : root.tools.ofRight
                to: 999
                value: allowance.count
                onValueModified: root.session.setCount(allowance.pieceId, value)
            }
        }
    }

    Row {
        visible: root.graph
        spacing: Theme.unit * 2

        LineLabel {
            text: arrowsField.name
        }

        AppTextField {
            id: arrowsField

            readonly property string arrows: root.graph ? root.session.notation.split(":")[1].split("@")[0] : ""

            function take() {
                const [head, body] = root.session.notation.split(":");
                if (text !== arrows)
                    root.session.rewrite(head + ":" + text + "@" + body.split("@")[1]);
            }

            objectName: "field_arrows"
            //: a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys
            name: qsTr("Arrows")
            width: Math.min(root.width - x, Math.round(Math.max(200 * Theme.scale, contentWidth + leftPadding * 2 + 2)))
            placeholderText: qsTr("2-1, 2-0, 1-0")
            onArrowsChanged: text = arrows
            onAccepted: take()
            Component.onCompleted: text = arrows
        }
    }

    SizeBox {
        session: root.session
        ofRows: true
        boxWidth: root.boxWidth
    }

    SizeBox {
        session: root.session
        boxWidth: root.boxWidth
    }
}
