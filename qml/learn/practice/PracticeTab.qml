// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// Exercises without end, of a kind and a game, harder or easier as they are answered.
LearnSheet {
    id: root

    readonly property bool wide: width >= Math.round(980 * Math.min(1.4, Theme.scale))
    readonly property alias practice: thePractice
    readonly property ExerciseView exercises: view.made as ExerciseView

    settled: view.made === null || (view.made as ExerciseView).settled

    Practice {
        id: thePractice

        learner: root.learner
    }

    /// The kinds of exercises, each with what was done of it.
    SideBar {
        id: kinds

        /// Enter: the kind is chosen, now to the exercise.
        function enter() {
            root.exercises?.forceActiveFocus(Qt.TabFocusReason);
        }

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        visible: root.wide
        width: Math.round(264 * Math.min(1.4, Theme.scale))

        AppList {
            id: list

            objectName: "practiceKinds"
            anchors { fill: parent; margins: Theme.unit * 3; bottomMargin: Theme.unit * 3 + (forget.visible ? forget.height + Theme.unit * 3 : 0) }
            model: thePractice
            currentIndex: thePractice.row
            spacing: 2
            activeFocusOnTab: true
            keyNavigationEnabled: false
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Kinds of exercises")
            Keys.onUpPressed: (itemAtIndex(Math.max(0, currentIndex - 1)) as PracticeKind)?.clicked()
            Keys.onDownPressed: (itemAtIndex(Math.min(count - 1, currentIndex + 1)) as PracticeKind)?.clicked()
            Keys.onReturnPressed: kinds.enter()
            Keys.onEnterPressed: kinds.enter()
            ScrollBar.vertical: ThinScrollBar { }

            delegate: PracticeKind {
                width: list.width
                focused: list.activeFocus
                onClicked: thePractice.kind = kind
            }
        }

        ForgetButton {
            id: forget

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.unit * 4 }
            visible: thePractice.doneInAll > 0
            what: "Practice"
            //: a button: asks whether what was practised shall be forgotten
            text: qsTr("Start afresh…")
            tip: qsTr("Forgets what you practised")
            question: qsTr("Forget all counts and levels?")
            onConfirmed: thePractice.reset()
        }
    }

    ScrollArea { // large text in a small window: the page is longer than the window
        id: page

        readonly property real least: view.made === null ? 0 : (view.made as ExerciseView).leastHeight

        anchors { left: root.wide ? kinds.right : parent.left; right: parent.right; top: parent.top; bottom: parent.bottom }
        contentHeight: Math.max(height, head.height + least)
        interactive: contentHeight > height
        clip: interactive

        PracticeHead {
            id: head

            width: page.width
            practice: thePractice
            kindsShown: !root.wide
            onDifficultyChosen: root.exercises?.restart()
        }

        KeptPage { // exercises are made once the page was on screen
            id: view

            open: root.shown

            ExerciseView {
                objectName: "practiceView"
                y: head.height
                width: page.width
                height: page.contentHeight - head.height
                focus: true
                flush: true
                kind: thePractice.kind
                game: thePractice.gameId
                misere: thePractice.misere
                difficulty: thePractice.difficulty
                onAnswered: right => thePractice.record(right)
                onOpenAsked: notation => root.openAsked(notation)
            }
        }
    }
}
