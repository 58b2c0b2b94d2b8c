// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// The lesson is about to be left, and its last changes are not saved.
AppDialog {
    id: root

    /// What was chosen; it is asked for once nothing of the question is seen, since it goes with the editor.
    property bool saves: false
    property bool drops: false

    signal saveAsked()
    signal dropAsked()

    objectName: "editorLeave"
    title: qsTr("Save the lesson?")
    width: Math.min((parent?.width ?? 480) - 48, Math.round(460 * Theme.scale))
    onAboutToShow: saves = drops = false
    onOpened: save.forceActiveFocus(Qt.PopupFocusReason)
    onClosed: {
        if (saves)
            root.saveAsked();
        else if (drops)
            root.dropAsked();
    }

    Column {
        width: parent.width
        spacing: Theme.unit * 4

        Announcement {
            text: qsTr("It has been changed since it was saved.")
        }

        WideFlow {
            PrimaryButton {
                id: save

                objectName: "button_leaveSave"
                //: a button: saves the lesson before the editor is left
                text: qsTr("Save")
                onClicked: {
                    root.saves = true;
                    root.close();
                }
            }

            AppButton {
                objectName: "button_leaveDrop"
                text: qsTr("Do not save")
                onClicked: {
                    root.drops = true;
                    root.close();
                }
            }

            AppButton {
                objectName: "button_leaveCancel"
                text: qsTr("Go on editing")
                onClicked: root.close()
            }
        }
    }
}
