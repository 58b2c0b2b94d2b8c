// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Chooses the position whose whole game the Lab looks at: the one on the board, a well-known one, or any.
AppDialog {
    id: root

    required property Lab lab
    required property Session session

    function ask() {
        field.text = lab.notation;
        error.text = "";
        open();
        field.forceActiveFocus(Qt.PopupFocusReason);
        field.selectAll();
    }

    function receive(notation: string) {
        error.text = root.lab.open(notation);
        if (error.text === "")
            close();
    }

    objectName: "labPositionDialog"
    //: the title of a dialog: which position the lab works on
    title: qsTr("Which position?")
    width: Math.min(parent.width - 48, Math.round(560 * Theme.scale))
    height: Math.min(parent.height - 48, implicitHeight)

    Flickable {
        anchors.fill: parent
        implicitHeight: column.implicitHeight
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column

            width: parent.width
            spacing: Theme.unit * 2

            Paragraph {
                text: qsTr("The Lab looks at every position that can be reached from this one.")
            }

            WideField {
                id: field

                objectName: "labPositionField"
                //: a field: a position in its notation, such as nim:7,11,5
                name: qsTr("Position")
                placeholderText: root.lab.example
                onAccepted: root.receive(text)
                onTextEdited: error.text = ""
            }

            Complaint {
                id: error

                objectName: "labPositionError"
            }

            OfferButton {
                anchors.left: parent.left
                typed: error.text !== "" ? field.text : ""
                onTaken: notation => root.receive(notation)
            }

            AppButton {
                objectName: "button_labCurrent"
                visible: root.session.opened
                text: qsTr("The position on the board: %1").arg(root.session.positionTitle)
                anchors.left: parent.left
                width: Math.min(implicitWidth, parent.width)
                onClicked: root.receive(root.session.notation)
            }

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

            Row {
                anchors.right: parent.right
                spacing: Theme.unit * 2

                AppButton {
                    objectName: "button_labPositionCancel"
                    //: a button: closes the dialog and changes nothing
                    text: qsTr("Cancel")
                    onClicked: root.close()
                }

                PrimaryButton {
                    objectName: "button_labPositionTake"
                    text: qsTr("Look at it")
                    enabled: field.text !== ""
                    onClicked: root.receive(field.text)
                }
            }
        }
    }
}
