// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What is practised: the game, the convention, the difficulty, and how far one is.
HeadBar {
    id: root

    required property Practice practice
    /// The kinds as a box, where there is no room for their list.
    property bool kindsShown: false

    /// Another difficulty than that of the exercise was chosen.
    signal difficultyChosen()

    function chooseDifficulty(difficulty: int) {
        const before = practice.difficulty;
        practice.fixedDifficulty = difficulty;
        if (practice.difficulty !== before)
            root.difficultyChosen();
    }

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
            visible: root.kindsShown
            name: qsTr("Kind of exercise")
            ids: Array.from(root.practice.kindIds)
            labels: Array.from(root.practice.kindNames)
            current: root.practice.kind
            onChosen: id => root.practice.kind = id
        }

        ChoiceBox {
            readonly property list<string> levels: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]

            objectName: "practiceDifficulty"
            implicitWidth: Math.round(176 * Theme.scale)
            //: a field: how hard the exercises are
            name: qsTr("Difficulty")
            ids: levels
            labels: Array.from(levels).map(level => level === "0" ? qsTr("Adapts to you") : /*: a choice: how hard the exercises are, such as 3 */ qsTr("Difficulty %1").arg(level))
            current: String(root.practice.fixedDifficulty)
            onChosen: id => root.chooseDifficulty(Number(id))
        }

        ChoiceBox {
            objectName: "practiceGame"
            visible: root.practice.games.length > 0
            implicitWidth: Math.round(200 * Theme.scale)
            //: a field: which game the exercises are about
            name: qsTr("Game")
            ids: Array.from(root.practice.games)
            labels: Array.from(root.practice.gameTitles)
            current: root.practice.gameId
            onChosen: id => root.practice.gameId = id
        }

        ConventionChoice {
            visible: root.practice.misereOffered
            namePrefix: "practice_play_"
            sidePadding: Theme.unit * 3
            misere: root.practice.misere
            onPicked: misere => root.practice.misere = misere
        }

        /// The level as ten bars that grow, and what was right so far.
        Row {
            id: practiceLevel

            /// The difficulty was chosen: it does not change.
            readonly property bool fixed: root.practice.fixedDifficulty > 0
            readonly property int levels: 10

            height: Theme.controlHeight
            spacing: Theme.unit * 3
            Accessible.role: Accessible.StaticText
            //: read aloud: how hard the exercises are, as chosen, and the largest number of the scale
            Accessible.name: (fixed ? qsTr("Difficulty %1 of %2") : /*: read aloud: how far the pupil has come, and the largest number of the scale */ qsTr("Level %1 of %2")).arg(root.practice.difficulty).arg(levels)

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
                        color: index < root.practice.difficulty ? Theme.accent : Theme.line
                    }
                }
            }

            SilentText {
                objectName: "practiceLevel"
                anchors.verticalCenter: parent.verticalCenter
                visible: !practiceLevel.fixed
                //: how far the pupil has come, such as 3; the exercises become harder by themselves
                text: qsTr("Level %1").arg(root.practice.difficulty)
                font.weight: Font.DemiBold
            }

            AppText {
                objectName: "practiceSummary"
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: root.practice.summary
                color: Theme.ink2
            }
        }

        WrappedText {
            visible: text !== ""
            text: root.practice.problem
            color: Theme.hot
        }
    }
}
