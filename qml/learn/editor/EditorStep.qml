// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// All that a person edits of one step.
Card {
    id: root

    required property LessonDraft draft
    required property Session session
    readonly property int kind: draft.step.kind
    readonly property bool asks: kind === LessonShow.Question
    readonly property bool editable: asks || kind === LessonShow.Text || kind === LessonShow.Play || kind === LessonShow.Reveal

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
            text: root.draft.step.title
            maximumLength: 120
            onTextEdited: root.draft.setText(LessonDraft.Heading, text)
        }
    }

    LearnField {
        //: a field: what the class is asked
        label: root.asks ? qsTr("The question") : qsTr("What the class reads")
        gap: Theme.unit * 2

        AppTextArea {
            objectName: "draftText"
            name: root.asks ? qsTr("The question") : qsTr("What the class reads")
            text: root.draft.step.text
            onTyped: root.draft.setText(LessonDraft.Body, text)
        }

        WideNote {
            text: qsTr("**strong**, *emphasis*, lists with “- ”, and links to positions: [cold](nim:1,1?outcome=P)")
        }
    }

    EditorPosition {
        visible: root.editable
        draft: root.draft
        session: root.session
    }

    EditorChoices {
        width: parent?.width ?? 0
        visible: root.asks
        draft: root.draft
    }

    LearnField {
        visible: root.kind === LessonShow.Reveal
        //: a field: what is shown when the class has answered
        label: qsTr("Then show")

        AppTextArea {
            objectName: "draftReveal"
            name: qsTr("Then show")
            text: root.draft.step.then
            onTyped: root.draft.setText(LessonDraft.Then, text)
        }
    }

    EditorPlay {
        width: parent?.width ?? 0
        visible: root.kind === LessonShow.Play
        draft: root.draft
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
            text: root.draft.step.notes
            onTyped: root.draft.setText(LessonDraft.Notes, text)
        }
    }
}
