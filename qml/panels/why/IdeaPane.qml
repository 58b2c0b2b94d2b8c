// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The idea of a position on a screen of its own, in the room of the game: its sentence on the wall, and below it the
/// board, on which it is played.
FocusScope {
    id: root

    required property Session session
    readonly property ExplanationModel explanation: session.explanation
    readonly property int current: explanation.shown - 1
    readonly property explanationStep idea: stepOf(0)
    readonly property string told: explanation.shown > 0 ? Array.from(stepOf(current).paragraphs).join(" ") : session.analyst.unsolvedText
    readonly property bool playable: explanation.stepCount > 1
    readonly property bool ofFriends: session.seat0.human && session.seat1.human
    readonly property bool low: height < 700 * Math.min(1.4, Theme.scale)
    readonly property real grow: Math.min(1.5, Theme.scale)
    /// The levels stand one step further where there is no room for their names.
    readonly property bool tight: width < 800 * Theme.scale
    property alias playing: playing.running

    /// Told anew with each change of the steps, as in another language.
    function stepOf(step: int): explanationStep {
        return explanation.stepOf(Math.min(step, explanation.stepCount));
    }

    function show(step: int) {
        playing.stop();
        explanation.showSteps(step + 1);
    }

    function takeKeyboard() {
        (playable ? button : more).forceActiveFocus(Qt.TabFocusReason);
    }

    onPlayableChanged: takeKeyboard()
    Keys.onLeftPressed: show(current + (LayoutMirroring.enabled ? 1 : -1))
    Keys.onRightPressed: show(current + (LayoutMirroring.enabled ? -1 : 1))
    Component.onCompleted: {
        explanation.showFirst();
        takeKeyboard();
    }

    PlayRoom {
        id: room

        anchors { fill: parent; bottomMargin: bar.height }
        back: wall.height
        ground: root.session.board.ground

        Shield { }
    }

    Item {
        id: wall

        width: parent.width
        height: Math.round(Math.min((root.low ? 150 : 216) * root.grow, root.height * 0.36))

        RoomHead {
            id: head

            anchors.left: parent.left
            width: root.low ? (parent.width - pill.width) / 2 - Theme.unit * 4 : parent.width
            //: a heading: why somebody wins
            title: qsTr("Why?")
            //: a position such as "Nim 5, 5, 2", and the name of who is to move
            detail: root.ofFriends ? qsTr("%1 · %2 to move").arg(root.session.positionTitle).arg((root.session.toMove === 0 ? root.session.seat0 : root.session.seat1).name)
                                   : root.session.positionTitle
            backTip: qsTr("Back to the game (Esc)")
            onBackAsked: root.explanation.active = false
        }

        Rectangle {
            id: pill

            anchors.horizontalCenter: parent.horizontalCenter
            y: root.low ? (head.height - height) / 2 : head.height
            width: name.implicitWidth + Theme.unit * 8
            height: Math.round(30 * root.grow)
            radius: height / 2
            color: Theme.accentTint

            AppText {
                id: name

                anchors.centerIn: parent
                //: names what is shown: why somebody wins, in plain words
                text: qsTr("The idea")
                color: Theme.accent
                font.weight: Font.Bold
            }
        }

        Heading {
            id: sentence

            objectName: "ideaSentence"
            anchors { top: pill.bottom; horizontalCenter: parent.horizontalCenter; topMargin: root.low ? 0 : Theme.unit * 2 }
            width: parent.width - Theme.unit * 24
            height: (wall.height - y) * 0.52
            text: root.explanation.shown > 0 ? root.idea.title
                //: in place of an idea: it is being looked for
                : root.explanation.busy || root.session.analyst.busy ? qsTr("Looking for the reason\u2026") : qsTr("Not solved yet")
            font.pixelSize: Math.round(Theme.display * 1.3)
            fontSizeMode: Text.Fit
            minimumPixelSize: 16
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }

        AppText {
            objectName: "ideaTold"
            anchors { left: sentence.left; right: sentence.right; top: sentence.bottom; bottom: parent.bottom; bottomMargin: Theme.unit * 2 }
            text: root.told
            color: Theme.ink2
            font.pixelSize: Theme.large
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true // it is spoken below

            Spoken {
                //: read aloud: an idea, and what is said of it
                text: root.current > 0 ? root.told : qsTr("%1. %2", "the idea").arg(sentence.text).arg(root.told)
            }
        }
    }

    BoardView {
        objectName: "ideaBoard"
        anchors { left: parent.left; right: parent.right; top: wall.bottom; bottom: room.bottom }
        anchors { leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6; topMargin: Theme.unit * 5; bottomMargin: room.edge + Theme.unit * 3 }
        board: root.session.board
        tabled: true
        interactive: false
    }

    FootBar {
        id: bar

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Math.round((root.low ? 96 : 114) * root.grow)

        PlainButton {
            id: button

            objectName: "button_playIdea"
            anchors { left: parent.left; leftMargin: Theme.unit * 7; verticalCenter: parent.verticalCenter }
            implicitWidth: Math.round((root.low ? 52 : 64) * root.grow)
            implicitHeight: implicitWidth
            visible: root.playable
            //: a button: stops what is played by itself
            Accessible.name: root.playing ? qsTr("Pause") : /*: a button: the idea is played on the board by itself, move after move */ qsTr("Play it")
            onClicked: playing.turn()

            background: Backdrop {
                radius: height / 2
                color: Theme.accent
                opacity: button.hovered ? 0.9 : 1
                ringed: button.activeFocus
                ringRadius: radius + Theme.unit
            }
            contentItem: Item {
                Icon {
                    anchors.centerIn: parent
                    icon: root.playing ? "pause" : "play"
                    size: button.width * 0.45
                    color: Theme.onFilled
                }
            }
        }

        Flickable {
            id: strip

            readonly property Item place: places.itemAt(root.current)

            anchors { left: button.right; right: levels.left; leftMargin: Theme.unit * 5; rightMargin: Theme.unit * 5 }
            height: parent.height
            contentWidth: Math.max(width, row.width)
            contentX: Math.max(0, Math.min(contentWidth - width, row.x + (place?.x ?? 0) + (place?.width ?? 0) / 2 - width / 2))
            clip: row.width > width
            visible: root.playable
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            //: read aloud: the list of the moves in which an idea is played
            Accessible.name: qsTr("Steps")

            Row {
                id: row

                anchors.verticalCenter: parent.verticalCenter
                x: Math.max(0, (strip.width - width) / 2)

                Repeater {
                    id: places

                    model: root.explanation.stepCount

                    /// A position of the game that is played by the idea, and the move that led there.
                    PlainButton {
                        id: place

                        required property int index
                        readonly property explanationStep step: root.stepOf(index)
                        readonly property bool shown: index === root.current

                        objectName: "ideaStep_" + index
                        implicitWidth: Math.round(112 * root.grow)
                        implicitHeight: Math.round(78 * root.grow)
                        //: below the first of some small boards: the position as it is now
                        text: index === 0 ? qsTr("Now") : step.brief
                        focusPolicy: Qt.TabFocus
                        Accessible.name: text
                        Accessible.selected: shown
                        onClicked: root.show(index)

                        background: Item { }

                        Rectangle { // from the one before
                            x: place.mirrored ? parent.width - width / 2 : -width / 2
                            y: picture.height / 2 - 1
                            width: Math.round(20 * root.grow)
                            height: 2
                            visible: place.index > 0
                            color: Theme.line
                        }

                        SmallBoard {
                            id: picture

                            x: (parent.width - width) / 2
                            width: Math.round(66 * root.grow)
                            height: Math.round(52 * root.grow)
                            margin: 5
                            color: place.shown ? Theme.accentTint : place.hovered ? Theme.surface2 : Theme.board
                            border { width: place.shown ? 2 : 1; color: place.shown ? Theme.accent : Theme.line }
                            notation: place.index === 0 ? root.session.notation : place.step.leaves

                            FocusRing {
                                wanted: place.visualFocus
                            }
                        }

                        SilentText {
                            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: 2; rightMargin: 2 }
                            text: place.text
                            color: place.shown ? Theme.ink : Theme.ink2
                            font { pixelSize: Math.round(13 * root.grow); weight: place.shown ? Font.DemiBold : Font.Normal }
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 10
                            elide: Text.ElideRight
                            horizontalAlignment: Text.AlignHCenter
                        }
                    }
                }
            }
        }

        Column {
            id: levels

            anchors { right: parent.right; rightMargin: Theme.unit * 7; verticalCenter: parent.verticalCenter }
            spacing: Theme.unit * 2

            AppText {
                visible: !root.tight && !root.low
                text: qsTr("Tell me more")
                color: Theme.ink2
            }

            Row {
                spacing: Theme.unit * 2

                AppButton {
                    id: more

                    objectName: "level_labels"
                    //: a button: the reasons in more than plain words
                    text: root.tight ? qsTr("Tell me more") : /*: how far reasons argue: with the letters P and N only */ qsTr("Labels")
                    onClicked: Settings.level = Argument.Labels
                }

                AppButton {
                    objectName: "level_values"
                    visible: !root.tight
                    //: how far reasons argue: with Grundy values, too
                    text: qsTr("Values")
                    onClicked: Settings.level = Argument.Values
                }

                AppButton {
                    objectName: "level_theorems"
                    visible: !root.tight
                    //: how far reasons argue: with all that is proven
                    text: qsTr("Theorems")
                    onClicked: Settings.level = Argument.Theorems
                }
            }
        }
    }

    IdeaPlay {
        id: playing

        explanation: root.explanation
    }
}
