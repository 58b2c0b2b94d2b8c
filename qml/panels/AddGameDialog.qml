// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A game to put beside those on the table, or to compare with them: of the gallery, of a lesson, copied, or any
/// position.
AppDialog {
    id: root

    required property Session session
    required property Library library

    property bool comparing: false
    /// Of what the clipboard holds: {ok, notation}.
    property var copied: ({ ok: false })

    function ask(compare: bool, clipboard: string) {
        comparing = compare;
        copied = library.check(clipboard.trim());
        error.text = "";
        open();
        field.forceActiveFocus();
        field.selectAll();
    }

    function add() {
        error.text = comparing ? session.compareWith(field.text) : session.addBoards(field.text);
        if (error.text === "")
            close();
    }

    objectName: "addGameDialog"
    //: the title of a dialog: which other game is compared with this one?
    title: comparing ? qsTr("Equal to\u2026") : qsTr("Add a game")
    width: Math.min(parent.width - 48, Math.round(620 * Theme.scale))

    Column {
        width: parent.width
        spacing: Theme.unit * 3

        Paragraph {
            text: root.comparing ? qsTr("Two games are equal when whoever moves first loses their difference. Which game shall it be?")
                                 : qsTr("It stands beside the others. On your turn you make one move on one of the boards.")
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

        Row {
            width: parent.width
            spacing: Theme.unit * 2

            ChoiceBox {
                objectName: "lessonPositions"
                width: parent.width - (paste.visible ? paste.width + parent.spacing : 0)
                name: qsTr("From a lesson")
                ids: root.visible ? root.library.lessonPositions() : []
                labels: root.visible ? root.library.lessonTitles(name) : []
                current: ""
                onModelChanged: currentIndex = 0 // a new list resets it
                onChosen: id => {
                    if (id !== "")
                        field.text = id;
                }
            }

            AppButton {
                id: paste

                objectName: "button_fromClipboard"
                visible: root.copied.ok
                text: qsTr("From the clipboard")
                onClicked: field.text = root.copied.notation
            }
        }

        AppTextField {
            id: field

            objectName: "addGameField"
            width: parent.width
            //: a field: a position in its notation, such as nim:7,11,5
            name: qsTr("Position")
            placeholderText: root.library.examples[0]
            onAccepted: root.add()
            onTextChanged: error.text = ""
        }

        Announcement {
            id: error

            objectName: "addGameError"
            color: Theme.hot
        }

        OfferButton {
            typed: error.text !== "" ? field.text : ""
            onTaken: notation => {
                field.text = notation;
                root.add();
            }
        }

        Row {
            anchors.right: parent.right
            spacing: Theme.unit * 2

            AppButton {
                objectName: "button_addGameCancel"
                //: a button: closes the dialog and changes nothing
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            AppButton {
                objectName: "button_addGame"
                look: AppButton.Look.Primary
                //: a button: compares both games
                text: root.comparing ? qsTr("Compare") : /*: a button: puts another game on the table, beside the first one */ qsTr("Add")
                enabled: field.text !== ""
                onClicked: root.add()
            }
        }
    }
}
