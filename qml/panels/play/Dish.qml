// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What lies before a player who keeps the pieces that he or she takes. The board puts them there, and here stands how
/// many they are.
Item {
    id: root

    required property Seat seat
    required property real count
    /// Its table is dark in any light.
    property bool felted: false
    /// Fewer are shown one by one.
    readonly property bool heaped: count > 14

    WorldImage {
        anchors.fill: parent
        visible: !Theme.plain
        element: "dish"
    }

    SilentText {
        anchors { centerIn: parent; verticalCenterOffset: root.height * 0.05 }
        visible: root.heaped && !Theme.plain
        text: root.count.toLocaleString(Qt.locale(), "f", 0)
        color: Theme.dark ? "#DDCDB5" : "#3B2810"
        font { pixelSize: Math.round(root.height * 0.3); weight: Font.Bold }
    }

    AppText {
        objectName: "took"
        anchors { top: parent.bottom; topMargin: Theme.unit * 2; horizontalCenter: parent.horizontalCenter }
        width: Math.min(implicitWidth, root.width * 1.15)
        text: root.seat.took
        color: Theme.plain ? Theme.ink2 : root.felted ? "#F4EBD6" : Theme.onTable
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }
}
