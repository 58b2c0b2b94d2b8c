// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A position to mark: its letter in a box; in a graph its name beside the letter.
Rectangle {
    id: root

    required property int index
    required property string name
    required property string label
    required property string mark
    required property rect box
    required property bool there
    required property bool ringed
    required property bool told
    required property real zoom
    property bool focused: false
    readonly property bool named: label !== ""
    /// Grundy value 0 is P, every other one N.
    readonly property int outcome: mark === "" ? Outcome.Unknown : mark === "P" || mark === "0" ? Outcome.P : Outcome.N
    readonly property bool cut: caption.truncated
    readonly property real letterSize: Math.max(1, Math.round((named ? 20 : Math.min(28, box.height * 0.54)) * zoom))

    signal chosen()
    signal pointed(over: bool)

    objectName: "mark_" + index
    x: Math.round(box.x * zoom)
    y: Math.round(box.y * zoom)
    width: Math.round(box.width * zoom)
    height: Math.round(box.height * zoom)
    z: ringed || focused ? 1 : 0
    visible: there
    radius: Math.min(Theme.cardRadius * zoom, height * 0.24)
    color: mark === "" ? Theme.surface : Theme.outcomeTint(outcome)
    border.width: mark === "" || told ? 1 : 2
    border.color: mark === "" ? Theme.ink3 : Theme.outcomeColor(outcome)
    Accessible.role: Accessible.Button
    //: read aloud: a position, such as 3,2, that has no letter yet
    Accessible.name: mark === "" ? qsTr("%1, blank").arg(name) : told ? /*: read aloud: a position, and what the program showed */ qsTr("%1, shown: %2").arg(name).arg(mark) : /*: read aloud: a position, and its letter */ qsTr("%1, marked %2").arg(name).arg(mark)
    Accessible.description: ringed ? qsTr("Here is the contradiction") : ""
    Accessible.focused: focused
    Accessible.onPressAction: if (root.enabled) root.chosen()

    Rectangle { // the contradiction
        objectName: "ring_" + root.index
        anchors { fill: parent; margins: -6 * root.zoom }
        visible: root.ringed
        radius: root.radius + 6 * root.zoom
        color: "transparent"
        border.width: Math.max(3, 3.5 * root.zoom)
        border.color: Theme.accent
    }

    FocusRing {
        wanted: root.focused && !root.ringed
        radius: root.radius + 4
    }

    CentredText {
        id: letter

        x: root.named ? Math.round(7 * root.zoom) : 0
        width: root.named ? Math.round(20 * root.zoom) : parent.width
        height: parent.height
        text: root.mark !== "" ? Settings.numeral(root.mark) : root.named ? "·" : ""
        color: root.mark === "" ? Theme.ink3 : Theme.outcomeColor(root.outcome)
        font.pixelSize: root.letterSize
        font.weight: Font.Bold
        font.italic: root.told
    }

    CentredText {
        id: caption

        readonly property bool rows: root.label.includes("\n")
        readonly property bool dots: "\u25CF\u25CB".includes(root.label.charAt(0))

        visible: root.named
        anchors { left: letter.right; right: parent.right; rightMargin: Math.round(4 * root.zoom) }
        height: parent.height
        text: root.label
        font.pixelSize: Math.max(1, Math.round((!rows ? 19 : dots ? 23 : 17) * root.zoom))
        font.family: rows ? Theme.mono : letter.font.family
        lineHeightMode: rows ? Text.FixedHeight : Text.ProportionalHeight
        lineHeight: rows ? Math.max(1, 18 * root.zoom) : 1
        elide: rows ? Text.ElideNone : Text.ElideMiddle
    }

    MouseArea { // a TapHandler warns when its cell goes while it is pressed
        anchors.fill: parent
        hoverEnabled: true
        onContainsMouseChanged: root.pointed(containsMouse)
        onClicked: root.chosen()
    }
}
