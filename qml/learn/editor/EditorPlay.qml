// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Against whom the step's position is played, and who begins.
Column {
    id: root

    required property LessonDraft draft
    readonly property bool alone: draft.step.opponent !== LessonDraft.Person

    spacing: Theme.unit * 3

    LearnField {
        label: qsTr("It is played")

        ChoiceBox {
            objectName: "draftOpponent"
            width: Math.min(parent?.width ?? 0, Math.round(360 * Theme.scale))
            name: qsTr("It is played")
            ids: ["person", "perfect", "random", "fence"] // as LessonDraft.Opponent
            labels: [qsTr("by two pupils"), qsTr("against the perfect computer"), qsTr("against a computer that moves at random"), qsTr("against a computer that is perfect near the end")]
            current: ids[root.draft.step.opponent]
            onChosen: id => root.draft.setOpponent(ids.indexOf(id))
        }
    }

    LearnField {
        visible: root.draft.step.opponent === LessonDraft.Fence
        label: qsTr("It plays perfectly with so many pieces left")

        AppSpinBox {
            objectName: "draftFence"
            name: qsTr("It plays perfectly with so many pieces left")
            from: 1
            to: 99
            value: root.draft.step.fence
            onValueModified: root.draft.setFence(value)
        }
    }

    LearnField {
        visible: root.alone
        //: a field: who makes the first move, the class or the computer
        label: qsTr("Who begins")

        Segmented {
            namePrefix: "draftFirst_"
            name: qsTr("Who begins")
            ids: ["pupil", "computer"]
            //: a choice: the class makes the first move
            labels: [qsTr("The class"), /*: a choice: the computer makes the first move */ qsTr("The computer")]
            current: ids[root.draft.step.computerFirst ? 1 : 0]
            onChosen: id => root.draft.setComputerFirst(id === ids[1])
        }
    }
}
