// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The move just made gives the win away: it can be taken back while nothing is answered to it.
Item {
    id: root

    required property Session session

    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        width: Math.min(inOneLine.room + buttons.width + Theme.unit * 12, root.width)
        height: Math.max(root.height, words.implicitHeight + Theme.unit * 2, buttons.height) // a second line goes upward
        radius: Theme.radius
        color: Theme.hotTint

        AppText {
            id: words

            objectName: "mistakeText"
            anchors {
                left: parent.left; right: buttons.left; verticalCenter: parent.verticalCenter
                leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4
            }
            text: qsTr("That gives the win away.")
            color: Theme.hot
            wrapMode: Text.Wrap

            OneLine {
                id: inOneLine

                of: words
            }
        }

        Row {
            id: buttons

            anchors { right: parent.right; rightMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
            spacing: Theme.unit * 4

            AppButton {
                objectName: "button_takeBack"
                look: AppButton.Look.Link
                //: a button: takes the move back that was a mistake
                text: qsTr("Take back")
                tip: qsTr("Take the move back and choose another one (Ctrl+Z)")
                onClicked: root.session.takeBack()
            }

            AppButton {
                objectName: "button_letStand"
                look: AppButton.Look.Link
                //: a button: the mistake stands, and the game goes on
                text: qsTr("Play on")
                tip: qsTr("The move stands, and the game goes on")
                onClicked: root.session.letStand()
            }
        }
    }
}
