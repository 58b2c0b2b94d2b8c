// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// Why?: the steps read so far, one card each, with Back and Next step.
Column {
    id: root

    required property ExplanationModel explanation
    /// The idea can be played on the board, a step after the other.
    readonly property bool playable: explanation.level === Argument.Idea && explanation.stepCount > 1 && explanation.walkDepth === 0
    property alias playing: playing.running

    onPlayableChanged: if (!playable) playing.stop()

    spacing: Theme.unit * 4

    RowLayout {
        objectName: "walkBar"
        width: parent.width
        visible: root.explanation.walkDepth > 0
        spacing: Theme.unit * 2

        AppButton {
            objectName: "button_walkBack"
            iconName: LayoutMirroring.enabled ? "forward" : "back"
            tip: qsTr("One step back in the argument")
            onClicked: root.explanation.walkBack()
        }

        WrappedText {
            objectName: "walkTitle"
            Layout.fillWidth: true
            //: heads an argument: what would follow after a move, such as "take 3 from heap 1"
            text: qsTr("After %1").arg(root.explanation.walkTitle)
            font.weight: Font.DemiBold
        }

        AppButton {
            objectName: "button_walkLeave"
            //: a button: ends the walk through the reasons
            text: qsTr("Leave")
            tip: qsTr("Back to the position of the game")
            onClicked: root.explanation.walkLeave()
        }
    }

    Rectangle {
        objectName: "walkVerdict"
        width: parent.width
        height: Math.max(tag.height, verdict.implicitHeight) + Theme.unit * 5
        visible: root.explanation.walkOutcome !== Outcome.Unknown
        radius: Theme.cardRadius
        color: Theme.outcomeTint(root.explanation.walkOutcome)
        Accessible.role: Accessible.StaticText
        //: read aloud: the letter of a position, and who wins it
        Accessible.name: qsTr("%1. %2").arg(Theme.outcomeLetter(root.explanation.walkOutcome)).arg(verdict.text)

        OutcomeTag {
            id: tag

            anchors { left: parent.left; leftMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
            outcome: root.explanation.walkOutcome
            filled: true
            size: Math.round(36 * Theme.scale)
        }

        SilentText {
            id: verdict

            anchors {
                left: tag.right; right: parent.right; verticalCenter: parent.verticalCenter
                leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 3
            }
            text: root.explanation.walkVerdict
            font.weight: Font.Bold
            wrapMode: Text.Wrap
        }
    }

    LevelChoice {
        width: parent.width
        visible: root.explanation.walkDepth === 0
        shared: true
        textSize: Theme.small
    }

    Repeater {
        model: root.explanation

        /// One step of an explanation: its table or its lines of argument, and sentences.
        Card {
            id: card

            required property int index
            required property explanationStep step

            objectName: "step_" + index
            width: root.width

            Heading {
                visible: text !== ""
                text: card.step.title
            }

            Lazy {
                wanted: card.step.table.rows.length > 0

                NimSumTable {
                    width: card.width - card.padding * 2
                    table: card.step.table
                }
            }

            Lazy {
                wanted: card.step.labels.length > 0

                LabelRow {
                    width: card.width - card.padding * 2
                    height: Math.round(120 * Theme.scale)
                    cells: card.step.labels
                    largest: Math.round(46 * Theme.scale)
                    least: 28 * Theme.scale
                }
            }

            Lazy {
                wanted: card.step.values.length > 0

                PeriodTable {
                    width: card.width - card.padding * 2
                    values: Array.from(card.step.values)
                }
            }

            Repeater {
                model: card.step.paragraphs

                Paragraph {
                    required property string modelData

                    text: modelData
                    lineHeight: 1.2
                }
            }

            Lazy {
                wanted: card.step.line.shown

                NumberLine {
                    width: card.width - card.padding * 2
                    value: card.step.line.value
                    text: card.step.line.text
                    before: card.step.line.before
                }
            }

            Lazy {
                wanted: card.step.marks.length > 0

                ValueLine {
                    width: card.width - card.padding * 2
                    marks: card.step.marks
                }
            }

            Lazy {
                wanted: card.step.options.length > 0

                /// The argument by options: each move with what it leaves and the reply that refutes it; a line opens
                /// the position at its end.
                Column {
                    id: argument

                    readonly property var options: card.step.options
                    property bool expanded: false
                    readonly property int shortLength: 6
                    readonly property int shownCount: expanded ? Math.min(options.length, 60) : Math.min(options.length, shortLength)

                    width: card.width - card.padding * 2
                    onOptionsChanged: expanded = false

                    Repeater {
                        model: argument.shownCount

                        /// A line of the argument by options.
                        PlainButton {
                            id: optionRow

                            required property int index
                            readonly property string name: argument.options[index]?.name ?? ""
                            readonly property int outcome: argument.options[index]?.outcome ?? Outcome.Unknown
                            readonly property string reply: argument.options[index]?.reply ?? ""
                            readonly property int row: argument.options[index]?.row ?? -1
                            readonly property bool pointed: hovered || visualFocus

                            objectName: "option_" + row
                            width: argument.width
                            text: argument.options[index]?.text ?? ""
                            implicitHeight: Math.round(36 * Theme.scale)
                            background: Rectangle {
                                color: optionRow.hovered ? Theme.surface2 : "transparent"

                                Hairline {
                                    width: parent.width
                                }

                                FocusRing {
                                    wanted: optionRow.visualFocus
                                    gap: -2
                                }
                            }
                            onPointedChanged: if (root) root.explanation.pointedOption = pointed ? row : -1 // nobody listens when the page goes
                            onClicked: root.explanation.walkInto(row)
                            Accessible.name: name

                            AppText {
                                anchors {
                                    left: parent.left; leftMargin: Theme.unit * 1.5; right: letter.left; rightMargin: Theme.unit
                                    verticalCenter: parent.verticalCenter
                                }
                                text: optionRow.text
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 10
                                elide: Text.ElideRight
                            }

                            OutcomeTag {
                                id: letter

                                silent: true
                                anchors { left: parent.left; leftMargin: parent.width * 0.36; verticalCenter: parent.verticalCenter }
                                outcome: optionRow.outcome
                            }

                            AppText {
                                anchors {
                                    left: letter.right; leftMargin: Theme.unit * 2; right: arrow.left; rightMargin: Theme.unit
                                    verticalCenter: parent.verticalCenter
                                }
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 10
                                //: behind a move: the reply to it, such as "take 3 from heap 1"
                                text: optionRow.reply === "" ? "" : qsTr("then %1").arg(optionRow.reply)
                                color: Theme.ink2
                                elide: Text.ElideRight
                            }

                            Icon {
                                id: arrow

                                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                                icon: optionRow.mirrored ? "back" : "forward"
                                size: Math.round(14 * Theme.scale)
                                color: optionRow.hovered || optionRow.visualFocus ? Theme.accent : Theme.ink3
                            }
                        }
                    }

                    LinkButton {
                        objectName: "button_allOptions"
                        anchors.left: parent.left
                        visible: argument.options.length > argument.shortLength
                        //: a button: shows only the first moves of a list
                        text: argument.expanded ? qsTr("Show fewer") : qsTr("Show more (%L1 in all)").arg(argument.options.length)
                        onClicked: argument.expanded = !argument.expanded
                    }
                }
            }

            WideNote {
                visible: text !== ""
                text: card.step.omitted
            }
        }
    }

    AppText {
        anchors.left: parent.left
        visible: root.explanation.busy
        text: qsTr("Looking for the reason\u2026")
        color: Theme.ink2
    }

    RowLayout {
        width: parent.width
        visible: (root.explanation.stepCount > 1 || root.explanation.undrawn || root.explanation.drawn) && root.explanation.walkDepth === 0
        spacing: Theme.unit * 2.5

        AppButton {
            objectName: "button_playIdea"
            visible: root.playable
            //: a button: stops what is played by itself
            text: root.playing ? qsTr("Pause") : /*: a button: the idea is played on the board by itself, move after move */ qsTr("Play it")
            onClicked: playing.turn()
        }

        AppButton {
            objectName: "button_whyBack"
            iconName: LayoutMirroring.enabled ? "forward" : "back"
            //: a button: one step of the argument back
            text: qsTr("Back")
            enabled: root.explanation.shown > 1 || root.explanation.drawn
            onClicked: root.explanation.back()
        }

        PrimaryButton {
            objectName: "button_whyNext"
            Layout.fillWidth: true
            text: enabled ? root.explanation.nextLabel : qsTr("That is all")
            enabled: root.explanation.nextLabel !== ""
            onClicked: root.explanation.next()
        }
    }

    IdeaPlay {
        id: playing

        explanation: root.explanation
    }
}
