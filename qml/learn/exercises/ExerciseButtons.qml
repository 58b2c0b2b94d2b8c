// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// How an exercise goes on: try again, show the answer, the next one.
Flow {
    id: root

    required property ExerciseModel exercise
    property bool large: false
    property bool complete: false
    /// The exercise is the last one.
    property bool last: false
    readonly property int phase: exercise.phase
    readonly property bool nextShown: !complete && (phase === ExerciseModel.Right || phase === ExerciseModel.Told || phase === ExerciseModel.None || (phase === ExerciseModel.Wrong && !exercise.retriable))
    readonly property int textSize: large ? Theme.presentSmall : Theme.body
    readonly property real buttonHeight: Math.max(Theme.controlHeight, Math.round(textSize * 2))

    signal goOn()
    signal restarted()
    signal openAsked()

    function takeKeyboard() {
        next.forceActiveFocus();
    }

    spacing: Theme.unit * 3

    PrimaryButton {
        id: next

        objectName: "button_nextExercise"
        visible: root.nextShown
        //: a button, a verb: ends the last exercise
        text: root.last ? qsTr("Finish") : root.phase === ExerciseModel.None ? qsTr("Try another one") : /*: a button */ qsTr("Next exercise")
        textSize: root.textSize
        implicitHeight: root.buttonHeight
        onClicked: root.goOn()
    }

    PrimaryButton {
        objectName: "button_tryAgain"
        visible: !root.complete && root.phase === ExerciseModel.Wrong && root.exercise.retriable
        //: a button: answers the same exercise once more
        text: qsTr("Try again")
        textSize: root.textSize
        implicitHeight: root.buttonHeight
        onClicked: root.exercise.tryAgain()
    }

    AppButton {
        objectName: "button_showAnswer"
        visible: !root.complete && (root.phase === ExerciseModel.Asked || (root.phase === ExerciseModel.Wrong && root.exercise.retriable))
        text: qsTr("Show the answer")
        textSize: root.textSize
        implicitHeight: root.buttonHeight
        onClicked: root.exercise.tell()
    }

    AppButton {
        objectName: "button_onceMore"
        visible: root.complete
        //: a button: begins the exercises again from the first one
        text: qsTr("Once more")
        textSize: root.textSize
        implicitHeight: root.buttonHeight
        onClicked: root.restarted()
    }

    AppButton {
        objectName: "button_exploreExercise"
        visible: root.nextShown && root.exercise.hasBoard && !root.large
        //: a button: opens the position of the exercise with its analysis
        text: qsTr("Explore it")
        tip: qsTr("Opens the position with everything known about it")
        textSize: root.textSize
        implicitHeight: root.buttonHeight
        onClicked: root.openAsked()
    }
}
