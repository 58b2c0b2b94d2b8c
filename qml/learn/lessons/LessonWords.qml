// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What a step says: its text, its question, what is uncovered, and what is told of its position.
Column {
    id: root

    required property LessonShow show
    required property Session session
    property real zoom: 1
    /// A class cannot scroll: a long text is written smaller, to a point.
    property real fit: 1
    /// The step's heading stands above.
    property bool headed: true
    /// There is a board of which something may be told.
    property bool boarded: false

    /// Where what was uncovered last begins.
    readonly property real uncoveredY: reveal.made?.y ?? answers.y

    signal linkChosen(link: string)

    spacing: Theme.unit * 4 * zoom

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
        textSize: Math.round(Theme.large * root.zoom * root.fit)
        onLinkChosen: link => root.linkChosen(link)
    }

    LessonChoices {
        id: answers

        width: parent.width
        visible: root.show.choices.length > 0
        choices: root.show.choices
        answered: root.show.answered
        zoom: root.zoom * root.fit
        onChosen: choice => root.show.choose(choice)
        onLinkChosen: link => root.linkChosen(link)
    }

    Lazy {
        id: reveal

        wanted: root.show.revealed.length > 0

        Rectangle {
            objectName: "lessonRevealed"
            width: root.width
            height: uncovered.implicitHeight + Theme.unit * 8 * root.zoom
            radius: Theme.cardRadius
            color: Theme.accentTint

            LessonText {
                id: uncovered

                x: Theme.unit * 4 * root.zoom
                y: Theme.unit * 4 * root.zoom
                width: parent.width - Theme.unit * 8 * root.zoom
                blocks: root.show.revealed
                textSize: Math.round(Theme.large * root.zoom * root.fit)
                onLinkChosen: link => root.linkChosen(link)
            }
        }
    }

    LessonTold {
        width: parent.width
        visible: root.boarded && root.show.told !== "nothing"
        session: root.session
        zoom: root.zoom
        told: root.boarded ? root.show.told : "nothing"
    }
}
