// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What is said about the position: verdict, moves, reasons. In Play nothing until it is asked for.
ScrollArea {
    id: root

    required property Session session
    /// The game looked back at, once it is over.
    property ReviewModel review: null
    readonly property bool exploring: session.mode === Mode.Explore
    readonly property bool told: exploring || session.explanation.active

    /// A step was added: its end is shown as soon as it has its height.
    property bool follow: false

    function showWhy() {
        column.forceLayout();
        contentY = Math.max(0, Math.min(contentHeight - height, why.made?.y ?? 0));
    }

    onContentHeightChanged: {
        if (follow)
            contentY = Math.max(0, contentHeight - height);
        follow = false;
    }
    contentHeight: column.implicitHeight + Theme.unit * 10
    clip: true

    Column {
        id: column

        x: Theme.unit * 5
        y: Theme.unit * 5
        width: root.width - Theme.unit * 10
        spacing: Theme.unit * 4

        TurnSwitch {
            visible: root.exploring && root.session.partizan && !root.session.walking
            session: root.session
        }

        Lazy { // what is not told is in no item either: a screen reader finds hidden ones
            wanted: root.told && !root.session.walking

            VerdictCard {
                width: column.width
                analyst: root.session.analyst
            }
        }

        Lazy {
            wanted: root.review !== null && root.review.offered && root.session.over && root.session.mode === Mode.Play

            ReviewCard {
                width: column.width
                review: root.review
            }
        }

        Lazy {
            wanted: root.review !== null && root.review.offered && root.session.over && root.session.mode === Mode.Play

            ReadingCard {
                width: column.width
                partizan: root.session.partizan
            }
        }

        AskCard {
            width: parent.width
            visible: !root.told
            session: root.session
        }

        Lazy {
            wanted: root.exploring && !root.session.walking && root.session.analyst.parts.length > 0

            PartsCard {
                width: column.width
                analyst: root.session.analyst
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking

            ValueCard {
                width: column.width
                session: root.session
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking && root.session.mapOffered

            MapCard {
                width: column.width
                session: root.session
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking

            MovesTable {
                width: column.width
                session: root.session
            }
        }

        Lazy {
            id: why

            wanted: root.told

            WhySteps {
                width: column.width
                explanation: root.session.explanation
            }
        }

        Lazy {
            wanted: root.exploring && root.session.partizan && root.session.board.shape === BoardShape.Drawn

            ColoursCard {
                width: column.width
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking

            ClaimsCard {
                width: column.width
                session: root.session
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking

            CheckCard {
                width: column.width
                session: root.session
            }
        }
    }

    Connections {
        target: root.session.explanation

        function onShownChanged() { // the newest step is the one being read
            if (root.session.explanation.active && root.session.explanation.shown > 1)
                root.follow = true;
        }
    }
}
