// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// One of the two players and whether it is their turn; a click changes who plays.
PlainButton {
    id: root

    required property Session session
    /// 0 or 1.
    required property int number
    readonly property Seat seat: number === 0 ? session.seat0 : session.seat1
    readonly property bool moves: session.toMove === number
    readonly property bool over: session.over
    readonly property bool won: session.winner === number
    /// Partizan games: what this player plays, and what that is called.
    readonly property int side: !session.partizan ? Mover.Either : number === 0 ? Mover.Left : Mover.Right
    readonly property string sideName: number === 0 ? session.leftName : session.rightName
    /// The players are called after their tokens.
    readonly property bool ofTokens: session.board.ofTokens
    readonly property bool lit: over ? won : moves
    //: of a player, when the game is over: has won
    readonly property string turn: over ? won ? qsTr("Winner") : /*: of a player, when the game is over: has lost */ qsTr("Lost") : moves ? session.thinking ? /*: of the computer */ qsTr("Thinking\u2026") : /*: of the player whose turn it is */ qsTr("To move")
                                        //: of a player: it is the other one's turn
                                        : qsTr("Waiting")

    /// How well the computer plays, in a word where there is little room.
    readonly property string level: Window.width < 1000 * Theme.scale ? seat.levelTitle : seat.levelText

    /// What it needs whoever's turn it is.
    readonly property real calmWidth: Math.round(Math.max(150 * Theme.scale, who.implicitWidth + Theme.unit * 8))

    objectName: "seat_" + number
    implicitWidth: Math.max(Math.round(84 * Theme.scale), words.implicitWidth + Theme.unit * 8)
    implicitHeight: Math.round(60 * Theme.scale)
    //: read aloud: a player, the level of the computer, whose turn it is
    Accessible.name: sideName === "" ? qsTr("%1 %2, %3").arg(seat.name).arg(seat.human ? "" : seat.levelText).arg(turn)
        : /*: read aloud: a side such as Left, its player, the level of the computer, whose turn it is */ qsTr("%1: %2 %3, %4").arg(sideName).arg(seat.name).arg(seat.human ? "" : seat.levelText).arg(turn)
    Accessible.description: qsTr("Change the player")
    onClicked: editor.open()

    AppPopup {
        id: editor

        y: parent.height + Theme.unit

        SeatEditor {
            session: root.session
            seat: root.seat
            prefix: "seat%1_".arg(root.number)
        }
    }

    Column {
        id: words

        anchors { left: parent.left; leftMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
        scale: Math.min(1, (root.width - Theme.unit * 8) / Math.max(1, implicitWidth))
        transformOrigin: LayoutMirroring.enabled ? Item.Right : Item.Left

        SilentText {
            anchors.left: parent.left
            text: root.turn
            color: root.lit ? Theme.accent : Theme.ink2
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
        }

        Row {
            id: who

            anchors.left: parent.left
            spacing: Theme.unit

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.over && root.won
                icon: "trophy"
                size: Math.round(18 * Theme.scale)
            }

            PlayerTag {
                anchors.verticalCenter: parent.verticalCenter
                size: Math.round(20 * Theme.scale)
                player: root.side
                ofTokens: root.ofTokens
            }

            SilentText {
                visible: text !== ""
                text: root.sideName
                color: root.ofTokens ? Theme.ink : root.side === Mover.Left ? Theme.left : Theme.right
                font.weight: Font.DemiBold
            }

            SilentText {
                text: root.seat.name
                font.weight: Font.DemiBold
            }

            SilentText {
                visible: !root.seat.human
                text: root.level
                color: Theme.ink2
            }
        }
    }

    background: Backdrop {
        radius: Theme.cardRadius
        color: root.hovered ? Theme.surface2 : Theme.surface
        border.width: root.lit ? 2 : 1
        border.color: root.lit ? Theme.accent : Theme.line
        ringed: root.visualFocus
        ringRadius: Theme.cardRadius + 3
    }
}
