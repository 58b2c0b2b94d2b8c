// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// What a step says: its text, its question, what is uncovered, and what is told of its position.
Column {
    id: root

    required property LessonShow show
    readonly property Session session: show.board
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

    readonly property alias unsettled: fitting.unsettled
    readonly property alias shownHeight: fitting.shownHeight
    /// Part of what is told is being worked out.
    readonly property bool solving: told && (session.analyst.busy || session.explanation.busy)
    readonly property bool told: show.position !== "" && show.told !== LessonShow.Nothing
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
    onWidthChanged: if (!fitting.measuring) unfit()
    opacity: arriving ? 0 : 1

    Fitting {
        id: fitting

        item: root
        room: root.presented ? root.room : 0
        awaiting: root.solving
        onUnsettledChanged: if (!unsettled) root.arriving = false

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

    /// The choices of a question; each says why once it is chosen.
    Column {
        id: answers

        readonly property real zoom: root.zoom * Math.max(root.fit, Theme.small / Theme.body)

        width: parent.width
        visible: root.show.choices.length > 0
        spacing: Theme.unit * 2 * zoom
        Accessible.role: Accessible.Grouping
        //: read aloud: the answers to choose from
        Accessible.name: qsTr("Answers")

        Repeater {
            model: root.show.choices.length

            RadioButton { // by its type: of Qt 6.4 a button keeps its role, whatever is said
                id: button

                required property int index
                readonly property var choice: root.show.choices[index] ?? ({ "words": "", "told": false, "right": false, "because": [] })
                readonly property color ink: !choice.told ? Theme.ink : choice.right ? Theme.green : Theme.hot

                objectName: "choice_" + index
                width: answers.width
                text: choice.words
                padding: Theme.unit * 3 * answers.zoom
                checkable: false // the data say what was chosen
                autoExclusive: false
                hoverEnabled: true
                indicator: null
                enabled: !choice.told && !root.show.answered
                focusPolicy: Qt.StrongFocus
                opacity: enabled || choice.told ? 1 : 0.6
                Accessible.role: Accessible.RadioButton
                //: read aloud: an answer, and that it is the right one
                Accessible.name: !choice.told ? text : choice.right ? qsTr("%1: right").arg(text) : qsTr("%1: not right").arg(text)
                Accessible.checked: choice.told
                Accessible.onPressAction: if (button.enabled) button.clicked()
                Keys.onReturnPressed: button.clicked()
                Keys.onEnterPressed: button.clicked()
                onClicked: root.show.choose(index)

                contentItem: LessonChoiceBody {
                    choice: button.choice
                    letter: String.fromCharCode(65 + button.index)
                    text: button.text
                    ink: button.ink
                    zoom: answers.zoom
                    onLinkChosen: link => root.show.followLink(link)
                }

                background: Backdrop {
                    radius: Theme.radius
                    color: button.choice.told || !button.hovered ? Theme.surface : Theme.surface2
                    border.width: button.choice.told ? 2 : 1
                    border.color: button.choice.told ? button.ink : button.hovered ? Theme.ink3 : Theme.line
                    ringed: button.visualFocus
                }
            }
        }
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

    /// What a step tells of the position on its board, and no more; for a class larger.
    Item {
        width: parent.width
        height: toldCards.height * root.zoom
        visible: root.told

        Column {
            id: toldCards

            width: parent.width / root.zoom
            spacing: Theme.unit * 4
            scale: root.zoom
            transformOrigin: Item.TopLeft

            Lazy {
                wanted: root.told && !root.presented

                VerdictCard {
                    width: toldCards.width
                    analyst: root.session.analyst
                }
            }

            Lazy {
                wanted: root.told && root.presented

                /// Who wins, for a class: the letter and one line.
                Item {
                    id: lessonVerdict

                    readonly property bool solved: root.session.analyst.solved

                    width: toldCards.width
                    implicitHeight: tag.height
                    Accessible.role: Accessible.StaticText
                    Accessible.name: words.text

                    OutcomeTag {
                        id: tag

                        anchors.left: parent.left
                        outcome: lessonVerdict.solved ? root.session.analyst.outcome : Outcome.Unknown
                        filled: true
                        size: 30
                    }

                    SilentText {
                        id: words

                        anchors { left: tag.right; right: parent.right; leftMargin: Theme.unit * 3; verticalCenter: tag.verticalCenter }
                        text: lessonVerdict.solved ? root.session.analyst.verdictTitle
                            //: the program works out who wins
                            : root.session.analyst.busy ? qsTr("Solving\u2026") : root.session.analyst.unsolvedText
                        font.pixelSize: Theme.small
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                    }
                }
            }

            Lazy {
                wanted: root.told && root.show.told === LessonShow.Why

                WhySteps {
                    width: toldCards.width
                    explanation: root.session.explanation
                }
            }

            Lazy {
                wanted: root.told && root.show.told === LessonShow.Worth

                ValueCard {
                    width: toldCards.width
                    session: root.session
                }
            }

            Lazy {
                wanted: root.told && (root.show.told === LessonShow.Moves || root.show.told === LessonShow.Why)

                MovesTable {
                    width: toldCards.width
                    session: root.session
                }
            }
        }
    }
}
