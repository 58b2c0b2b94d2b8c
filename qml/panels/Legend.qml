// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What the letters of the outcomes mean.
Flow {
    id: root

    /// Left and Right have moves of their own: there are four outcomes.
    property bool partizan: false
    /// Left plays blue, Right plays red. An edge of either colour may come: there is room for its entries.
    property bool coloured: false

    spacing: Theme.unit * 5

    LegendEntry {
        outcome: "P"
        text: qsTr("cold: the player who just moved wins")
    }

    LegendEntry {
        outcome: "N"
        text: qsTr("hot: the player to move wins")
    }

    LegendEntry {
        visible: root.partizan || root.coloured
        opacity: root.partizan ? 1 : 0
        Accessible.ignored: !root.partizan
        outcome: "L"
        text: root.coloured ? qsTr("Blue (Left) wins") : qsTr("Left wins")
    }

    LegendEntry {
        visible: root.partizan || root.coloured
        opacity: root.partizan ? 1 : 0
        Accessible.ignored: !root.partizan
        outcome: "R"
        text: root.coloured ? qsTr("Red (Right) wins") : qsTr("Right wins")
    }
}
