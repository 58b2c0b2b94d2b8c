// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The board that the new game begins with, and the values that make it.
Rectangle {
    id: root

    required property GameDraft draft
    required property Library library
    property var fields: []
    property int hue: -1
    /// As high as it has to be; the picture takes what is left.
    readonly property real leastHeight: head.height + Math.round(170 * Math.min(1.5, Theme.scale)) + Theme.unit * 11

    function show() {
        fields = library.fields(draft.gameId);
        hue = library.hue(draft.gameId);
    }

    implicitHeight: leastHeight
    radius: Theme.cardRadius
    color: Theme.board
    border.width: 1
    border.color: Theme.line

    Column {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 4 }
        spacing: Theme.unit * 3

        Heading {
            width: parent.width
            text: qsTr("Your board")
        }

        Flow {
            width: parent.width
            spacing: Theme.unit * 4

            Repeater {
                model: root.fields

                SetupField {
                    required property int index
                    required property var modelData

                    objectName: "field_" + modelData.id
                    room: head.width
                    label: modelData.label
                    kind: modelData.kind
                    least: modelData.least
                    most: modelData.most
                    choices: modelData.choices
                    choiceLabels: modelData.choiceLabels
                    value: root.draft.values[index] ?? ""
                    onEdited: value => root.draft.setValue(index, value)
                    onEntered: root.draft.tidyValues()
                }
            }
        }
    }

    Miniature {
        anchors {
            left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom
            margins: Theme.unit * 4
        }
        objectName: "draftPicture"
        notation: root.draft.notation
        hue: root.hue
        zoom: 2.4
        opacity: root.draft.error === "" ? 1 : 0.35
        colours: Theme.boardColours
    }
}
