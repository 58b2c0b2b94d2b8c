// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A seat's editor under its name.
Column {
    id: root

    required property string title
    required property Seat seat
    required property string prefix

    spacing: Theme.unit * 2

    AppText {
        anchors.left: parent.left
        text: root.title
        font.weight: Font.DemiBold
    }

    SeatEditor {
        seat: root.seat
        prefix: root.prefix
    }
}
