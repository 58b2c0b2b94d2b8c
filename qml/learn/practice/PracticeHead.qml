// SPDX-License-Identifier: GPL-3.0-or-later
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

        PracticeLevel {
            height: Theme.controlHeight
            level: root.practice.difficulty
            fixed: root.practice.fixedDifficulty > 0
            summary: root.practice.summary
        }

        WrappedText {
            visible: text !== ""
            text: root.practice.problem
            color: Theme.hot
        }
    }
}
