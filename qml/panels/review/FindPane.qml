// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A moment of the game in which somebody was winning and gave it away: the move that wins is to be found on the table.
FocusScope {
    id: root

    required property ReviewModel review
    readonly property FindMove find: review.find
    readonly property Session session: find.board
    readonly property bool asked: find.phase === FindMove.Asked
    readonly property bool found: find.phase === FindMove.Right
    readonly property bool last: find.number === find.count
    readonly property bool low: height < 640 * Theme.scale

    /// After a try.
    function goOn() {
        if (!found)
            find.again();
        else if (last)
            review.close();
        else
            find.next();
    }

    Keys.onEscapePressed: session.board.chosenPiece !== "" ? session.cancelChoice() : review.close()
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_H && asked)
            session.hint();
        else if (event.key === Qt.Key_M)
            review.open();
        else
            event.accepted = false;
    }
    onAskedChanged: {
        if (asked)
            board.takeKeyboard();
        else
            on.forceActiveFocus();
    }
    Component.onCompleted: board.takeKeyboard()

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
        height: Math.round(root.low ? words.y + words.height + Theme.unit * 3 : Math.max(206 * Math.min(1.5, Theme.scale), words.y + words.height + Theme.unit * 8))

        RoomHead {
            id: head

            width: parent.width - (place.visible ? place.width + Theme.unit * 10 : Theme.unit * 6)
            title: root.session.title
            face: root.find.face
            detail: root.find.about
            backTip: qsTr("Back to the game (Esc)")
            onBackAsked: root.review.close()
        }

        Row {
            id: place

            anchors { right: parent.right; rightMargin: Theme.unit * 6; verticalCenter: head.verticalCenter }
            visible: root.find.count > 1
            spacing: Theme.unit * 2
            Accessible.role: Accessible.StaticText
            Accessible.name: count.text

            SilentText {
                id: count

                objectName: "findCount"
                //: which of so many moments of the game is asked about
                text: qsTr("%1 of %2").arg(root.find.number).arg(root.find.count)
                font.weight: Font.DemiBold
            }

            Repeater {
                model: root.low ? 0 : Math.min(root.find.count, 12)

                Rectangle {
                    required property int index

                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(30 * Theme.scale)
                    height: Math.round(7 * Theme.scale)
                    radius: height / 2
                    color: index < root.find.number ? Theme.accent : Theme.line
                }
            }
        }

        Column {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            y: head.height + (root.low ? 0 : Theme.unit * 3)
            width: parent.width - Theme.unit * 24
            spacing: Theme.unit

            Heading {
                objectName: "findTask"
                width: parent.width
                text: root.find.task
                font.pixelSize: root.low ? Theme.title * 1.1 : Theme.display
                horizontalAlignment: Text.AlignHCenter
            }

            Announcement {
                objectName: "findPlayed"
                width: parent.width
                text: qsTr("%1 Nothing is lost by trying.", "a sentence: what was played").arg(root.find.played)
                color: Theme.ink2
                font.pixelSize: root.low ? Theme.body : Theme.large
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }

    BoardView {
        id: board

        objectName: "findBoard"
        anchors { left: parent.left; right: parent.right; top: wall.bottom; bottom: status.top }
        anchors { leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6; topMargin: Theme.unit * 5; bottomMargin: Theme.unit * 3 }
        board: root.session.board
        tabled: true
        interactive: root.asked
        onChosen: pieceId => {
            const pile = board.pileWith(pieceId);
            if (pile !== null)
                take.askBeside(pile, board, 0);
            else
                root.session.choose(pieceId);
        }
        onRun: (first, last) => root.session.chooseRun(first, last)
        onDropped: root.session.cancelChoice()

        TakePopup {
            id: take

            session: root.session
        }
    }

    StatusLine {
        id: status

        anchors { left: parent.left; right: parent.right; bottom: bar.top; bottomMargin: room.edge + Theme.unit }
        visible: root.asked
        session: root.session
        tabled: true
    }

    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: status.bottom }
        visible: root.find.said !== ""
        width: told.width + Theme.unit * 8
        height: Math.max(status.height, said.height + Theme.unit * 2)
        radius: Theme.radius
        color: root.found ? Theme.coldTint : Theme.hotTint

        Row {
            id: told

            anchors.centerIn: parent
            spacing: Theme.unit * 3

            Disc {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.found
                width: Math.round(28 * Theme.scale)
                color: Theme.cold

                Icon {
                    objectName: "findTick"
                    anchors.centerIn: parent
                    icon: "check"
                    color: Theme.onFilled
                }
            }

            Announcement {
                id: said

                objectName: "findSaid"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(inOneLine.room, root.width - Theme.unit * 20)
                text: root.find.said
                color: root.found ? Theme.cold : Theme.hot
                font.pixelSize: Theme.large
                horizontalAlignment: Text.AlignHCenter

                OneLine {
                    id: inOneLine

                    of: said
                }
            }
        }
    }

    FootBar {
        id: bar

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: buttons.height + Theme.unit * (root.low ? 4 : 9)

        Flow { // its middle is in the middle where all has room in one line
            id: buttons

            readonly property real lead: (skip.visible ? skip.width + spacing : 0) + all.width + spacing
            readonly property real middle: root.asked ? hints.width : on.width
            readonly property real free: width - lead - middle - playOn.width - spacing * 3
            readonly property real before: Math.max(0, Math.min(free, (width - middle) / 2 - lead - spacing))

            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6 }
            spacing: Theme.unit * 3

            AppButton {
                id: skip

                objectName: "button_findSkip"
                visible: !root.found && root.find.count > 1
                look: AppButton.Look.Bare
                //: a button: asks about another moment of the game
                text: qsTr("Skip")
                onClicked: root.find.next()
            }

            AppButton {
                id: all

                objectName: "button_findAll"
                look: AppButton.Look.Bare
                //: a button: shows the moves of the game, each with its judgement
                text: qsTr("All moves")
                tip: qsTr("The moves of the game (M)")
                onClicked: root.review.open()
            }

            Item {
                visible: buttons.free > 0
                width: buttons.before
                height: 1
            }

            Row {
                id: hints

                visible: root.asked

                LineLabel {
                    visible: !root.low
                    rightPadding: Theme.unit * 4
                    //: before some buttons that tell more and more of how to win
                    text: qsTr("Hint")
                    color: Theme.ink2
                    font.weight: Font.DemiBold
                }

                Repeater {
                    model: root.find.counted ? [1, 2, 3] : [1, 3]

                    /// How much is told: done, the next one, or one that comes later.
                    Row {
                        id: hint

                        required property int index
                        required property int modelData
                        readonly property bool done: root.session.hintLevel >= modelData
                        readonly property bool next: !done && (index === 0 || root.session.hintLevel >= index)

                        Rectangle { // from the one before
                            anchors.verticalCenter: parent.verticalCenter
                            width: hint.index === 0 ? 0 : Theme.unit * 4
                            height: 2
                            color: Theme.line
                        }

                        PlainButton {
                            id: chip

                            objectName: "hint_" + hint.modelData
                            implicitHeight: Theme.controlHeight
                            implicitWidth: inside.implicitWidth + Theme.unit * 5
                            enabled: hint.next
                            text: hint.modelData === 1 ? qsTr("Where to look") : hint.modelData === 2 ? /*: a button: says how many pieces to take */ qsTr("How many") : /*: a button: shows the winning move */ qsTr("Show the move")
                            Accessible.name: text
                            Accessible.checked: hint.done
                            onClicked: root.session.hint()

                            background: Backdrop {
                                radius: height / 2
                                color: hint.done ? Theme.accentTint : chip.hovered ? Theme.surface2 : Theme.surface
                                border { width: hint.done ? 2 : hint.next ? 1 : 0; color: hint.done ? Theme.accent : Theme.ink3 }
                                ringed: chip.visualFocus

                                DashedFrame {
                                    anchors.fill: parent
                                    visible: !hint.done && !hint.next
                                    radius: parent.radius
                                    thickness: 1
                                    color: Theme.ink3
                                }
                            }

                            Row {
                                id: inside

                                anchors.centerIn: parent
                                spacing: Theme.unit * 2

                                Disc {
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: Math.round(26 * Theme.scale)
                                    color: hint.done ? Theme.accent : Theme.surface2

                                    SilentText {
                                        anchors.centerIn: parent
                                        text: qsTr("%L1").arg(hint.index + 1)
                                        color: hint.done ? Theme.onFilled : Theme.ink2
                                        font.weight: Font.Bold
                                    }
                                }

                                SilentText {
                                    anchors.verticalCenter: parent.verticalCenter
                                    visible: !root.low || hint.next || root.width > 860 * Theme.scale
                                    text: chip.text
                                    color: hint.done || hint.next ? Theme.ink : Theme.ink2
                                    font.weight: hint.done ? Font.DemiBold : Font.Normal
                                }
                            }
                        }
                    }
                }
            }

            PrimaryButton {
                id: on

                objectName: "button_findOn"
                visible: !root.asked && root.find.phase !== FindMove.Judging
                text: !root.found ? qsTr("Try again") : root.last ? qsTr("Back to the game") : qsTr("Next")
                onClicked: root.goOn()
            }

            Item {
                visible: buttons.free > 0
                width: Math.max(0, buttons.free - buttons.before - 1)
                height: 1
            }

            AppButton {
                id: playOn

                objectName: "button_findPlayOn"
                text: qsTr("Play on from here")
                onClicked: root.review.playOnFrom(root.find.row)
            }
        }
    }
}
