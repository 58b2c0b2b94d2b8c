// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The class marks P and N by itself, and the program points to what contradicts itself.
LearnSheet {
    id: root

    readonly property bool wide: width >= Math.round(820 * Math.min(1.4, Theme.scale))
    readonly property alias choice: theChoice
    readonly property alias marking: board.marking

    settled: board.settled

    MarkingChoice {
        id: theChoice
    }

    MarkTasks {
        id: tasks

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        visible: root.wide
        width: Math.round(250 * Math.min(1.4, Theme.scale))
        choice: theChoice
    }

    ScrollArea { // it only moves where the window is very low
        id: page

        objectName: "markPage"
        anchors { left: root.wide ? tasks.right : parent.left; right: parent.right; top: parent.top; bottom: parent.bottom }
        contentHeight: Math.max(height, head.y + head.implicitHeight + Theme.unit * 8 + board.leastHeight)
        interactive: contentHeight > height
        clip: interactive

        Connections { // what is said stands below the board
            target: board.marking

            function onChecked() {
                if (page.interactive && board.marking.sentence !== "")
                    toEnd.restart();
            }
        }

        Timer { // once the sentence has its height
            id: toEnd

            interval: 0
            onTriggered: page.contentY = Math.max(0, page.contentHeight - page.height)
        }

        MarkHead {
            id: head

            x: Theme.unit * 6
            y: Theme.unit * 5
            width: page.width - Theme.unit * 12
            choice: theChoice
            rules: board.marking.rules
            boxed: !root.wide
            opened: board.marking.count > 0
            onOpenAsked: {
                const last = board.marking.kind === MarkingModel.Graph ? 0 : board.marking.count - 1;
                root.openAsked(board.marking.notationOf(last));
            }
        }

        MarkBoard {
            id: board

            objectName: "markBoard"
            x: head.x
            y: head.y + head.implicitHeight + Theme.unit * 3
            width: head.width
            height: page.contentHeight - y - Theme.unit * 5
            focus: true
            task: theChoice.task
            learner: root.learner
            onMoved: cell => page.reveal(cell)
        }
    }
}
