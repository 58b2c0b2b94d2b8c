// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What a step says: its text, its question, what is uncovered, and what is told of its position.
Column {
    id: root

    required property LessonShow show
    required property Session session
    /// The step's heading stands above.
    property bool headed: true
    /// There is a board of which something may be told.
    property bool boarded: false

    signal linkChosen(link: string)

    spacing: Theme.unit * 4

    AppText {
        objectName: "lessonHeading"
        width: parent.width
        visible: root.headed && text !== ""
        text: root.show.heading
        font.pixelSize: Theme.title
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }

    LessonText {
        objectName: "lessonText"
        width: parent.width
        blocks: root.show.text
        onLinkChosen: link => root.linkChosen(link)
    }

    LessonChoices {
        width: parent.width
        visible: root.show.choices.length > 0
        choices: root.show.choices
        answered: root.show.answered
        onChosen: choice => root.show.choose(choice)
        onLinkChosen: link => root.linkChosen(link)
    }

    Lazy {
        wanted: root.show.revealed.length > 0

        Rectangle {
            objectName: "lessonRevealed"
            width: root.width
            height: uncovered.implicitHeight + Theme.unit * 8
            radius: Theme.cardRadius
            color: Theme.accentTint

            LessonText {
                id: uncovered

                x: Theme.unit * 4
                y: Theme.unit * 4
                width: parent.width - Theme.unit * 8
                blocks: root.show.revealed
                onLinkChosen: link => root.linkChosen(link)
            }
        }
    }

    LessonTold {
        width: parent.width
        visible: root.boarded && root.show.told !== "nothing"
        session: root.session
        told: root.boarded ? root.show.told : "nothing"
    }
}
