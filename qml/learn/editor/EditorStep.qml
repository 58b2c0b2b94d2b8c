// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// All that a person edits of one step.
Card {
    id: root

    required property LessonDraft draft
    required property Session session
    /// As its file has it.
    readonly property var step: draft.step
    readonly property bool asks: step.kind === "question"
    readonly property bool reveals: step.kind === "reveal"
    readonly property bool plays: step.kind === "play"
    readonly property string opponent: step.play?.opponent ?? "person"
    readonly property bool editable: asks || reveals || plays || step.kind === "text"

    spacing: Theme.unit * 3

    Heading {
        //: a heading: the number of the step of a lesson that is edited
        text: qsTr("Step %1").arg(root.draft.current + 1)
        font.pixelSize: Theme.large
    }

    Complaint {
        objectName: "draftProblem"
        text: root.draft.stepProblem
    }

    LearnField {
        label: qsTr("Heading; may be left out")

        WideField {
            objectName: "draftHeading"
            name: qsTr("Heading of the step")
            text: root.step.title ?? ""
            maximumLength: 120
            onTextEdited: root.draft.set("title", text)
        }
    }

    LearnField {
        //: a field: what the class is asked
        label: root.asks ? qsTr("The question") : qsTr("What the class reads")
        gap: Theme.unit * 2

        AppTextArea {
            objectName: "draftText"
            name: root.asks ? qsTr("The question") : qsTr("What the class reads")
            text: root.step.text ?? ""
            onTyped: root.draft.set("text", text)
        }

        WideNote {
            text: qsTr("**strong**, *emphasis*, lists with “- ”, and links to positions: [cold](nim:1,1?outcome=P)")
        }
    }

    /// The position of a step: typed, taken from the window's game or out of the clipboard; and what is told of it.
    LearnField {
        visible: root.editable
        //: a field: a position in its notation, such as nim:7,11,5
        label: qsTr("Position")
        gap: Theme.unit * 2

        Clipboard {
            id: clipboard
        }

        WideField {
            objectName: "draftPosition"
            name: qsTr("Position")
            text: root.draft.position
            font.family: Theme.mono
            maximumLength: 10000
            onEditingFinished: root.draft.setPosition(text)
        }

        OfferButton {
            typed: root.draft.position
            onTaken: notation => root.draft.setPosition(notation)
        }

        WideFlow {
            AppButton {
                objectName: "button_takePosition"
                text: qsTr("Take it from the game")
                tip: qsTr("The position on the board of the game that is open")
                enabled: root.session.opened
                onClicked: root.draft.setPosition(root.session.notation)
            }

            AppButton {
                objectName: "button_pastePosition"
                //: a button, a verb: takes the position that was copied
                text: qsTr("Paste")
                tip: qsTr("The position that was copied")
                onClicked: root.draft.setPosition(clipboard.read())
            }

            AppButton {
                objectName: "button_noPosition"
                //: a button: the step of the lesson shows no position
                text: qsTr("No board")
                visible: root.draft.position !== "" && !root.plays
                onClicked: root.draft.setPosition("")
            }
        }

        SmallBoard {
            width: Math.min(parent?.width ?? 0, Math.round(260 * Theme.scale))
            height: Math.round(120 * Theme.scale)
            visible: root.draft.position !== ""
            margin: Theme.unit
            notation: root.draft.position
        }

        LearnField {
            id: told

            visible: root.draft.position !== "" && !root.plays
            label: root.reveals ? qsTr("What is told of it then") : qsTr("What is told of it")

            ChoiceBox {
                objectName: "draftTold"
                width: Math.min(parent?.width ?? 0, Math.round(360 * Theme.scale))
                name: told.label
                ids: ["nothing", "outcome", "moves", "winning", "why", "worth"]
                //: how much is told of a position
                labels: [qsTr("Nothing"), /*: a choice: so much is told of a position */ qsTr("Who wins"), qsTr("Every move with what it leaves"), qsTr("The winning moves"), /*: a choice: the reason is told */ qsTr("Why"), qsTr("What it is worth")]
                current: (root.reveals ? root.step.reveal : root.step.board)?.show ?? "nothing"
                onChosen: id => root.draft.set(root.reveals ? "reveal.show" : "board.show", id)
            }
        }
    }

    /// The answers of a question: their words, whether they are right, and what is said then.
    Column {
        id: editorChoices

        readonly property int count: root.step.choices?.length ?? 0

        width: parent?.width ?? 0
        visible: root.asks
        spacing: Theme.unit * 3

        Repeater {
            model: editorChoices.count

            Column {
                id: choice

                required property int index
                readonly property var answer: root.step.choices?.[index] ?? ({})

                width: editorChoices.width
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
                    onTextEdited: root.draft.set("choices.%1.text".arg(choice.index), text)
                }

                WideFlow {
                    spacing: Theme.unit * 4

                    AppSwitch {
                        id: right

                        objectName: "choiceRight_" + choice.index
                        text: qsTr("It is right")
                        name: qsTr("Answer %1 is right").arg(choice.index + 1)
                        checked: choice.answer.right ?? false
                        onToggled: root.draft.set("choices.%1.right".arg(choice.index), checked)
                    }

                    LinkButton {
                        objectName: "button_removeChoice_" + choice.index
                        height: right.height
                        //: a button: removes this answer
                        text: qsTr("Take out")
                        tip: qsTr("Take out answer %1").arg(choice.index + 1)
                        visible: editorChoices.count > 2
                        onClicked: root.draft.removeChoice(choice.index)
                    }
                }

                AppTextArea {
                    objectName: "choiceBecause_" + choice.index
                    name: qsTr("What is said to answer %1").arg(choice.index + 1)
                    placeholderText: qsTr("What is said when it is chosen")
                    text: choice.answer.because ?? ""
                    onTyped: root.draft.set("choices.%1.because".arg(choice.index), text)
                }
            }
        }

        AppButton {
            objectName: "button_addChoice"
            //: a button: adds one more answer to choose from
            text: qsTr("Another answer")
            enabled: editorChoices.count < 6
            onClicked: root.draft.addChoice()
        }
    }

    LearnField {
        visible: root.reveals
        //: a field: what is shown when the class has answered
        label: qsTr("Then show")

        AppTextArea {
            objectName: "draftReveal"
            name: qsTr("Then show")
            text: root.step.reveal?.text ?? ""
            onTyped: root.draft.set("reveal.text", text)
        }
    }

    /// Against whom the step's position is played, and who begins.
    Column {
        width: parent?.width ?? 0
        visible: root.plays
        spacing: Theme.unit * 3

        LearnField {
            label: qsTr("It is played")

            ChoiceBox {
                objectName: "draftOpponent"
                width: Math.min(parent?.width ?? 0, Math.round(360 * Theme.scale))
                name: qsTr("It is played")
                ids: ["person", "perfect", "random", "fence"]
                labels: [qsTr("by two pupils"), qsTr("against the perfect computer"), qsTr("against a computer that moves at random"), qsTr("against a computer that is perfect near the end")]
                current: root.opponent
                onChosen: id => root.draft.set("play.opponent", id)
            }
        }

        LearnField {
            visible: root.opponent === "fence"
            label: qsTr("It plays perfectly with so many pieces left")

            AppSpinBox {
                objectName: "draftFence"
                name: qsTr("It plays perfectly with so many pieces left")
                from: 1
                to: 99
                value: root.step.play?.fence ?? 4
                onValueModified: root.draft.set("play.fence", value)
            }
        }

        LearnField {
            visible: root.opponent !== "person"
            //: a field: who makes the first move, the class or the computer
            label: qsTr("Who begins")

            Segmented {
                namePrefix: "draftFirst_"
                name: qsTr("Who begins")
                ids: ["pupil", "computer"]
                //: a choice: the class makes the first move
                labels: [qsTr("The class"), /*: a choice: the computer makes the first move */ qsTr("The computer")]
                current: root.step.play?.first ?? "pupil"
                onChosen: id => root.draft.set("play.first", id)
            }
        }
    }

    Paragraph {
        visible: !root.editable
        text: qsTr("Exercises, rows, tables and markings are written in the file. Here they can be moved, doubled and taken out, and their texts edited.")
    }

    LearnField {
        label: qsTr("Notes for the teacher; the class does not see them")

        AppTextArea {
            objectName: "draftNotes"
            name: qsTr("Notes for the teacher")
            text: root.step.notes ?? ""
            onTyped: root.draft.set("notes", text)
        }
    }
}
