// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

/// Tells why nothing was printed.
AppDialog {
    id: root

    property string problem

    objectName: "printCard"
    //: the title of a card that tells why nothing was printed
    title: qsTr("Not printed")
    width: Math.min((parent?.width ?? 0) - 48, Math.round(460 * Theme.scale))

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 4

        Announcement {
            objectName: "printProblem"
            Layout.fillWidth: true
            text: root.problem
        }

        AppButton {
            objectName: "button_printClose"
            Layout.alignment: Qt.AlignRight
            look: AppButton.Look.Primary
            //: a button: closes the card
            text: qsTr("Close")
            focus: true
            onClicked: root.close()
        }
    }
}
