// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// In place of the Lab's page after it was presented: the projector may still show this window, and the page tells
/// everything at once.
FocusScope {
    id: root

    signal shownAsked()
    signal presentAsked()

    onVisibleChanged: {
        if (visible)
            back.forceActiveFocus();
    }

    Card {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.unit * 8, 460 * Theme.scale)

        Paragraph {
            text: qsTr("The class may still see this screen. The page of the Lab shows all its results.")
        }

        AppButton {
            id: back

            objectName: "labCover_present"
            anchors.left: parent.left
            focus: true
            text: qsTr("Go on presenting")
            onClicked: root.presentAsked()
        }

        AppButton {
            objectName: "labCover_show"
            anchors.left: parent.left
            text: qsTr("Show the page")
            onClicked: root.shownAsked()
        }
    }
}
