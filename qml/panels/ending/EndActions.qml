// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What one does after a game.
Flow {
    id: root

    required property Session session
    required property ReviewModel review

    /// A Command.
    signal asked(what: int)

    spacing: Theme.unit * 3

    PrimaryButton {
        objectName: "button_rematch"
        iconName: "undo"
        //: a button: plays the same game once more
        text: qsTr("Again")
        tip: qsTr("The same game again (Ctrl+R)")
        onClicked: root.session.restart()
    }

    AppButton {
        objectName: "button_swap"
        iconName: "swap"
        //: a button: plays once more, and who moved second moves first
        text: qsTr("Swap sides")
        tip: root.session.partizan ? qsTr("The same game again; Left and Right change places")
                                   : qsTr("The same game again; the other player begins")
        onClicked: root.session.swapSides()
    }

    AppButton {
        objectName: "button_review"
        visible: root.review.offered
        //: a button: goes through the moves of the game that is over
        text: qsTr("Where did it turn?")
        tip: qsTr("The moves of the game (M)")
        onClicked: root.review.alone ? root.review.openFind() : root.review.open()
    }

    AppButton {
        objectName: "button_share"
        visible: root.review.offered && root.session.winner >= 0
        iconName: "share"
        tip: qsTr("A picture of the game, to save or to copy")
        onClicked: root.asked(Command.Share)
    }
}
