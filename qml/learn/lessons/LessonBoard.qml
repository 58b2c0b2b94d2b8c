// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A live board of a lesson: it is played on, and put back.
FocusScope {
    id: root

    required property LessonShow show
    readonly property Session session: show.board
    readonly property var timeline: session.timeline
    property real zoom: 1
    /// To a class: the way to Explore is elsewhere.
    property bool presented: false
    /// A game against somebody, not only a position.
    readonly property bool playing: show.kind === LessonShow.Play && !show.linked
    /// A game for two, which one may play against the computer.
    readonly property bool paired: playing && show.paired && !presented
    /// Against the computer.
    readonly property bool alone: playing && !session.seat1.human
    /// It is not the position of the step, or has been played on.
    readonly property bool changed: session.canUndo || show.linked
    /// Who has won is not told: it is asked.
    readonly property bool resultHidden: show.covered && show.told === LessonShow.Nothing && !changed

    /// What several boards need, with what stands around them; 0 for one.
    readonly property real boardsHeight: view.leastHeight === 0 ? 0 : view.leastHeight + turn.height + Theme.unit * 2 + Math.round(72 * Theme.scale)

    signal exploreAsked()

    function takeKeyboard() {
        view.takeKeyboard();
    }

    AppText {
        id: turn

        objectName: "lessonTurn"
        anchors { left: parent.left; right: parent.right; top: parent.top }
        height: Math.round(30 * Theme.scale * root.zoom)
        text: root.session.over && !root.resultHidden ? root.session.resultText
            : root.session.thinking ? qsTr("The computer is thinking\u2026")
            : root.alone ? qsTr("Your move. The computer: %1").arg(root.session.seat1.levelText)
            : root.playing ? qsTr("%1 to move").arg(root.name(root.session.toMove))
            : root.session.partizan ? qsTr("%1 to move").arg(root.session.toMove === 0 ? root.session.leftName : root.session.rightName)
            : !root.presented ? root.session.board.title : ""
        color: root.session.over && !root.resultHidden ? Theme.accent : Theme.ink2
        font.pixelSize: Math.round(Theme.body * root.zoom)
        font.weight: Font.DemiBold
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    function name(seat: int): string {
        const side = !session.partizan ? "" : seat === 0 ? session.leftName : session.rightName;
        const who = seat === 0 ? session.seat0 : session.seat1;
        return side === "" ? who.name : qsTr("%1, %2", "a player and the colour").arg(who.name).arg(side);
    }

    BoardView {
        id: view

        objectName: "lessonBoard"
        anchors { left: parent.left; right: parent.right; top: turn.bottom; topMargin: Theme.unit * 2; bottom: below.top }
        focus: true
        board: root.session.board
        large: root.zoom > 1.5
        wheelScrolls: true
        onChosen: pieceId => {
            const pile = view.pileWith(pieceId);
            if (pile !== null)
                take.askAt(pile);
            else
                root.session.choose(pieceId);
        }
        onRun: (first, last) => root.session.chooseRun(first, last)
        onDropped: {
            root.session.cancelChoice();
            root.session.clearMessage();
        }

        TakePopup {
            id: take

            function askAt(item: Item) {
                const pile = item as PieceItem;
                const place = pile.mapToItem(view, pile.width / 2, 0);
                ask(pile.column, pile.count);
                x = Math.max(0, Math.min(view.width - width, place.x - width / 2));
                y = Math.max(0, place.y - height - Theme.unit * 2);
            }

            session: root.session
        }
    }

    Connections {
        target: root.session

        function onPositionChanged() {
            if (root.timeline.count === 1)
                view.refit();
        }
    }

    Item {
        id: below

        anchors { left: parent.left; right: parent.right; bottom: buttons.top; bottomMargin: Theme.unit }
        height: Math.round(34 * Theme.scale) * root.zoom

        Lazy {
            wanted: !root.resultHidden

            StatusLine {
                width: below.width / root.zoom
                scale: root.zoom
                transformOrigin: Item.TopLeft
                session: root.session
            }
        }
    }

    Flow {
        id: buttons

        readonly property real room: undo.width + putBack.width + (explore.visible ? explore.width + spacing : 0) + (computer.visible ? computer.width + spacing : 0) + spacing

        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        width: Math.min(parent.width, room)
        spacing: Theme.unit * 2

        AppButton {
            id: undo

            objectName: "button_lessonUndo"
            textSize: Math.round(Theme.body * root.zoom)
            implicitHeight: Math.round(Theme.controlHeight * root.zoom)
            iconName: "undo"
            //: a button: takes the last move back
            tip: qsTr("Undo")
            enabled: root.session.canUndo
            onClicked: root.session.undo()
        }

        AppButton {
            id: putBack

            objectName: "button_putBack"
            textSize: Math.round(Theme.body * root.zoom)
            implicitHeight: Math.round(Theme.controlHeight * root.zoom)
            //: a button: the position as it was at first
            text: qsTr("Reset")
            tip: qsTr("Back to the position of this step")
            enabled: root.changed
            onClicked: root.show.putBack()
        }

        AppButton {
            id: computer

            objectName: "button_lessonComputer"
            visible: root.paired
            iconName: root.alone ? "people" : "computer"
            //: a button: two pupils play against each other
            text: root.alone ? qsTr("In pairs") : qsTr("Against the computer")
            tip: root.alone ? qsTr("Two play, taking turns") : qsTr("A gentle player takes the second seat")
            onClicked: root.show.playAgainstComputer(!root.alone)
        }

        AppButton {
            id: explore

            objectName: "button_lessonExplore"
            visible: !root.presented
            text: qsTr("Open in Explore")
            onClicked: root.exploreAsked()
        }
    }
}
