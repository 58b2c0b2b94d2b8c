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
    readonly property bool low: height < 480 * Theme.scale

    /// What the large button does.
    function goOn() {
        if (asked)
            session.hint();
        else if (!found)
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
        height: words.height + Theme.unit * (root.low ? 4 : 10)

        Column {
            id: words

            anchors.centerIn: parent
            width: parent.width - 2 * Math.max(place.width + Theme.unit * 10, Theme.unit * 6)
            spacing: Theme.unit

            Heading {
                objectName: "findTask"
                width: parent.width
                text: root.find.task
                font.pixelSize: Theme.title * (root.low ? 1.1 : 1.7)
                horizontalAlignment: Text.AlignHCenter
            }

            Announcement {
                objectName: "findPlayed"
                width: parent.width
                text: qsTr("%1 Nothing is lost by trying.", "a sentence: what was played").arg(root.find.played)
                color: Theme.ink2
                horizontalAlignment: Text.AlignHCenter
            }
        }

        Row {
            id: place

            anchors { right: parent.right; top: parent.top; margins: Theme.unit * 5 }
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
        width: Math.min(said.implicitWidth + Theme.unit * 8, parent.width - Theme.unit * 12)
        height: Math.max(status.height, said.height + Theme.unit * 2)
        radius: Theme.radius
        color: root.found ? Theme.coldTint : Theme.hotTint

        Announcement {
            id: said

            objectName: "findSaid"
            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - Theme.unit * 20)
            text: root.find.said
            color: root.found ? Theme.cold : Theme.hot
            font.pixelSize: Theme.large
            horizontalAlignment: Text.AlignHCenter
        }
    }

    FootBar {
        id: bar

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: buttons.height + Theme.unit * 6

        Flow {
            id: buttons

            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6 }
            spacing: Theme.unit * 3

            PrimaryButton {
                id: on

                objectName: "button_findOn"
                iconName: root.asked ? "hint" : ""
                visible: root.find.phase !== FindMove.Judging
                enabled: !root.asked || root.session.hintLevel < 3
                text: root.asked ? root.session.hintLevel === 0 ? qsTr("Where to look") : /*: a button: a hint says more */ qsTr("Tell me more")
                    : !root.found ? qsTr("Try again") : root.last ? qsTr("Back to the game") : qsTr("Next")
                tip: root.asked ? qsTr("A hint (H)") : ""
                onClicked: root.goOn()
            }

            AppButton {
                objectName: "button_findSkip"
                visible: !root.found && root.find.count > 1
                //: a button: asks about another moment of the game
                text: qsTr("Skip")
                onClicked: root.find.next()
            }

            AppButton {
                objectName: "button_findPlayOn"
                text: qsTr("Play on from here")
                onClicked: root.review.playOnFrom(root.find.row)
            }

            AppButton {
                objectName: "button_findAll"
                //: a button: shows the moves of the game, each with its judgement
                text: qsTr("All moves")
                tip: qsTr("The moves of the game (M)")
                onClicked: root.review.open()
            }

            AppButton {
                objectName: "button_findClose"
                visible: !(root.found && root.last)
                text: qsTr("Back to the game")
                tip: qsTr("Back to the game (Esc)")
                onClicked: root.review.close()
            }
        }
    }
}
