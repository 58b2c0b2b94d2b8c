// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The two players side by side, or one above the other.
Grid {
    id: root

    required property Session session
    /// Where both do not fit they are made smaller.
    property real room: Infinity
    property bool stacked: false
    readonly property real stackWidth: Math.min(room, Math.max(first.calmWidth, second.calmWidth))
    readonly property BoardModel board: session.board
    readonly property real share: Math.min(1, (room - spacing) / (first.implicitWidth + second.implicitWidth))

    columns: stacked ? 1 : 2
    spacing: Theme.unit * 3

    SeatCard {
        id: first

        objectName: "seat_0"
        width: root.stacked ? root.stackWidth : implicitWidth * root.share
        seat: root.session.seat0
        side: root.session.partizan ? Mover.Left : Mover.Either
        sideName: root.session.leftName
        ofTokens: root.board.ofTokens
        moves: root.session.toMove === 0
        over: root.session.over
        won: root.session.winner === 0
        thinking: root.session.thinking
        onClicked: editor0.open()

        AppPopup {
            id: editor0

            y: parent.height + Theme.unit

            SeatEditor {
                session: root.session
                seat: root.session.seat0
                prefix: "seat0_"
            }
        }
    }

    SeatCard {
        id: second

        objectName: "seat_1"
        width: root.stacked ? root.stackWidth : implicitWidth * root.share
        seat: root.session.seat1
        side: root.session.partizan ? Mover.Right : Mover.Either
        sideName: root.session.rightName
        ofTokens: root.board.ofTokens
        moves: root.session.toMove === 1
        over: root.session.over
        won: root.session.winner === 1
        thinking: root.session.thinking
        onClicked: editor1.open()

        AppPopup {
            id: editor1

            y: parent.height + Theme.unit

            SeatEditor {
                session: root.session
                seat: root.session.seat1
                prefix: "seat1_"
            }
        }
    }
}
