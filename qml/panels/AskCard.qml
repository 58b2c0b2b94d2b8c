// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Play: nothing is told until one asks; the ways to ask.
Card {
    id: root

    required property Session session

    Heading {
        text: root.session.over ? qsTr("The game is over") : qsTr("Find your own move first")
    }

    Paragraph {
        text: root.session.over ? qsTr("See why, or play again.")
                                : qsTr("A hint says where to look, then which move. Why? tells who wins and explains it.")
        lineHeight: 1.2
    }

    Row {
        anchors.left: parent.left
        spacing: Theme.unit * 2

        AppButton {
            objectName: "button_hintCard"
            width: Math.max(implicitWidth, later.advanceWidth + leftPadding + rightPadding) // its successor stays in its place
            //: a button: tells a little of how to win
            text: root.session.hintLevel === 1 && root.session.analyst.solved ? later.text : qsTr("Hint")
            enabled: !root.session.over && !root.session.thinking && !root.session.mistake && root.session.hintLevel < 2
            onClicked: root.session.hint()
        }

        AppButton {
            objectName: "button_why"
            //: a button: tells why the position is won or lost
            text: qsTr("Why?")
            enabled: !root.session.thinking
            onClicked: root.session.explanation.active = true
        }
    }

    Rectangle {
        width: parent.width
        height: hintWords.implicitHeight + Theme.unit * 5
        visible: root.session.hintLevel > 0 && root.session.hintText !== ""
        radius: Theme.radius
        color: Theme.accentTint

        AppText {
            id: hintWords

            objectName: "hintText"
            anchors {
                left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter
                margins: Theme.unit * 3
            }
            text: root.session.hintText
            wrapMode: Text.Wrap
        }
    }

    TextMetrics {
        id: later

        font.family: Application.font.family
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        text: qsTr("Show the move")
    }
}
