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
    readonly property real share: Math.min(1, (room - spacing) / (first.implicitWidth + second.implicitWidth))

    columns: stacked ? 1 : 2
    spacing: Theme.unit * 3

    SeatCard {
        id: first

        width: root.stacked ? root.stackWidth : implicitWidth * root.share
        session: root.session
        number: 0
    }

    SeatCard {
        id: second

        width: root.stacked ? root.stackWidth : implicitWidth * root.share
        session: root.session
        number: 1
    }
}
