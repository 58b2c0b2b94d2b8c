// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Asks for a position, in any game's notation; says what is wrong with it, and offers what was probably meant.
AppDialog {
    id: root

    /// What stands above the field, and below it.
    default property alias content: above.data
    property alias more: below.data
    property alias example: field.placeholderText
    property alias text: field.text
    property alias problem: error.text
    /// What its parts are called: "pasteField".
    required property string prefix
    property alias goName: go.objectName
    property alias goText: go.text

    /// It is to be taken as it was written.
    signal entered()

    function show() {
        open();
        field.forceActiveFocus();
        field.selectAll();
    }

    Flickable {
        anchors.fill: parent
        implicitHeight: column.implicitHeight
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column

            width: parent.width
            spacing: Theme.unit * 3

            Column {
                id: above

                width: parent.width
                spacing: Theme.unit * 3
            }

            WideField {
                id: field

                objectName: root.prefix + "Field"
                //: a field: a position in its notation, such as nim:7,11,5
                name: qsTr("Position")
                onAccepted: root.entered()
                onTextChanged: error.text = ""
            }

            Announcement {
                id: error

                objectName: root.prefix + "Error"
                color: Theme.hot
            }

            OfferButton {
                typed: error.text !== "" ? field.text : ""
                onTaken: notation => {
                    field.text = notation;
                    root.entered();
                }
            }

            Column {
                id: below

                width: parent.width
                spacing: Theme.unit * 2
                visible: children.length > 0
            }

            Row {
                anchors.right: parent.right
                spacing: Theme.unit * 2

                AppButton {
                    objectName: "button_" + root.prefix + "Cancel"
                    //: a button: closes the dialog and changes nothing
                    text: qsTr("Cancel")
                    onClicked: root.close()
                }

                PrimaryButton {
                    id: go

                    enabled: field.text !== ""
                    onClicked: root.entered()
                }
            }
        }
    }
}
