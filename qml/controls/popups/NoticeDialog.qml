// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// Tells what went wrong, until it is closed.
AppDialog {
    id: root

    property alias text: words.text
    property alias textName: words.objectName
    property alias closeName: closing.objectName

    width: Math.min((parent?.width ?? 0) - 48, Math.round(460 * Theme.scale))

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 4

        Announcement {
            id: words

            Layout.fillWidth: true
        }

        PrimaryButton {
            id: closing

            Layout.alignment: Qt.AlignRight
            //: a button: closes the dialog
            text: qsTr("Close")
            focus: true
            onClicked: root.close()
        }
    }
}
