// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// After a game: the moves that gave a win away, each with its picture, the way to look at all of them, and on against
/// the fence.
Card {
    id: root

    required property ReviewModel review

    Paragraph {
        objectName: "reviewCardText"
        text: root.review.busy ? qsTr("Judging the moves\u2026") : root.review.summary
        lineHeight: 1.2
    }

    Repeater {
        model: root.review.turns

        /// A move that gave the win away: the position before it with what would have won, and the way back there.
        Column {
            id: turnCard

            required property var modelData
            readonly property turn turn: modelData
            readonly property bool wide: width > 320 * Theme.scale

            objectName: "turn_" + turn.row
            width: root.width - root.padding * 2
            spacing: Theme.unit * 2
            topPadding: Theme.unit * 2
            onTurnChanged: root.review.draw(turn.row, board)
            Component.onCompleted: root.review.draw(turn.row, board)

            Row {
                spacing: Theme.unit * 2

                MistakeSign {
                    sign: turnCard.turn.sign
                    anchors.verticalCenter: parent.verticalCenter
                }

                AppText {
                    objectName: "turnTitle_" + turnCard.turn.row
                    anchors.verticalCenter: parent.verticalCenter
                    text: turnCard.turn.title
                    font.weight: Font.DemiBold
                }
            }

            GridLayout {
                width: parent.width
                columns: turnCard.wide ? 2 : 1
                columnSpacing: Theme.unit * 4

                Surface {
                    Layout.preferredWidth: turnCard.wide ? turnCard.width * 0.48 : turnCard.width
                    Layout.preferredHeight: Math.round(150 * Math.min(1.3, Theme.scale))
                    color: Theme.board

                    BoardView {
                        anchors { fill: parent; margins: Theme.unit * 2 }
                        interactive: false
                        board: BoardModel {
                            id: board

                            picture: true
                        }
                    }
                }

                Column {
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignVCenter
                    spacing: Theme.unit

                    Paragraph {
                        objectName: "turnPlayed_" + turnCard.turn.row
                        text: turnCard.turn.played
                    }

                    Paragraph {
                        objectName: "turnRight_" + turnCard.turn.row
                        visible: text !== ""
                        text: turnCard.turn.right
                        font.weight: Font.DemiBold
                    }
                }
            }

            LinkButton {
                objectName: "button_playOn_" + turnCard.turn.row
                text: qsTr("Play on from here")
                onClicked: root.review.playOnFrom(turnCard.turn.row)
            }
        }
    }

    WideNote {
        objectName: "reviewCardKeys"
        visible: root.review.mistakes > 0
        text: qsTr("Press M for the next mistake.")
    }

    WideFlow {
        AppButton {
            objectName: "button_reviewCard"
            //: a button: goes through the moves of the game that is over
            text: qsTr("Where did it turn?")
            tip: qsTr("The moves of the game (M)")
            onClicked: root.review.open()
        }

        AppButton {
            objectName: "button_raiseFence"
            visible: root.review.fenceSeat >= 0
            text: qsTr("Play again, fence at %1").arg(root.review.nextFence)
            tip: qsTr("You won: play again, and the computer plays perfectly one piece sooner")
            onClicked: root.review.raiseFence()
        }
    }
}
