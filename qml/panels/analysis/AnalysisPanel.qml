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
    readonly property bool analysed: exploring && !session.walking
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
        scrollTo(why.made?.y ?? 0);
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
            visible: root.analysed && root.session.partizan
            session: root.session
            room: parent.width
        }

        Lazy { // what is not told is in no item either: a screen reader finds hidden ones
            wanted: root.told && !root.session.walking && (root.exploring || root.session.explanation.level !== Argument.Idea)

            VerdictCard {
                width: column.width
                analyst: root.session.analyst
                drawn: root.session.board.shape === BoardShape.Drawn
            }
        }

        Lazy {
            wanted: root.analysed && root.session.comparison.shown

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

                Repeater {
                    model: [qsTr("the player who just moved can win"), qsTr("the player to move can win"),
                        qsTr("Left can win, whoever moves"), qsTr("Right can win, whoever moves")]

                    LegendEntry {
                        required property int index
                        required property string modelData

                        visible: root.session.options.letters && (index < 2 || root.session.partizan)
                        outcome: [Outcome.P, Outcome.N, Outcome.L, Outcome.R][index]
                        text: modelData
                    }
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

        Lazy {
            wanted: root.analysed && root.session.analyst.parts.length > 0

            PartsCard {
                analyst: root.session.analyst
            }
        }

        Lazy {
            wanted: root.analysed

            ValueCard {
                session: root.session
            }
        }

        Lazy {
            wanted: root.analysed && root.session.mapOffered

            /// What the squares of the plane show: the winning moves, or a map of what each square is worth.
            Card {
                id: mapCard

                /// Of PlaneMap.Shown, in its order.
                readonly property list<string> maps: ["none", "outcome", "grundy", "moves"]

                Heading {
                    //: heads what the map shows
                    text: qsTr("Show")
                }

                Segmented {
                    anchors.left: parent.left
                    //: a field, a noun: what is drawn on the map of the plane
                    name: qsTr("Map")
                    namePrefix: "map_"
                    sidePadding: Theme.unit * 2.5
                    ids: root.session.misere ? ["none", "outcome", "moves"] : mapCard.maps
                    //: a map of the plane that shows which moves win
                    labels: root.session.misere ? [qsTr("Winning moves"), qsTr("P / N"), /*: how many moves the game lasts yet */ qsTr("Moves left")]
                                        : [/*: a map of the plane that shows which moves win */ qsTr("Wins"), qsTr("P / N"), /*: a map of Grundy values */ qsTr("Grundy"), qsTr("Moves left")]
                    current: mapCard.maps[root.session.mapShown]
                    onChosen: id => root.session.mapShown = mapCard.maps.indexOf(id)
                }
            }
        }

        Lazy {
            wanted: root.analysed

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

            /// Coloured pictures: whose edges are whose.
            Card {
                objectName: "coloursCard"

                Heading {
                    text: qsTr("Who may cut what")
                }

                Paragraph {
                    text: qsTr("Left cuts blue (marked L), Right cuts red (marked R), either cuts green (unmarked).")
                    lineHeight: 1.2
                }

                Paragraph {
                    text: qsTr("A value over 0 wins for Left, one under 0 for Right; at 0 whoever starts loses. Any positive number outweighs any nimber.")
                    lineHeight: 1.2
                }
            }
        }

        Lazy {
            wanted: root.analysed && root.session.explanation.active // who asks why asks that, too

            ClaimsCard {
                session: root.session
            }
        }

        Lazy {
            wanted: root.analysed

            CheckCard {
                session: root.session
            }
        }

        Lazy {
            wanted: root.exploring

            Legend {
                objectName: "legend"
                width: column.width
                partizan: root.session.partizan
                coloured: root.session.board.shape === BoardShape.Drawn
                leftName: root.session.leftName
                rightName: root.session.rightName
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
            root.contentY = 0;
        }
    }
}
