// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A position in any game's notation or as a list of edges, typed or pasted; says what is wrong with it.
AppDialog {
    id: root

    required property Library library
    property var answer: ({})

    signal entered(notation: string)

    function ask(text: string) {
        answer = library.check(text.trim());
        copied.typed = text.trim();
        field.text = answer.ok || copied.meant !== "" ? text.trim() : "";
        error.text = copied.meant !== "" ? answer.message : "";
        open();
        field.forceActiveFocus();
        field.selectAll();
    }

    function openPosition() {
        answer = library.check(field.text);
        error.text = answer.ok ? "" : answer.message;
        if (!answer.ok)
            return;
        close();
        root.entered(field.text); // as it was written: edges that fall are told of
    }

    objectName: "pasteDialog"
    title: qsTr("Paste a position")
    width: Math.min(parent.width - 48, Math.round(520 * Theme.scale))

    PositionOffer {
        id: copied
    }

    Column {
        width: parent.width
        spacing: Theme.unit * 3

        Paragraph {
            text: qsTr("Any position in one line, for example:")
        }

        Repeater { // one line each: a notation is not broken
            model: root.library.examples

            AppText {
                required property string modelData

                width: parent?.width ?? 0
                text: modelData
                color: Theme.ink2
                font.family: Theme.mono
                font.pixelSize: Theme.monoSize
                elide: Text.ElideRight
            }
        }

        Paragraph {
            text: qsTr("Or the edges of a picture, with 0 for the ground: %1").arg("0-1 green; 1-2 b; 1-3 r")
        }

        AppTextField {
            id: field

            objectName: "pasteField"
            width: parent.width
            //: a field: a position in its notation, such as nim:7,11,5
            name: qsTr("Position")
            placeholderText: root.library.examples[0]
            onAccepted: root.openPosition()
            onTextChanged: error.text = ""
        }

        Announcement {
            id: error

            objectName: "pasteError"
            color: Theme.hot
        }

        OfferButton {
            typed: error.text !== "" ? field.text : ""
            onTaken: notation => {
                field.text = notation;
                root.openPosition();
            }
        }

        Row {
            anchors.right: parent.right
            spacing: Theme.unit * 2

            AppButton {
                objectName: "button_pasteCancel"
                //: a button: closes the dialog and changes nothing
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            AppButton {
                objectName: "button_pasteOpen"
                look: AppButton.Look.Primary
                //: a button, a verb: opens the position that was typed
                text: qsTr("Open")
                enabled: field.text !== ""
                onClicked: root.openPosition()
            }
        }
    }
}
