// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

/// The steps in order: one is chosen and edited, moved, doubled or taken out.
TitledCard {
    id: root

    required property LessonDraft draft

    //: heads the list of the steps of a lesson
    title: qsTr("Steps")

    Paragraph {
        visible: root.draft.count === 0
        text: qsTr("There are none yet. Add the first one below.")
    }

    Repeater {
        model: root.draft

        PlainButton {
            id: entry

            required property int index
            required property string heading
            required property string kindName
            required property string problem
            readonly property bool chosen: root.draft.current === index

            objectName: "draftStep_" + index
            width: parent?.width ?? 0
            implicitHeight: words.implicitHeight + Theme.unit * 4
            focusPolicy: Qt.StrongFocus
            text: heading
            //: read aloud: the number of a step of a lesson, and its heading
            Accessible.name: chosen ? qsTr("Step %1, being edited: %2").arg(index + 1).arg(heading) : /*: read aloud: a step of a lesson, and its heading */ qsTr("Step %1: %2").arg(index + 1).arg(heading)
            //: read aloud: the kind of a step, such as "Question", and what is wrong with it
            Accessible.description: problem !== "" ? qsTr("%1. Mistake: %2").arg(kindName).arg(problem) : kindName
            onClicked: root.draft.current = index

            SilentText {
                id: number

                anchors { left: parent.left; leftMargin: Theme.unit * 2.5; verticalCenter: parent.verticalCenter }
                width: Math.round(26 * Theme.scale)
                text: entry.problem !== "" ? "!" : entry.index + 1
                color: entry.problem !== "" ? Theme.hot : Theme.accent
                font.weight: Font.Bold
            }

            Column {
                id: words

                anchors { left: number.right; right: parent.right; rightMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }

                SilentText {
                    width: parent.width
                    text: entry.heading !== "" ? entry.heading : qsTr("(no text yet)")
                    elide: Text.ElideRight
                }

                WideNote {
                    text: entry.kindName
                    Accessible.ignored: true
                }
            }

            background: Backdrop {
                radius: Theme.radius
                color: entry.chosen ? Theme.accentTint : entry.hovered ? Theme.surface2 : "transparent"
                border.width: entry.problem !== "" ? 1 : 0
                border.color: Theme.hot
                ringed: entry.visualFocus
            }
        }
    }

    WideFlow {
        visible: root.draft.count > 0

        AppButton {
            objectName: "button_stepUp"
            //: a button: the step comes earlier in the lesson
            text: qsTr("Up")
            tip: qsTr("Move the step up")
            enabled: root.draft.current > 0
            onClicked: root.draft.moveStep(-1)
        }

        AppButton {
            objectName: "button_stepDown"
            //: a button: the step comes later in the lesson
            text: qsTr("Down")
            tip: qsTr("Move the step down")
            enabled: root.draft.current >= 0 && root.draft.current < root.draft.count - 1
            onClicked: root.draft.moveStep(1)
        }

        AppButton {
            objectName: "button_stepDuplicate"
            //: a button, a verb: makes the same step of a lesson once more
            text: qsTr("Duplicate")
            tip: qsTr("The same step once more")
            onClicked: root.draft.duplicateStep()
        }

        AppButton {
            objectName: "button_stepDelete"
            //: a button, a verb: removes the step of a lesson
            text: qsTr("Delete")
            tip: qsTr("Take the step out; Undo brings it back")
            onClicked: root.draft.removeStep()
        }
    }
}
