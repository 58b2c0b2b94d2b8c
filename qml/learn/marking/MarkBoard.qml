// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// Positions to mark with P and N: the row or table of a family, or a graph. Clicks and the keys P, N, Delete and
/// arrows; Check points to the first contradiction. What one marks is kept.
FocusScope {
    id: root

    property markedTask task
    /// In a lesson: each mark is checked at once, and one goes on to the next position.
    property bool guided: false
    /// The folder of who marks; empty: the program's own.
    property string learner
    /// To be read from the back of a room.
    property bool large: false
    /// Space turns the page, and so does Backspace where there is nothing to take away.
    property bool paged: large
    readonly property alias marking: theMarking
    readonly property bool settled: !theMarking.busy
    /// It is laid for boxes of this zoom, so that names have 28 pixels where it is large; a small task is drawn
    /// larger, a big one smaller. Only on a page for one reader there is a least, and it scrolls.
    readonly property real good: large ? (theMarking.kind === MarkingModel.Graph ? 1.5 : 1.65) : 0.85 * Theme.scale
    readonly property real most: large ? 2.6 : 1.4 * Theme.scale
    readonly property real least: large ? 0 : 0.4 * Math.min(1.6, Theme.scale)
    /// What it needs to be used at all; a table, whose shape does not follow the room, also to be read.
    readonly property real leastHeight: foot.implicitHeight + Theme.unit * 3
                                        + Math.max(theMarking.kind === MarkingModel.Row ? 130 : 145, theMarking.kind === MarkingModel.Table ? Math.min(480, theMarking.drawn.height) * 0.6 : 0) * Theme.scale
    readonly property real zoom: theMarking.drawn.width <= 0 ? 1
        : Math.max(least, Math.min(most, scroll.width / theMarking.drawn.width, scroll.height / theMarking.drawn.height))
    /// The position with the keyboard, and the one under the pointer (-1: none).
    property int current: 0
    property int hovered: -1
    readonly property int shown: hovered >= 0 ? hovered : canvas.activeFocus || guided ? current : -1
    readonly property int shownMoves: shown < theMarking.count ? shown : -1

    signal finished()
    /// The keys went on to another position.
    signal moved(cell: Item)

    function step(dx: int, dy: int) {
        const next = theMarking.nearest(current, dx, dy);
        if (next >= 0)
            current = next;
        const cell = cells.itemAt(current) as MarkCell;
        if (cell !== null) {
            scroll.contentX = Math.max(0, Math.min(Math.max(cell.x + cell.width + 20 - scroll.width, scroll.contentX), cell.x - 20));
            scroll.contentY = Math.max(0, Math.min(Math.max(cell.y + cell.height + 20 - scroll.height, scroll.contentY), cell.y - 20));
            root.moved(cell);
        }
    }

    /// An answer for the position with the keyboard, and on: to what contradicts itself, else to the next blank.
    function answer(mark: string) {
        theMarking.setMark(current, mark);
        goOn();
    }

    function goOn() {
        const next = theMarking.contradicted >= 0 ? theMarking.contradicted : theMarking.next;
        if (guided && next >= 0)
            current = next;
    }

    /// Backspace takes a mark away, where a page is turned only one of the reader's own.
    function erases(): bool {
        return !paged || !large && current >= task.shown && ((cells.itemAt(current) as MarkCell)?.mark ?? "") !== "";
    }

    /// The number that the typed digits make, if it may be answered; else the digit alone.
    function numberOf(digit: string): string {
        const longer = (cells.itemAt(current) as MarkCell)?.mark + digit;
        const answers = Array.from(theMarking.answers);
        return answers.length > 10 && answers.includes(longer) ? longer : digit;
    }

    function typeNumber(digit: string) {
        const number = numberOf(digit);
        if (!Array.from(theMarking.answers).includes(number))
            return;
        if (theMarking.answers.length > 10) // another digit may follow
            theMarking.setMark(current, number);
        else
            answer(number);
    }

    /// The whole name of a position whose box shows only a part of it.
    function cutName(position: int): string {
        const cell = cells.itemAt(position) as MarkCell;
        return cell?.cut ? cell.name : "";
    }

    MarkingModel {
        id: theMarking

        task: root.task
        guided: root.guided
        folder: root.learner
        room: Qt.size(Math.max(0, scroll.width / root.good), Math.max(0, scroll.height / root.good))
        onFinished: root.finished()
        onLoaded: {
            root.current = Math.max(0, Math.min(root.current, count - 1));
            root.goOn();
        }
    }

    ScrollArea {
        id: scroll

        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: foot.top; bottomMargin: Theme.unit * 3 }
        contentWidth: Math.max(width, theMarking.drawn.width * root.zoom)
        contentHeight: Math.max(height, theMarking.drawn.height * root.zoom)
        clip: contentWidth > width || contentHeight > height
        ScrollBar.horizontal: ThinScrollBar { }

        Item {
            id: canvas

            objectName: "markCanvas"
            x: (scroll.contentWidth - width) / 2
            y: (scroll.contentHeight - height) / 2
            width: theMarking.drawn.width * root.zoom
            height: theMarking.drawn.height * root.zoom
            focus: true
            activeFocusOnTab: true
            LayoutMirroring.enabled: false // numbers run from left to right everywhere
            LayoutMirroring.childrenInherit: true
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Positions to mark")
            Keys.onLeftPressed: root.step(-1, 0)
            Keys.onRightPressed: root.step(1, 0)
            Keys.onUpPressed: root.step(0, -1)
            Keys.onDownPressed: root.step(0, 1)
            Keys.onPressed: event => {
                event.accepted = true;
                if (!root.task.values && (event.key === Qt.Key_P || event.key === Qt.Key_N))
                    root.answer(event.key === Qt.Key_P ? "P" : "N");
                else if (root.task.values && event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
                    root.typeNumber(event.text);
                else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace && root.erases())
                    theMarking.setMark(root.current, "");
                else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space && !root.paged)
                    theMarking.cycle(root.current);
                else if (event.key === Qt.Key_C && event.modifiers === Qt.NoModifier)
                    theMarking.check();
                else if (event.matches(StandardKey.Undo))
                    theMarking.undo();
                else
                    event.accepted = false;
            }

            MarkLines {
                lines: theMarking.allArrows
                zoom: root.zoom
                thickness: 1
                opacity: 0.5
            }

            Repeater {
                model: theMarking.heads

                CentredText {
                    required property var modelData
                    readonly property rect box: modelData.box

                    x: box.x * root.zoom
                    y: box.y * root.zoom
                    width: box.width * root.zoom
                    height: box.height * root.zoom
                    text: modelData.text
                    font.pixelSize: Math.round(20 * root.zoom)
                    font.weight: Font.DemiBold
                    color: theMarking.kind === MarkingModel.Row ? Theme.ink : Theme.ink2
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                }
            }

            Repeater {
                id: cells

                model: theMarking

                MarkCell {
                    zoom: root.zoom
                    focused: (canvas.activeFocus || root.guided) && root.current === index
                    onPointed: over => {
                        if (root !== null) // the board goes before its cells
                            root.hovered = over ? index : root.hovered === index ? -1 : root.hovered;
                    }
                    onChosen: {
                        root.current = index;
                        canvas.forceActiveFocus(Qt.MouseFocusReason);
                        theMarking.cycle(index);
                    }
                }
            }

            MarkLines {
                lines: root.shownMoves >= 0 && theMarking.drawn.width > 0 && theMarking.contradicted < 0 ? theMarking.arrowsOf(root.shownMoves) : ""
                zoom: root.zoom
            }

            MarkLines {
                objectName: "contradictingArrows"
                lines: theMarking.contradictingArrows
                zoom: root.zoom
                thickness: 3.5
                ink: Theme.accent
            }
        }
    }

    Announcement {
        anchors.centerIn: scroll
        width: implicitWidth
        visible: theMarking.busy && theMarking.count === 0
        text: qsTr("The positions are being found\u2026")
        color: Theme.ink2
        font.pixelSize: root.large ? Theme.presentSmall : Theme.large
    }

    MarkFoot {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        marking: theMarking
        large: root.large
        onAnswered: mark => {
            canvas.forceActiveFocus(Qt.MouseFocusReason);
            root.answer(mark);
        }
        onNextAsked: {
            theMarking.tellNext();
            root.goOn();
        }
        given: root.guided ? theMarking.askedOf(root.hovered >= 0 ? root.hovered : root.current) + (root.shownMoves >= 0 ? " " + theMarking.givenOf(root.shownMoves) : "")
             : root.shownMoves >= 0 ? Array.from([root.cutName(root.shownMoves), theMarking.givenOf(root.shownMoves)]).filter(text => text !== "").join(" ") : ""
    }
}
