// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Where an exercise is answered: one of a few choices, a text, or a word that the board is the place.
FocusScope {
    id: root

    required property ExerciseModel exercise
    property bool large: false
    /// Long choices stand in two columns.
    property bool tight: false
    readonly property int textSize: large ? Theme.presentSmall : Theme.body
    /// Short choices stand side by side, whole sentences below each other.
    readonly property bool stacked: Array.from(exercise.choiceLabels).some(label => label.length > 12)

    function takeKeyboard() {
        if (exercise.typed) {
            field.forceActiveFocus();
            field.selectAll(); // the next number takes its place
        } else if (exercise.choices.length > 0) {
            (choices.itemAt(0) as Item)?.forceActiveFocus();
        }
    }

    function check() {
        if (field.text.trim() !== "")
            exercise.answer(field.text);
    }

    implicitHeight: column.implicitHeight

    Connections {
        target: root.exercise

        function onChanged() {
            if (root.exercise.phase === ExerciseModel.Making)
                field.clear();
            else if (field.activeFocus)
                field.selectAll();
        }
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.unit * 3

        WrappedText {
            visible: root.exercise.onBoard
            text: root.exercise.hint
            color: Theme.accent
            font.pixelSize: root.textSize
            font.weight: Font.DemiBold
        }

        WideFlow {
            id: places

            visible: root.exercise.choices.length > 0
            spacing: Theme.unit * (root.large && !root.tight ? 4 : 2)

            Repeater {
                id: choices

                model: root.exercise.choices.length

                ExerciseChoice {
                    required property int index

                    width: !root.stacked ? implicitWidth : root.tight ? Math.floor((column.width - places.spacing) / 2) : column.width
                    choice: root.exercise.choices[index] ?? ""
                    label: root.exercise.choiceLabels[index] ?? ""
                    given: root.exercise.phase === ExerciseModel.Wrong && root.exercise.given === choice
                    textSize: root.large ? Theme.presentSmall : Theme.large
                    onClicked: root.exercise.answer(choice)
                }
            }
        }

        Row {
            width: parent.width
            visible: root.exercise.typed
            spacing: Theme.unit * 2

            AppTextField {
                id: field

                objectName: "exerciseField"
                width: parent.width - send.width - parent.spacing
                implicitHeight: Math.round(Theme.controlHeight * (root.large ? 1.6 : 1.15))
                //: a field: what the pupil answers to an exercise
                name: qsTr("Your answer")
                placeholderText: qsTr("Your answer")
                maximumLength: 60
                font.pixelSize: root.large ? Theme.presentBody : Theme.large
                font.family: Theme.mono
                inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferNumbers
                Keys.onReturnPressed: root.check()
                Keys.onEnterPressed: root.check()
            }

            PrimaryButton {
                id: send

                objectName: "button_checkAnswer"
                implicitHeight: field.implicitHeight
                //: a button: is my answer right?
                text: qsTr("Check")
                textSize: root.textSize
                enabled: field.text.trim() !== ""
                onClicked: root.check()
            }
        }

        WrappedText {
            objectName: "exerciseMessage"
            visible: !root.exercise.onBoard && (root.exercise.message !== "" || root.exercise.typed)
            text: root.exercise.message !== "" ? root.exercise.message : root.exercise.hint
            color: root.exercise.message !== "" ? Theme.hot : Theme.ink2
            font.pixelSize: root.large ? Theme.presentSmall : Theme.small

            Spoken {
                text: root.exercise.message
            }
        }
    }
}
