// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Chooses the position whose whole game the Lab looks at: the one on the board, a well-known one, or any.
PositionDialog {
    id: root

    required property Lab lab
    required property Session session

    function ask() {
        text = lab.notation;
        problem = "";
        show();
    }

    function receive(notation: string) {
        problem = root.lab.open(notation);
        if (problem === "")
            close();
    }

    objectName: "labPositionDialog"
    prefix: "labPosition"
    example: lab.example
    goName: "button_labPositionTake"
    goText: qsTr("Look at it")
    //: the title of a dialog: which position the lab works on
    title: qsTr("Which position?")
    width: Math.min(parent.width - 48, Math.round(560 * Theme.scale))
    height: Math.min(parent.height - 48, implicitHeight)
    onEntered: receive(text)
    more: [
        AppButton {
            objectName: "button_labCurrent"
            visible: root.session.opened
            text: qsTr("The position on the board: %1").arg(root.session.positionTitle)
            anchors.left: parent?.left
            width: Math.min(implicitWidth, parent?.width ?? 0)
            onClicked: root.receive(root.session.notation)
        },
        Repeater {
            model: root.lab.suggestions

            LinkButton {
                required property string modelData
                required property int index

                objectName: "labSuggestion_" + index
                text: root.lab.suggestionTitles[index]
                tip: modelData
                onClicked: root.receive(modelData)
            }
        }
    ]

    Paragraph {
        text: qsTr("The Lab looks at every position that can be reached from this one.")
    }
}
