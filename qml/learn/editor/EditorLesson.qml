// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What the list of lessons says of the lesson.
Card {
    id: root

    required property LessonDraft draft

    spacing: Theme.unit * 3

    LearnField {
        label: qsTr("Title of the lesson")

        WideField {
            objectName: "draftTitle"
            name: qsTr("Title of the lesson")
            text: root.draft.title
            maximumLength: 120
            onTextEdited: root.draft.title = text
        }
    }

    LearnField {
        label: qsTr("What it is about, in one sentence")

        WideField {
            objectName: "draftAbout"
            name: qsTr("What it is about, in one sentence")
            text: root.draft.about
            maximumLength: 400
            onTextEdited: root.draft.about = text
        }
    }

    LearnField {
        //: a field: how long the lesson takes
        label: qsTr("Minutes")

        AppSpinBox {
            objectName: "draftMinutes"
            name: qsTr("Minutes")
            from: 1
            to: 60
            value: root.draft.minutes
            onValueModified: root.draft.minutes = value
        }
    }
}
