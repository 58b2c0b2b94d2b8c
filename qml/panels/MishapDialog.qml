// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

/// Something went wrong that nobody foresaw: what it was, and that the game is kept.
AppDialog {
    id: root

    property string cause

    objectName: "mishapDialog"
    title: qsTr("This could not be done")
    width: Math.min(parent.width - 48, Math.round(460 * Theme.scale))

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 4

        Announcement {
            objectName: "mishapText"
            Layout.fillWidth: true
            text: qsTr("%1 Your game is kept as it was after the last move.").arg(root.cause)
        }

        AppButton {
            objectName: "button_mishapClose"
            Layout.alignment: Qt.AlignRight
            look: AppButton.Look.Primary
            //: a button: closes the dialog
            text: qsTr("Close")
            focus: true
            onClicked: root.close()
        }
    }
}
