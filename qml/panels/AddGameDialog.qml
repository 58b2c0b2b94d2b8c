// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A game to put beside those on the table: of the gallery, or any position.
AppDialog {
    id: root

    required property Session session
    required property Library library

    function ask() {
        error.text = "";
        open();
        field.forceActiveFocus();
        field.selectAll();
    }

    function add() {
        error.text = session.addBoards(field.text);
        if (error.text === "")
            close();
    }

    objectName: "addGameDialog"
    title: qsTr("Add a game")
    width: Math.min(parent.width - 48, Math.round(620 * Theme.scale))

    Column {
        width: parent.width
        spacing: Theme.unit * 3

        Paragraph {
            width: parent.width
            text: qsTr("It stands beside the others. On your turn you make one move on one of the boards.")
        }

        Flow {
            width: parent.width
            spacing: Theme.unit * 2

            Repeater {
                model: root.library

                AppButton {
                    required property string title
                    required property string preview

                    text: title
                    onClicked: field.text = preview
                }
            }
        }

        AppTextField {
            id: field

            objectName: "addGameField"
            width: parent.width
            name: qsTr("Position")
            placeholderText: root.library.examples[0]
            onAccepted: root.add()
            onTextChanged: error.text = ""
        }

        Announcement {
            id: error

            objectName: "addGameError"
            width: parent.width
            color: Theme.hot
        }

        Row {
            anchors.right: parent.right
            spacing: Theme.unit * 2

            AppButton {
                objectName: "button_addGameCancel"
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            AppButton {
                objectName: "button_addGame"
                look: AppButton.Look.Primary
                text: qsTr("Add")
                enabled: field.text !== ""
                onClicked: root.add()
            }
        }
    }
}
