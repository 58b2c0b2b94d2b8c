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

                /// One of a few answers; an outcome shows its letter on its tint.
                PlainButton {
                    id: exerciseChoice

                    required property int index
                    readonly property string choice: root.exercise.choices[index] ?? ""
                    readonly property string label: root.exercise.choiceLabels[index] ?? ""
                    /// It was answered, and it is wrong.
                    readonly property bool given: root.exercise.phase === ExerciseModel.Wrong && root.exercise.given === choice
                    readonly property int textSize: root.large ? Theme.presentSmall : Theme.large
                    readonly property int outcome: Theme.outcomeOf(choice)
                    readonly property bool lettered: outcome !== Outcome.Unknown
                    readonly property real tileSize: Math.round(textSize * 1.9)

                    objectName: "choice_" + choice
                    width: !root.stacked ? implicitWidth : root.tight ? Math.floor((column.width - places.spacing) / 2) : column.width
                    text: label
                    implicitWidth: Math.max(Math.round(96 * Theme.scale), words.implicitWidth + Theme.unit * 8)
                    implicitHeight: Math.max(tileSize, words.implicitHeight) + Theme.unit * 4
                    focusPolicy: Qt.StrongFocus
                    background: Backdrop {
                        radius: Theme.radius
                        color: exerciseChoice.hovered || exerciseChoice.down ? Theme.surface2 : Theme.surface
                        border.width: 1
                        border.color: exerciseChoice.hovered ? Theme.ink3 : Theme.line
                        ringed: exerciseChoice.visualFocus
                    }
                    onClicked: root.exercise.answer(choice)
                    Accessible.name: label

                    OutcomeTag {
                        id: tile

                        silent: true
                        anchors { left: parent.left; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                        visible: exerciseChoice.lettered
                        outcome: exerciseChoice.outcome
                        size: exerciseChoice.tileSize
                    }

                    SilentText {
                        id: words

                        anchors {
                            left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter
                            leftMargin: exerciseChoice.lettered ? tile.width + Theme.unit * 5 : Theme.unit * 4; rightMargin: Theme.unit * 4
                        }
                        text: exerciseChoice.lettered ? exerciseChoice.label.slice(exerciseChoice.label.indexOf(":") + 1).trim() : exerciseChoice.label
                        color: exerciseChoice.given ? Theme.ink3 : Theme.ink
                        font.pixelSize: exerciseChoice.textSize
                        font.weight: Font.DemiBold
                        font.strikeout: exerciseChoice.given
                        horizontalAlignment: exerciseChoice.lettered ? Text.AlignLeft : Text.AlignHCenter
                        wrapMode: Text.Wrap
                    }
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
