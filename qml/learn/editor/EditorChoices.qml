// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The answers of a question: their words, whether they are right, and what is said then.
Column {
    id: root

    required property LessonDraft draft
    readonly property int count: draft.step.choices.length

    spacing: Theme.unit * 3

    Repeater {
        model: root.count

        Column {
            id: choice

            required property int index
            readonly property var answer: root.draft.step.choices[index] ?? ({})

            width: root.width
            spacing: Theme.unit

            WideNote {
                //: before a field: the number of an answer from which the class may choose
                text: qsTr("Answer %1").arg(choice.index + 1)
                Accessible.ignored: true
            }

            WideField {
                objectName: "choiceText_" + choice.index
                name: qsTr("Answer %1").arg(choice.index + 1)
                text: choice.answer.text ?? ""
                maximumLength: 6000
                onTextEdited: root.draft.setChoiceText(choice.index, text)
            }

            WideFlow {
                spacing: Theme.unit * 4

                AppSwitch {
                    id: right

                    objectName: "choiceRight_" + choice.index
                    text: qsTr("It is right")
                    name: qsTr("Answer %1 is right").arg(choice.index + 1)
                    checked: choice.answer.right ?? false
                    onToggled: root.draft.setRight(choice.index, checked)
                }

                LinkButton {
                    objectName: "button_removeChoice_" + choice.index
                    height: right.height
                    //: a button: removes this answer
                    text: qsTr("Take out")
                    tip: qsTr("Take out answer %1").arg(choice.index + 1)
                    visible: root.count > 2
                    onClicked: root.draft.removeChoice(choice.index)
                }
            }

            AppTextArea {
                objectName: "choiceBecause_" + choice.index
                name: qsTr("What is said to answer %1").arg(choice.index + 1)
                placeholderText: qsTr("What is said when it is chosen")
                text: choice.answer.because ?? ""
                onTyped: root.draft.setBecause(choice.index, text)
            }
        }
    }

    AppButton {
        objectName: "button_addChoice"
        //: a button: adds one more answer to choose from
        text: qsTr("Another answer")
        enabled: root.count < 6
        onClicked: root.draft.addChoice()
    }
}
