// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// The game looked back at, move by move and from mistake to mistake; the board is the position before the move.
FocusScope {
    id: root

    required property ReviewModel review
    readonly property bool narrow: width < 760 * Theme.scale

    Keys.onLeftPressed: root.review.current = root.review.current + (LayoutMirroring.enabled ? 1 : -1)
    Keys.onRightPressed: root.review.current = root.review.current + (LayoutMirroring.enabled ? -1 : 1)
    Keys.onUpPressed: page.scrollTo(page.contentY - 60)
    Keys.onDownPressed: page.scrollTo(page.contentY + 60)
    Keys.onEscapePressed: root.review.close()
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_M && event.modifiers & Qt.ShiftModifier || event.key === Qt.Key_BracketLeft)
            root.review.previousMistake();
        else if (event.key === Qt.Key_M || event.key === Qt.Key_BracketRight)
            root.review.nextMistake();
        else
            event.accepted = false;
    }
    Component.onCompleted: forceActiveFocus()

    Ground {
        Shield { }
    }

    ScrollArea { // it only moves where the window is very low
        id: page

        objectName: "reviewPage"
        anchors.fill: parent
        contentHeight: column.height + column.y * 2
        interactive: contentHeight > height
        clip: interactive

        ColumnLayout {
            id: column

            x: Theme.unit * 6
            y: Theme.unit * 5
            width: page.width - x * 2
            height: Math.max(implicitHeight, page.height - y * 2)
            spacing: Theme.unit * 3

            RowLayout {
                spacing: Theme.unit * 4

                Heading {
                    //: a heading: a look back at the moves of a game
                    text: qsTr("Where did it turn?")
                    font.pixelSize: Theme.large
                }

                Paragraph {
                    objectName: "reviewSummary"
                    Layout.fillWidth: true
                    text: root.review.busy ? qsTr("Judging the moves\u2026") : root.review.summary
                    elide: Text.ElideRight
                    maximumLineCount: 2
                }

                AppButton {
                    objectName: "button_find"
                    visible: root.review.findable
                    focusPolicy: Qt.TabFocus
                    text: qsTr("Find the move")
                    tip: qsTr("Where a win was given away: find what would have won")
                    onClicked: root.review.openFind()
                }

                AppButton {
                    objectName: "button_reviewClose"
                    focusPolicy: Qt.TabFocus
                    //: a button, in narrow windows: ends the review
                    text: root.narrow ? qsTr("Close") : qsTr("Back to the game")
                    tip: qsTr("Back to the game (Esc)")
                    onClicked: root.review.close()
                }
            }

            BusyBar {
                Layout.fillWidth: true
                opacity: root.review.busy ? 1 : 0
                progress: root.review.progress
            }

            BoardView {
                objectName: "reviewBoard"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Math.round(200 * Math.min(1.3, Theme.scale)) // below it the page scrolls
                Layout.minimumHeight: Layout.preferredHeight
                interactive: false
                board: root.review.board
            }

            Rectangle {
                Layout.fillWidth: true
                implicitHeight: Math.max(Math.round(Theme.large * 3.6), words.implicitHeight + Theme.unit * 4)
                radius: Theme.cardRadius
                color: root.review.atMistake ? Theme.hotTint : Theme.surface2

                Announcement {
                    id: words

                    objectName: "reviewSentence"
                    anchors {
                        left: parent.left; right: parent.right; leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4
                        verticalCenter: parent.verticalCenter
                    }
                    text: root.review.atMistake ? qsTr("%1 %2", "? and a sentence").arg(root.review.sign).arg(root.review.sentence) : root.review.sentence
                    font.pixelSize: Theme.large
                }
            }

            AppList {
                objectName: "reviewLine"
                Layout.fillWidth: true
                implicitHeight: Theme.controlHeight
                orientation: ListView.Horizontal
                model: root.review
                currentIndex: root.review.current
                highlightMoveDuration: Theme.move
                keyNavigationEnabled: false
                spacing: Theme.unit
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Moves of the game")

                /// A move of the game: the sign of its judgement, and the move.
                delegate: PlainButton {
                    id: line

                    required property int index
                    required property string played
                    required property string sign
                    required property bool mistake
                    required property bool current
                    required property string name

                    objectName: "review_" + index
                    implicitWidth: row.implicitWidth + Theme.unit * 5
                    implicitHeight: Theme.controlHeight
                    focusPolicy: Qt.TabFocus
                    Accessible.name: name
                    Accessible.selected: current
                    onClicked: root.review.current = index

                    Row {
                        id: row

                        anchors.centerIn: parent
                        spacing: Theme.unit * 1.5

                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: line.sign !== ""
                            width: Math.round(20 * Theme.scale)
                            height: width
                            radius: width * 0.25
                            color: line.mistake ? Theme.hot : "transparent"

                            SilentText {
                                objectName: "reviewSign_" + line.index
                                anchors.centerIn: parent
                                text: line.sign
                                color: line.mistake ? Theme.onFilled : Theme.ink2
                                font.pixelSize: Math.round(13 * Theme.scale)
                                font.weight: Font.Bold
                            }
                        }

                        SilentText {
                            anchors.verticalCenter: parent.verticalCenter
                            text: line.played
                            color: line.current ? Theme.ink : Theme.ink2
                            font.pixelSize: Math.round(14 * Theme.scale)
                            font.weight: line.current ? Font.DemiBold : Font.Normal
                        }
                    }

                    background: Backdrop {
                        radius: Theme.radius - 2
                        color: line.current || line.hovered ? Theme.surface2 : "transparent"
                        border.width: line.current ? 1 : 0
                        border.color: Theme.accent
                        ringed: line.visualFocus
                        ringGap: -2
                    }
                }
            }

            /// From mistake to mistake of a game that is looked back at, and back into it.
            Flow {
                Layout.fillWidth: true
                spacing: Theme.unit * 3

                AppButton {
                    objectName: "button_previousMistake"
                    focusPolicy: Qt.TabFocus
                    enabled: root.review.mistakes > 0
                    //: a button, in narrow windows: to the mistake before
                    text: root.narrow ? qsTr("Previous") : /*: a button: to the mistake before */ qsTr("Previous mistake")
                    tip: qsTr("Previous mistake ([)")
                    onClicked: root.review.previousMistake()
                }

                PrimaryButton {
                    objectName: "button_nextMistake"
                    focusPolicy: Qt.TabFocus
                    enabled: root.review.mistakes > 0
                    //: a button, in narrow windows: to the next mistake
                    text: root.narrow ? qsTr("Next") : /*: a button: to the mistake that comes next */ qsTr("Next mistake")
                    tip: qsTr("Next mistake (M or ])")
                    onClicked: root.review.nextMistake()
                }

                AppButton {
                    objectName: "button_playOn"
                    focusPolicy: Qt.TabFocus
                    enabled: root.review.current >= 0
                    text: qsTr("Play on from here")
                    onClicked: root.review.playOn()
                }

                LineLabel { // what the marks on the board mean
                    visible: root.review.atMistake && root.width > 900 * Theme.scale
                    text: qsTr("Outlined: winning moves (bold: the one named). Faded: the move played.")
                    color: Theme.ink2
                }
            }
        }
    }
}
