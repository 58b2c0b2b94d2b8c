// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// Tells why a chosen file cannot be opened or written, or asks whether it may be replaced.
AppDialog {
    id: root

    property url file
    /// Why not; empty for the question.
    property string problem
    readonly property string path: kinds.pathOf(file)

    signal anotherAsked()
    signal replaceAsked()

    function tell(about: url, why: string) {
        file = about;
        problem = why;
        open();
        another.forceActiveFocus(Qt.PopupFocusReason);
    }

    objectName: "fileCard"
    width: Math.min(parent.width - 48, Math.round(480 * Theme.scale))

    FileKinds {
        id: kinds
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 3

        AppText {
            objectName: "filePath"
            Layout.fillWidth: true
            text: root.path
            color: Theme.ink2
            elide: Text.ElideMiddle
        }

        Announcement {
            objectName: "fileError"
            Layout.fillWidth: true
            text: root.problem !== "" ? root.problem : qsTr("“%1” already exists. Replace it?").arg(root.path.split("/").pop())
            color: root.problem !== "" ? Theme.hot : Theme.ink
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit * 2
            layoutDirection: Qt.RightToLeft

            AppButton {
                id: another

                objectName: "button_fileAnother"
                look: root.problem !== "" ? AppButton.Look.Primary : AppButton.Look.Plain
                //: a button: chooses another file
                text: qsTr("Choose another")
                onClicked: {
                    root.close();
                    root.anotherAsked();
                }
            }

            AppButton {
                objectName: "button_fileReplace"
                visible: root.problem === ""
                //: a button: writes over the file that is there
                text: qsTr("Replace")
                onClicked: {
                    root.close();
                    root.replaceAsked();
                }
            }

            AppButton {
                objectName: "button_fileCancel"
                //: a button: writes no file
                text: qsTr("Cancel")
                onClicked: root.close()
            }
        }
    }
}
