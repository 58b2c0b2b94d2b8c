// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A cell of a heat map: cold ones filled and round, the others tinted by value, what is open dashed out.
Item {
    id: root

    required property string text
    required property string outcome
    required property real strength
    required property bool pale
    required property bool refused
    required property bool open
    required property string periodPart
    required property string words
    property bool chosen: false
    property int textSize: Theme.small
    readonly property bool cold: outcome === "P"
    readonly property color ground: cold ? Theme.cold : outcome === "" ? Theme.surface2
        : Qt.tint(Theme.surface, Qt.alpha(Theme.outcomeColor(outcome), 0.12 + 0.42 * strength))

    Accessible.role: Accessible.Cell
    Accessible.name: words
    Accessible.selected: chosen

    Rectangle {
        anchors { fill: parent; margins: 1.5 }
        visible: !root.refused
        radius: root.cold ? height / 2 : 4
        color: root.ground
        opacity: root.pale ? 0.16 : 1
    }

    Text { // a plain text: hundreds of cells are made while one scrolls
        anchors.fill: parent
        text: root.text
        color: root.cold && !root.pale ? Theme.onFilled : root.pale ? Theme.ink3 : Theme.ink
        opacity: root.pale ? 0.6 : 1
        font.pixelSize: root.textSize
        font.weight: root.cold ? Font.Bold : Font.Normal
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
    }

    Rectangle { // the bracket below the first period
        visible: root.periodPart !== ""
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors.leftMargin: root.periodPart === "start" || root.periodPart === "only" ? 3 : 0
        anchors.rightMargin: root.periodPart === "end" || root.periodPart === "only" ? 3 : 0
        height: 2
        color: Theme.ink
    }

    Rectangle {
        visible: root.periodPart === "start" || root.periodPart === "only"
        anchors { left: parent.left; bottom: parent.bottom; leftMargin: 2 }
        width: 2
        height: 7
        color: Theme.ink
    }

    Rectangle {
        visible: root.periodPart === "end" || root.periodPart === "only"
        anchors { right: parent.right; bottom: parent.bottom; rightMargin: 2 }
        width: 2
        height: 7
        color: Theme.ink
    }

    Rectangle {
        anchors.fill: parent
        visible: root.chosen
        color: "transparent"
        radius: 6
        border.width: 2
        border.color: Theme.accent
    }
}
