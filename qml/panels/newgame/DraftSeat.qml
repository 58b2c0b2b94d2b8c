// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// One side of the new game: who plays, how strong the computer is, and whether they move first.
Card {
    id: root

    required property SeatDraft seat
    required property int number
    required property bool first
    /// What this player is called in a partizan game; empty in others.
    property string sideName
    property string namePrefix
    //: the number of a player, 1 or 2
    readonly property string player: sideName !== "" ? sideName : qsTr("Player %1").arg(root.number)

    spacing: Theme.unit * 3

    Row {
        width: parent.width
        spacing: Theme.unit * 3

        Disc {
            id: badge

            width: Math.round(28 * Theme.scale)
            color: root.first ? Theme.accent : Theme.surface
            border.width: root.first ? 0 : 2
            border.color: Theme.ink2

            SilentText {
                anchors.centerIn: parent
                text: root.first ? "1" : "2"
                color: root.first ? Theme.onFilled : Theme.ink
                font.weight: Font.Bold
            }
        }

        AppText {
            id: name

            objectName: root.namePrefix + "title"
            anchors.verticalCenter: badge.verticalCenter
            width: parent.width - badge.width - parent.spacing
            textFormat: Text.StyledText
            text: root.first ? qsTr("<b>%1</b> moves first").arg(root.player) : qsTr("<b>%1</b> moves second").arg(root.player)
            wrapMode: Text.Wrap
            Accessible.name: root.first ? qsTr("%1 moves first").arg(root.player) : qsTr("%1 moves second").arg(root.player)
        }
    }

    Segmented {
        width: parent.width
        shared: true
        name: name.Accessible.name
        namePrefix: root.namePrefix
        ids: ["you", "friend", "computer"] // as SeatDraft.Who
        //: a choice: who plays here is who sits at the computer
        labels: [qsTr("You"), /*: a choice: another person plays here */ qsTr("A friend"), /*: a choice: the program plays here */ qsTr("Computer")]
        icons: ["person", "people", "computer"]
        current: ids[root.seat.who]
        onChosen: id => root.seat.who = ids.indexOf(id)
    }

    Column {
        width: parent.width
        visible: root.seat.who === SeatDraft.Computer
        spacing: Theme.unit

        WideNote {
            text: ladder.Accessible.name
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        LevelLadder {
            id: ladder

            width: parent.width
            seat: root.seat
            namePrefix: root.namePrefix + "level_"
        }
    }
}
