// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What a step says: its text, its question, what is uncovered, and what is told of its position.
Column {
    id: root

    required property LessonShow show
    required property Session session
    property real zoom: 1
    /// A class cannot scroll: a long text is written smaller, to a point.
    property real fit: 1
    /// Beside a board it takes more than half of the room.
    property bool broad: false
    property real room: 0
    property bool mayBroaden: false
    /// For a class: the step's heading stands above.
    property bool presented: false
    /// Of the smallest text of a presenter.
    readonly property real leastFit: Theme.small / Theme.large
    /// There is a board of which something may be told.
    property bool boarded: false

    readonly property alias unsettled: fitting.unsettled
    readonly property alias shownHeight: fitting.shownHeight
    /// Part of what is told is being worked out.
    readonly property bool solving: told && (session.analyst.busy || session.explanation.busy)
    readonly property bool told: boarded && show.told !== LessonShow.Nothing
    /// Another step: it is seen once it has its size.
    property bool arriving: false
    /// Where what was uncovered last begins.
    readonly property real uncoveredY: reveal.made?.y ?? answers.y

    function unfit() { fitting.again(); }

    function arrive() {
        arriving = presented;
        unfit();
    }

    spacing: Theme.unit * 4 * zoom * fit
    onWidthChanged: {
        if (!fitting.measuring)
            unfit();
    }
    opacity: arriving ? 0 : 1

    Fitting {
        id: fitting

        item: root
        room: root.presented ? root.room : 0
        awaiting: root.solving
        onUnsettledChanged: {
            if (!unsettled)
                root.arriving = false;
        }

        function loosen() {
            root.fit = 1;
            root.broad = false;
        }

        /// A little smaller, else broader, else as small as may be.
        function tighten(): bool {
            const wanted = root.fit * Math.min(0.97, Math.sqrt(root.room / root.implicitHeight));
            const before = root.fit;
            if (wanted <= 0.85 && !root.broad && root.mayBroaden) {
                root.fit = 1;
                root.broad = true;
                return true;
            }
            root.fit = Math.max(root.leastFit, wanted);
            return root.fit < before;
        }
    }

    Heading {
        visible: !root.presented && text !== ""
        text: root.show.heading
        font.pixelSize: Theme.title
    }

    LessonText {
        objectName: "lessonText"
        width: parent.width
        blocks: root.show.text
        textSize: Math.round(Theme.large * root.zoom * root.fit)
        onLinkChosen: link => root.show.followLink(link)
    }

    LessonChoices {
        id: answers

        width: parent.width
        visible: root.show.choices.length > 0
        choices: root.show.choices
        answered: root.show.answered
        zoom: root.zoom * Math.max(root.fit, Theme.small / Theme.body)
        onChosen: choice => root.show.choose(choice)
        onLinkChosen: link => root.show.followLink(link)
    }

    Lazy {
        id: reveal

        wanted: root.show.revealed.length > 0

        Rectangle {
            id: answer

            width: root.width
            readonly property real inset: Theme.unit * 4 * root.zoom * root.fit

            height: uncovered.implicitHeight + inset * 2
            radius: Theme.cardRadius
            color: Theme.accentTint

            LessonText {
                id: uncovered

                x: answer.inset
                y: answer.inset
                width: answer.width - answer.inset * 2
                blocks: root.show.revealed
                textSize: Math.round(Theme.large * root.zoom * root.fit)
                onLinkChosen: link => root.show.followLink(link)
            }
        }
    }

    LessonTold {
        width: parent.width
        visible: root.boarded && root.show.told !== LessonShow.Nothing
        session: root.session
        zoom: root.zoom
        presented: root.presented
        told: root.boarded ? root.show.told : LessonShow.Nothing
    }
}
