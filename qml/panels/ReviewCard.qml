// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// After a game: how many moves gave a win away, and the way to look at them.
Card {
    id: root

    required property ReviewModel review

    AppText {
        width: parent.width
        text: qsTr("Review the game")
        font.weight: Font.Bold
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }

    AppText {
        objectName: "reviewCardText"
        width: parent.width
        text: root.review.busy ? qsTr("Judging the moves\u2026") : root.review.summary
        color: Theme.ink2
        lineHeight: 1.2
        wrapMode: Text.Wrap
    }

    Flow {
        width: parent.width
        spacing: Theme.unit * 2

        AppButton {
            objectName: "button_reviewCard"
            text: root.review.mistakes > 0 ? qsTr("Show the mistakes") : qsTr("Review")
            onClicked: root.review.open()
        }

        AppButton {
            objectName: "button_raiseFence"
            visible: root.review.fenceSeat >= 0
            text: qsTr("Fence one piece farther out")
            tip: qsTr("You won: next time the computer plays perfectly a piece sooner")
            onClicked: root.review.raiseFence()
        }
    }
}
