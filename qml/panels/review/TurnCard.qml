// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// A move that gave the win away: the position before it with what would have won, and the way back there.
Column {
    id: root

    required property ReviewModel review
    required property turn turn
    readonly property bool wide: width > 320 * Theme.scale

    objectName: "turn_" + turn.row
    spacing: Theme.unit * 2
    topPadding: Theme.unit * 2

    Row {
        spacing: Theme.unit * 2

        MistakeSign {
            sign: root.turn.sign
            anchors.verticalCenter: parent.verticalCenter
        }

        AppText {
            objectName: "turnTitle_" + root.turn.row
            anchors.verticalCenter: parent.verticalCenter
            text: root.turn.title
            font.weight: Font.DemiBold
        }
    }

    GridLayout {
        width: parent.width
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.unit * 4

        Surface {
            Layout.preferredWidth: root.wide ? root.width * 0.48 : root.width
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
                objectName: "turnPlayed_" + root.turn.row
                text: root.turn.played
                color: Theme.ink2
            }

            Paragraph {
                objectName: "turnRight_" + root.turn.row
                visible: text !== ""
                text: root.turn.right
                font.weight: Font.DemiBold
            }
        }
    }

    AppButton {
        objectName: "button_playOn_" + root.turn.row
        look: AppButton.Look.Link
        text: qsTr("Play on from here")
        onClicked: root.review.playOnFrom(root.turn.row)
    }

    onTurnChanged: review.draw(turn.row, board)
    Component.onCompleted: review.draw(turn.row, board)
}
