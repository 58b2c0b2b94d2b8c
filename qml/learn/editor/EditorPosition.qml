// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The position of a step: typed, taken from the window's game or out of the clipboard; and what is told of it.
LearnField {
    id: root

    required property LessonDraft draft
    required property Session session
    readonly property bool covered: draft.step.kind === LessonShow.Reveal
    readonly property bool played: draft.step.kind === LessonShow.Play

    //: a field: a position in its notation, such as nim:7,11,5
    label: qsTr("Position")
    gap: Theme.unit * 2

    Clipboard {
        id: clipboard
    }

    WideField {
        objectName: "draftPosition"
        name: qsTr("Position")
        text: root.draft.step.position
        font.family: Theme.mono
        maximumLength: 10000
        onEditingFinished: root.draft.setPosition(text)
    }

    OfferButton {
        typed: root.draft.step.position
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
            visible: root.draft.step.position !== "" && !root.played
            onClicked: root.draft.setPosition("")
        }
    }

    SmallBoard {
        width: Math.min(parent?.width ?? 0, Math.round(260 * Theme.scale))
        height: Math.round(120 * Theme.scale)
        visible: root.draft.step.position !== ""
        margin: Theme.unit
        notation: root.draft.step.position
    }

    LearnField {
        visible: root.draft.step.position !== "" && !root.played
        label: root.covered ? qsTr("What is told of it then") : qsTr("What is told of it")

        ChoiceBox {
            objectName: "draftTold"
            width: Math.min(parent?.width ?? 0, Math.round(360 * Theme.scale))
            name: root.covered ? qsTr("What is told of it then") : qsTr("What is told of it")
            ids: ["nothing", "outcome", "moves", "winning", "why", "worth"] // as LessonShow.Told
            //: how much is told of a position
            labels: [qsTr("Nothing"), /*: a choice: so much is told of a position */ qsTr("Who wins"), qsTr("Every move with what it leaves"), qsTr("The winning moves"), /*: a choice: the reason is told */ qsTr("Why"), qsTr("What it is worth")]
            current: ids[root.draft.step.told]
            onChosen: id => root.draft.setTold(ids.indexOf(id))
        }
    }
}
