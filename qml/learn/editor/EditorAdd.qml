// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Steps that are added by one click, about the position of the step that is open, or of the window's game.
Card {
    id: root

    required property LessonDraft draft
    required property Session session
    readonly property string position: draft.step.position !== "" ? draft.step.position : session.opened ? session.notation : ""
    readonly property list<string> names: ["show", "text", "outcome", "question", "winning", "reveal", "play"] // as LessonDraft.Ready
    readonly property list<string> labels: [qsTr("Show a position"), /*: a step that is only text */ qsTr("Text"), qsTr("Ask: P or N?"), qsTr("Ask a question"), qsTr("Ask: find a winning move"), qsTr("Think, then look"), /*: a step: the class plays */ qsTr("Play it")]

    Heading {
        text: qsTr("Add a step")
    }

    WideFlow {
        Repeater {
            model: root.names.length

            AppButton {
                required property int index

                objectName: "button_add_" + root.names[index]
                text: root.labels[index]
                onClicked: root.draft.addStep(index, root.position)
            }
        }
    }
}
