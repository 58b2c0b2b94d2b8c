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
    readonly property bool reviewed: review !== null && review.offered && session.over && session.mode === Mode.Play
    readonly property bool told: exploring || session.explanation.active

    /// Reasons are read step by step: Back and Next step stay under the pointer, whatever comes and goes above them.
    property bool stepping: false
    /// Where they stay; there is room to scroll as far, also where nothing is left below.
    property real held: 0
    property real stepsBefore: 0
    readonly property real stepsHigh: why.made?.height ?? 0

    function showWhy() {
        column.forceLayout();
        contentY = Math.max(0, Math.min(contentHeight - height, why.made?.y ?? 0));
    }

    onStepsHighChanged: {
        const grown = stepsHigh - stepsBefore;
        stepsBefore = stepsHigh;
        if (!stepping)
            return;
        held = Math.max(0, contentY + grown, column.y + (why.made?.y ?? 0) + stepsHigh - height);
        contentY = held;
    }
    onSteppingChanged: held = 0
    contentHeight: Math.max(column.implicitHeight + Theme.unit * 10, held + height)
    clip: true
    follows: true

    Column {
        id: column

        x: Theme.unit * 5
        y: Theme.unit * 5
        width: root.width - Theme.unit * 10
        spacing: Theme.unit * 4

        TurnSwitch {
            visible: root.exploring && root.session.partizan && !root.session.walking
            session: root.session
            room: parent.width
        }

        Lazy { // what is not told is in no item either: a screen reader finds hidden ones
            wanted: root.told && !root.session.walking

            VerdictCard {
                width: column.width
                analyst: root.session.analyst
                drawn: root.session.board.shape === BoardShape.Drawn
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking && root.session.comparison.shown

            /// How two positions compare whose difference lies on the table.
            Card {
                objectName: "comparisonCard"

                Heading {
                    objectName: "comparisonTitle"
                    text: root.session.comparison.title
                }

                Paragraph {
                    objectName: "comparisonDetail"
                    text: root.session.comparison.detail
                }

                Paragraph {
                    objectName: "comparisonMirror"
                    visible: text !== ""
                    text: root.session.comparison.mirror
                }
            }
        }

        Lazy {
            wanted: root.reviewed

            ReviewCard {
                width: column.width
                review: root.review
            }
        }

        Lazy {
            wanted: root.reviewed

            /// What the signs mean on the way that a game has taken.
            Card {
                Heading {
                    text: qsTr("How to read it")
                }

                LegendEntry {
                    outcome: Outcome.P
                    text: qsTr("the player who just moved can win")
                }

                LegendEntry {
                    outcome: Outcome.N
                    text: qsTr("the player to move can win")
                }

                LegendEntry {
                    visible: root.session.partizan
                    outcome: Outcome.L
                    text: qsTr("Left can win, whoever moves")
                }

                LegendEntry {
                    visible: root.session.partizan
                    outcome: Outcome.R
                    text: qsTr("Right can win, whoever moves")
                }

                LegendEntry {
                    objectName: "readMistake"
                    sign: "?"
                    text: root.review.alone ? qsTr("you gave the win away") : qsTr("that move gave the win away")
                }

                LegendEntry {
                    objectName: "readChance"
                    visible: root.review.alone
                    sign: "!"
                    text: qsTr("the computer gave it back")
                }
            }
        }

        AskCard {
            visible: !root.told
            session: root.session
        }

        Lazy {
            wanted: root.exploring && !root.session.walking && root.session.analyst.parts.length > 0

            PartsCard {
                analyst: root.session.analyst
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking

            ValueCard {
                session: root.session
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking && root.session.mapOffered

            MapCard {
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

            ColoursCard { }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking

            ClaimsCard {
                session: root.session
            }
        }

        Lazy {
            wanted: root.exploring && !root.session.walking

            CheckCard {
                session: root.session
            }
        }
    }

    Connections {
        target: root.session.explanation

        function onShownChanged() {
            root.stepping = root.session.explanation.active && root.session.explanation.walkDepth === 0
                && (root.stepping || root.session.explanation.shown > 1);
        }
    }

    Connections {
        target: root.session

        function onPositionChanged() {
            root.stepping = false;
        }
    }
}
