// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The two players side by side.
Row {
    id: root

    required property Session session

    spacing: Theme.unit * 3

    SeatCard {
        objectName: "seat_0"
        seat: root.session.seat0
        side: root.session.partizan ? "left" : ""
        sideName: root.session.leftName
        moves: root.session.toMove === 0
        over: root.session.over
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
        objectName: "seat_1"
        seat: root.session.seat1
        side: root.session.partizan ? "right" : ""
        sideName: root.session.rightName
        moves: root.session.toMove === 1
        over: root.session.over
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
