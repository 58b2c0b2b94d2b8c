// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What stands above a drawn board: the tools that draw it, or the way back from a step's drawing.
Item {
    id: root

    required property Session session
    required property DrawingEditor editor
    required property DrawingTidy tidy
    property bool drawing: false

    implicitHeight: tools.made === null ? Theme.controlHeight : tools.made.height

    Lazy {
        id: tools

        wanted: root.drawing

        DrawingTools {
            width: root.width
            visible: !root.session.board.drawn
            editor: root.editor
            tidy: root.tidy
        }
    }

    Row {
        objectName: "drawnNote"
        anchors { left: parent.left; right: parent.right }
        visible: root.session.board.drawn
        spacing: Theme.unit * 3

        AppButton {
            id: leave

            objectName: "button_leaveDrawing"
            text: qsTr("Back to the position")
            onClicked: root.session.explanation.active = false
        }

        LineLabel {
            width: parent.width - leave.width - parent.spacing
            text: qsTr("A step of \u201cWhy?\u201d: the picture reduced, not the position")
            color: Theme.accent
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }
    }
}
