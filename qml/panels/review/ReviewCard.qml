// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// After a game: the moves that gave a win away, each with its picture, the way to look at all of them, and on against
/// the fence.
Card {
    id: root

    required property ReviewModel review

    Heading {
        text: qsTr("Where it turned")
    }

    Paragraph {
        objectName: "reviewCardText"
        text: root.review.busy ? qsTr("Judging the moves\u2026") : root.review.summary
        lineHeight: 1.2
    }

    Repeater {
        model: root.review.turns

        TurnCard {
            required property var modelData

            width: root.width - root.padding * 2
            review: root.review
            turn: modelData
        }
    }

    WideNote {
        objectName: "reviewCardKeys"
        visible: root.review.mistakes > 0
        text: qsTr("Press M for the next mistake.")
    }

    Flow {
        width: parent.width
        spacing: Theme.unit * 2

        AppButton {
            objectName: "button_reviewCard"
            text: root.review.mistakes > 0 ? qsTr("Show the mistakes") : /*: a button, a verb: goes through the moves of the game that is over */ qsTr("Review")
            tip: qsTr("Review the game (M or ])")
            onClicked: root.review.open()
        }

        AppButton {
            objectName: "button_raiseFence"
            visible: root.review.fenceSeat >= 0
            text: qsTr("Play again, fence at %1").arg(root.review.nextFence)
            tip: qsTr("You won: play again, and the computer plays perfectly one piece sooner")
            onClicked: root.review.raiseFence()
        }
    }
}
