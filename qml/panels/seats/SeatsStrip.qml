// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The two players side by side, or one above the other.
Grid {
    id: root

    /// One of the two players and whether it is their turn; a click changes who plays.
    component SeatCard: PlainButton {
        id: card

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
                session: card.session
                seat: card.seat
                prefix: "seat%1_".arg(card.number)
            }
        }

        Column {
            id: words

            anchors { left: parent.left; leftMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
            scale: Math.min(1, (card.width - Theme.unit * 8) / Math.max(1, implicitWidth))
            transformOrigin: LayoutMirroring.enabled ? Item.Right : Item.Left

            SilentText {
                anchors.left: parent.left
                text: card.turn
                color: card.lit ? Theme.accent : Theme.ink2
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }

            Row {
                id: who

                anchors.left: parent.left
                spacing: Theme.unit

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: card.over && card.won
                    icon: "trophy"
                    size: Math.round(18 * Theme.scale)
                }

                PlayerTag {
                    anchors.verticalCenter: parent.verticalCenter
                    size: Math.round(20 * Theme.scale)
                    player: card.side
                    ofTokens: card.ofTokens
                }

                SilentText {
                    visible: text !== ""
                    text: card.sideName
                    color: card.ofTokens ? Theme.ink : card.side === Mover.Left ? Theme.left : Theme.right
                    font.weight: Font.DemiBold
                }

                SilentText {
                    text: card.seat.name
                    font.weight: Font.DemiBold
                }

                SilentText {
                    visible: !card.seat.human
                    text: card.level
                    color: Theme.ink2
                }
            }
        }

        background: Backdrop {
            radius: Theme.cardRadius
            color: card.hovered ? Theme.surface2 : Theme.surface
            border.width: card.lit ? 2 : 1
            border.color: card.lit ? Theme.accent : Theme.line
            ringed: card.visualFocus
            ringRadius: Theme.cardRadius + 3
        }
    }

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
