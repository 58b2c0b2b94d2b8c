// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// The end of a played game: who has won and by what, how the win went to and fro, and what one does next.
Surface {
    id: root

    required property Session session
    required property ReviewModel review
    /// Little height, and hardly any: then the course is left out.
    property bool compact: false
    property bool tight: false
    readonly property bool lost: session.winner >= 0 && alone && !winner.human
    readonly property bool alone: session.seat0.human !== session.seat1.human
    readonly property Seat winner: session.winner === 1 ? session.seat1 : session.seat0

    signal newGameAsked()

    implicitHeight: column.implicitHeight + column.anchors.margins * 2

    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * (root.compact ? 3 : 5) }
        spacing: Theme.unit * (root.compact ? 2 : 4)

        RowLayout {
            spacing: Theme.unit * 4

            Rectangle {
                Layout.preferredWidth: Math.round((root.compact ? 40 : 52) * Theme.scale)
                Layout.preferredHeight: Layout.preferredWidth
                visible: !root.lost
                radius: width / 2
                color: Theme.coin

                Icon {
                    anchors.centerIn: parent
                    icon: "trophy"
                    color: Theme.coinInk
                    size: Math.round(parent.width * 0.54)
                }
            }

            ColumnLayout {
                spacing: Theme.unit * 0.5

                Heading { // spoken with the move that ended it
                    objectName: "endTitle"
                    Layout.fillWidth: true
                    text: root.session.resultText
                    font.pixelSize: root.compact ? Theme.large : Math.round(Theme.title * 1.25)
                }

                Paragraph {
                    objectName: "endSummary"
                    Layout.fillWidth: true
                    text: qsTr("%1 %2", "two sentences").arg(root.review.busy ? qsTr("Judging the moves\u2026") : root.review.summary).arg(root.session.scoreText).trim()
                }
            }
        }

        GameCourse {
            objectName: "gameCourse"
            Layout.fillWidth: true
            visible: !root.tight && root.review.offered
            low: root.compact
            review: root.review
            session: root.session
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit * 3

            AppButton {
                objectName: "button_rematch"
                look: AppButton.Look.Primary
                iconName: "undo"
                //: a button: plays the same game once more
                text: qsTr("Rematch")
                tip: qsTr("The same game again (Ctrl+R)")
                onClicked: root.session.restart()
            }

            AppButton {
                objectName: "button_swap"
                iconName: "swap"
                //: a button: plays once more, and who moved second moves first
                text: qsTr("Swap sides")
                tip: root.session.partizan ? qsTr("The same game again; Left and Right change places")
                                           : qsTr("The same game again; the other player begins")
                onClicked: root.session.swapSides()
            }

            AppButton {
                objectName: "button_review"
                visible: root.review.offered
                //: a button, a verb: goes through the moves of the game that is over
                text: root.review.mistakes === 0 ? qsTr("Review")
                    : root.review.mistakes === 1 ? qsTr("Review (1 mistake)") : qsTr("Review (%1 mistakes)").arg(root.review.mistakes)
                tip: qsTr("Review the game (M or ])")
                onClicked: root.review.open()
            }

            AppButton {
                objectName: "button_newGame"
                //: a button: asks for the next game
                text: qsTr("New game")
                onClicked: root.newGameAsked()
            }
        }
    }
}
