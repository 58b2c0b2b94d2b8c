// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// One judged move; below it, once selected, the reply that refutes it.
Item {
    id: root

    required property int index
    required property string text
    required property string fullText
    required property bool reversible
    required property int size
    required property string leaves
    required property string grundy
    required property string movesLeft
    required property bool winning
    required property string verdict
    required property bool selected
    required property string refutation
    /// "left" or "right" in a partizan game.
    required property string player
    required property string playerName
    property list<real> edges
    /// The room of the move's text.
    property real room
    property list<string> titles
    property real rowHeight
    property bool focused: false
    /// The move in full, for those who hear it and for the tooltip.
    readonly property string words: reversible ? qsTr("%1, reversible").arg(fullText) : fullText
    readonly property bool hovered: mouse.containsMouse

    signal picked()
    signal played()

    objectName: "move_" + index
    height: rowHeight + (selected && refutation !== "" ? refuted.implicitHeight + Theme.unit * 2 : 0)
    Accessible.role: Accessible.Row
    Accessible.name: player === "" ? qsTr("%1, leaves %2, %3").arg(words).arg(leaves).arg(verdict)
        : qsTr("%1: %2, leaves %3, %4").arg(playerName).arg(words).arg(leaves).arg(verdict)
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.picked()

    Rectangle {
        anchors { left: parent.left; right: parent.right; top: parent.top }
        height: 1
        color: Theme.line
    }

    Rectangle {
        anchors { fill: parent; topMargin: 1 }
        color: root.selected ? Theme.surface2 : mouse.containsMouse ? Theme.background : "transparent"
        border.width: root.selected && root.focused ? 2 : 0
        border.color: Theme.accent
    }

    Repeater {
        model: [root.reversible ? root.text + " \u21ba" : root.text, root.titles[1] !== "" && root.size > 0 ? root.size.toLocaleString(Qt.locale(), "f", 0) : "", "", root.titles[3] !== "" ? root.grundy : "",
                root.titles[4] !== "" ? root.movesLeft : "", root.verdict]

        AppText {
            required property int index
            required property string modelData

            anchors { left: parent?.left; leftMargin: root.edges[index] }
            y: (root.rowHeight - height) / 2
            width: index === 0 ? root.room : implicitWidth
            text: modelData
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            font.family: index === 5 ? Application.font.family : Theme.mono
            font.pixelSize: index === 5 ? Theme.body : Theme.monoSize
            color: index === 5 ? Theme.ink2 : Theme.ink
            fontSizeMode: index === 0 ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 10
            Accessible.ignored: true
        }
    }

    PlayerTag {
        anchors { left: parent.left; leftMargin: Theme.unit * 1.5 }
        y: (root.rowHeight - height) / 2
        player: root.player
    }

    OutcomeTag {
        anchors { left: parent.left; leftMargin: root.edges[2] }
        y: (root.rowHeight - height) / 2
        outcome: root.leaves
    }

    AppText {
        id: refuted

        anchors {
            left: parent.left; right: parent.right; leftMargin: Theme.unit * 2
            rightMargin: Theme.unit * 2
        }
        y: root.rowHeight - Theme.unit
        visible: root.selected && text !== ""
        text: root.refutation
        color: Theme.hot
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: root.picked()
        onDoubleClicked: root.played()
    }
}
