// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// A picture of the game that is over: to look at, to save and to copy.
AppDialog {
    id: root

    required property ReviewModel review
    readonly property alias picture: shared

    /// It is to be saved, under a name of that kind.
    signal saveAsked(name: string)

    objectName: "shareDialog"
    title: qsTr("A picture of the game")
    width: Math.min(parent.width - 48, Math.round(648 * Math.min(1.4, Theme.scale)), (parent.height - 220 * Theme.scale) * shared.wide + 48)
    onAboutToShow: copied.text = ""
    onOpened: saving.forceActiveFocus(Qt.PopupFocusReason)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 4

        SharedGame {
            id: shared

            readonly property real wide: 1200 / 630

            objectName: "sharedGame"
            Layout.fillWidth: true
            Layout.preferredHeight: width / wide
            review: root.review
            colours: Theme.boardColours
            Accessible.role: Accessible.Graphic
            Accessible.name: told

            Rectangle {
                anchors.fill: parent
                color: "transparent"
                border.color: Theme.line
            }
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit * 3

            PrimaryButton {
                id: saving

                objectName: "button_sharedSave"
                //: a button, a verb: writes the picture to a file
                text: qsTr("Save\u2026")
                onClicked: root.saveAsked(shared.fileName)
            }

            AppButton {
                objectName: "button_sharedCopy"
                //: a button, a verb: puts the picture into the clipboard
                text: qsTr("Copy")
                onClicked: {
                    shared.copy();
                    copied.text = qsTr("Copied the picture.");
                }
            }

            AppButton {
                objectName: "button_sharedClose"
                //: a button: closes the dialog
                text: qsTr("Close")
                onClicked: root.close()
            }

            Announcement {
                id: copied

                objectName: "sharedCopied"
                width: Math.min(implicitWidth, root.availableWidth)
                height: Theme.controlHeight
                verticalAlignment: Text.AlignVCenter
                color: Theme.ink2
            }
        }
    }
}
