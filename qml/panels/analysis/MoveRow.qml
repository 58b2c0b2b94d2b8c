// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// One judged move; below it, once selected, the reply that refutes it.
Item {
    id: root

    required property int index
    required property string text
    required property string fullText
    required property bool reversible
    required property int size
    required property int leaves
    required property string value
    required property string movesLeft
    required property string verdict
    required property bool selected
    required property string refutation
    required property string incentive
    /// Those of the rules of thumb beside the incentive, and what they say.
    required property string marks
    required property string thumb
    required property int player
    required property string playerName
    /// The players are called after their tokens.
    property bool ofTokens: false
    /// Of the games after the move, won by its player.
    property string share
    property list<real> edges
    /// The room of the move's text.
    property real room
    property list<string> titles
    property real rowHeight
    property bool focused: false
    /// The move in full, for those who hear it and for the tooltip.
    //: read aloud: a move, such as "add 2 to heap 1", to which the opponent has a reply that undoes it
    readonly property string words: reversible ? qsTr("%1, reversible").arg(fullText) : fullText
    /// The whole row for those who hear it, also what the table has no room for.
    readonly property string told: Array.from([
        playerName === "" ? words : qsTr("%1: %2", "a player and a move").arg(playerName).arg(words),
        //: read aloud, of a move: it leaves a position with the letter P, N, L or R
        leaves === Outcome.Unknown ? "" : qsTr("leaves %1").arg(Theme.outcomeLetter(leaves)), value === "" ? "" : /*: read aloud, of a move: the value that it leaves */ qsTr("value %1").arg(value),
        movesLeft === "" ? "" : qsTr("moves left: %1").arg(movesLeft),
        share === "" ? "" : qsTr("games won: %1").arg(share),
        //: read aloud, of a move: how much it gains, a value such as ∗ or 1
        incentive === "" ? "" : qsTr("incentive %1").arg(incentive), thumb, verdict
    ]).filter(part => part !== "").join(", ")
    readonly property bool hovered: mouse.containsMouse
    /// What stands at each edge; the delegates below stay when it changes.
    readonly property list<string> texts: [
        reversible ? text + " \u21ba" : text, titles[1] !== "" && size > 0 ? size.toLocaleString(Qt.locale(), "f", 0) : "",
        "", titles[3] !== "" ? value : "", titles[4] !== "" ? movesLeft : "", titles[5] !== "" ? share : "",
        titles[6] !== "" ? (incentive + " " + marks).trim() : "", verdict
    ]

    signal picked()
    signal played()

    /// Those of letters of one width are small.
    function withArrows(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/\u2192/g, "<b><font size=\"5\">\u2192</font></b>");
    }

    objectName: "move_" + index
    height: rowHeight + (selected && refutation !== "" ? refuted.implicitHeight + Theme.unit * 2 : 0)
    Accessible.role: Accessible.Row
    Accessible.name: told
    Accessible.description: refutation
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: if (root.enabled) root.picked()

    Hairline {
        anchors { left: parent.left; right: parent.right; top: parent.top }
    }

    Rectangle {
        anchors { fill: parent; topMargin: 1 }
        color: root.selected ? Theme.surface2 : mouse.containsMouse ? Theme.background : "transparent"
        border.width: !root.selected ? 0 : root.focused ? 2 : Theme.high ? 1 : 0
        border.color: Theme.accent
    }

    Repeater {
        model: root.edges.length

        SilentText {
            required property int index

            anchors { left: parent?.left; leftMargin: root.edges[index] }
            y: (root.rowHeight + font.pixelSize * 0.72) / 2 - baselineOffset // a capital stands in the middle
            width: index === 0 ? root.room : implicitWidth
            text: index === 0 ? root.withArrows(root.texts[0]) : root.texts[index] ?? ""
            textFormat: index === 0 ? Text.StyledText : Text.PlainText
            elide: Text.ElideRight
            font.family: index === 7 ? Application.font.family : Theme.mono
            font.pixelSize: index === 7 ? Theme.body : Theme.monoSize
            color: index === 7 ? Theme.ink2 : Theme.ink
            fontSizeMode: index === 0 ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 10
        }
    }

    PlayerTag {
        silent: true
        anchors { left: parent.left; leftMargin: Theme.unit * 1.5 }
        y: (root.rowHeight - height) / 2
        player: root.player
        ofTokens: root.ofTokens
    }

    OutcomeTag {
        silent: true
        anchors { left: parent.left; leftMargin: root.edges[2] }
        y: (root.rowHeight - height) / 2
        outcome: root.leaves
        letterSize: size * 0.66
    }

    Note {
        id: refuted

        anchors {
            left: parent.left; right: parent.right; leftMargin: Theme.unit * 2
            rightMargin: Theme.unit * 2
        }
        y: root.rowHeight - Theme.unit
        visible: root.selected && text !== ""
        text: root.refutation
        color: Theme.hot
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
