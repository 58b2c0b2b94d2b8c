// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

/// Asks before the other convention is played by in the middle of a game.
AppDialog {
    id: root

    /// The convention that is asked for.
    required property bool misere

    signal changed()

    objectName: "conventionDialog"
    title: misere ? qsTr("Play on as misère?") : qsTr("Play on by the normal rule?")
    width: Math.min((parent?.width ?? 0) - 48, Math.round(460 * Theme.scale))

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 4

        WrappedText {
            Layout.fillWidth: true
            text: root.misere ? qsTr("The game goes on from this position, and whoever moves last loses.")
                              : qsTr("The game goes on from this position, and whoever moves last wins.")
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.unit * 2

            AppButton {
                objectName: "button_conventionCancel"
                //: a button: closes the dialog and changes nothing
                text: qsTr("Cancel")
                focus: true
                onClicked: root.close()
            }

            AppButton {
                objectName: "button_conventionChange"
                look: AppButton.Look.Primary
                //: a button: goes on with this game under the other convention
                text: qsTr("Play on")
                onClicked: {
                    root.close();
                    root.changed();
                }
            }
        }
    }
}
