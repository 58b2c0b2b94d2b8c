// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Exercises without end, of a kind and a game, harder or easier as they are answered.
LearnSheet {
    id: root

    readonly property bool wide: width >= Math.round(980 * Math.min(1.4, Theme.scale))
    readonly property alias practice: thePractice
    readonly property ExerciseView exercises: view.made as ExerciseView

    settled: exercises?.settled ?? true

    Practice {
        id: thePractice

        learner: root.learner
    }

    /// The kinds of exercises, each with what was done of it.
    SideBar {
        id: kinds

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        visible: root.wide
        width: Math.round(264 * Math.min(1.4, Theme.scale))

        SideList {
            objectName: "practiceKinds"
            anchors { fill: parent; margins: Theme.unit * 3; bottomMargin: Theme.unit * 3 + (forget.visible ? forget.height + Theme.unit * 3 : 0) }
            model: thePractice
            currentIndex: thePractice.row
            Accessible.name: qsTr("Kinds of exercises")
            onAsked: entry => thePractice.kind = thePractice.kindIds[entry]
            Keys.onReturnPressed: root.exercises?.forceActiveFocus(Qt.TabFocusReason) // the kind is chosen: to the exercise
            Keys.onEnterPressed: root.exercises?.forceActiveFocus(Qt.TabFocusReason)

            delegate: SideEntry {
                id: entry

                required property string kind
                required property string name
                required property string about
                required property string summary
                required property int level

                onClicked: thePractice.kind = kind
                objectName: "practice_" + kind
                implicitHeight: words.implicitHeight + Theme.unit * 5
                text: name
                //: read aloud: how far the pupil has come, such as 3, and how many answers were right, such as "7 of 10
                //: right"
                Accessible.description: summary === "" ? about : qsTr("Level %1, %2").arg(level).arg(summary)
                contentItem: Item { }

                Column {
                    id: words

                    anchors {
                        left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter
                        leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 3
                    }
                    spacing: Theme.unit * 0.5

                    WrappedText {
                        text: entry.name
                        color: entry.current ? Theme.accent : Theme.ink
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }

                    Item { // as high with the one text as with the other: the list stays as it is when an answer comes
                        width: parent.width
                        height: Math.max(trains.implicitHeight, reached.implicitHeight)

                        WideNote {
                            id: trains

                            opacity: entry.summary === "" ? 1 : 0
                            text: entry.about
                            Accessible.ignored: true
                        }

                        WideNote {
                            id: reached

                            visible: entry.summary !== ""
                            text: qsTr("Level %1, %2").arg(entry.level).arg(entry.summary)
                            Accessible.ignored: true
                        }
                    }
                }
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

        anchors { left: root.wide ? kinds.right : parent.left; right: parent.right; top: parent.top; bottom: parent.bottom }
        contentHeight: Math.max(height, head.height + (root.exercises?.leastHeight ?? 0))
        interactive: contentHeight > height
        clip: interactive

        /// What is practised: the game, the convention, the difficulty, and how far one is.
        HeadBar {
            id: head

            width: page.width
            implicitHeight: Math.max(line.implicitHeight, Math.round(40 * Theme.scale)) + Theme.unit * 6

            Flow {
                id: line

                anchors {
                    left: parent.left; right: parent.right; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6
                    verticalCenter: parent.verticalCenter
                }
                spacing: Theme.unit * 3

                ChoiceBox {
                    objectName: "practiceKindBox"
                    visible: !root.wide // where there is no room for their list
                    name: qsTr("Kind of exercise")
                    ids: Array.from(thePractice.kindIds)
                    labels: Array.from(thePractice.kindNames)
                    current: thePractice.kind
                    onChosen: id => thePractice.kind = id
                }

                ChoiceBox {
                    readonly property list<string> levels: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]

                    objectName: "practiceDifficulty"
                    implicitWidth: Math.round(176 * Theme.scale)
                    //: a field: how hard the exercises are
                    name: qsTr("Difficulty")
                    ids: levels
                    labels: Array.from(levels).map(level => level === "0" ? qsTr("Adapts to you") : /*: a choice: how hard the exercises are, such as 3 */ qsTr("Difficulty %1").arg(level))
                    current: String(thePractice.fixedDifficulty)
                    onChosen: id => {
                        const before = thePractice.difficulty;
                        thePractice.fixedDifficulty = Number(id);
                        if (thePractice.difficulty !== before)
                            root.exercises?.restart();
                    }
                }

                ChoiceBox {
                    objectName: "practiceGame"
                    visible: thePractice.games.length > 0
                    implicitWidth: Math.round(200 * Theme.scale)
                    //: a field: which game the exercises are about
                    name: qsTr("Game")
                    ids: Array.from(thePractice.games)
                    labels: Array.from(thePractice.gameTitles)
                    current: thePractice.gameId
                    onChosen: id => thePractice.gameId = id
                }

                ConventionChoice {
                    visible: thePractice.misereOffered
                    namePrefix: "practice_play_"
                    sidePadding: Theme.unit * 3
                    misere: thePractice.misere
                    onPicked: misere => thePractice.misere = misere
                }

                /// The level as ten bars that grow, and what was right so far.
                Row {
                    id: practiceLevel

                    /// The difficulty was chosen: it does not change.
                    readonly property bool fixed: thePractice.fixedDifficulty > 0
                    readonly property int levels: 10

                    height: Theme.controlHeight
                    spacing: Theme.unit * 3
                    Accessible.role: Accessible.StaticText
                    //: read aloud: how hard the exercises are, as chosen, and the largest number of the scale
                    Accessible.name: (fixed ? qsTr("Difficulty %1 of %2") : /*: read aloud: how far the pupil has come, and the largest number of the scale */ qsTr("Level %1 of %2")).arg(thePractice.difficulty).arg(levels)

                    Row {
                        anchors.verticalCenter: parent.verticalCenter
                        height: Math.round(20 * Theme.scale)
                        spacing: Theme.unit * 0.75

                        Repeater {
                            model: practiceLevel.levels

                            Rectangle {
                                required property int index

                                y: parent.height - height
                                width: Math.round(5 * Theme.scale)
                                height: Math.round(parent.height * (0.35 + 0.65 * index / (practiceLevel.levels - 1)))
                                radius: 2
                                color: index < thePractice.difficulty ? Theme.accent : Theme.line
                            }
                        }
                    }

                    SilentText {
                        objectName: "practiceLevel"
                        anchors.verticalCenter: parent.verticalCenter
                        visible: !practiceLevel.fixed
                        //: how far the pupil has come, such as 3; the exercises become harder by themselves
                        text: qsTr("Level %1").arg(thePractice.difficulty)
                        font.weight: Font.DemiBold
                    }

                    AppText {
                        objectName: "practiceSummary"
                        anchors.verticalCenter: parent.verticalCenter
                        visible: text !== ""
                        text: thePractice.summary
                        color: Theme.ink2
                    }
                }

                WrappedText {
                    visible: text !== ""
                    text: thePractice.problem
                    color: Theme.hot
                }
            }
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
