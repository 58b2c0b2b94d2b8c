// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The step of Why? that is read: its table, its number line or the argument by moves, drawn as in Explore and
/// enlarged, as much as there is room for. What it says is the page's sentence.
ScrollArea {
    id: root

    required property ExplanationModel explanation
    required property real grow
    /// The smallest text of the panels becomes one of 24 at 1440 x 900.
    readonly property real zoom: 24 * grow / Theme.small

    objectName: "presentStep"
    contentHeight: steps.implicitHeight * zoom
    clip: true

    Column {
        id: steps

        width: root.width / root.zoom
        scale: root.zoom
        transformOrigin: Item.TopLeft

        Repeater {
            id: all

            model: root.explanation

            /// What a step of Why? shows beside its heading and its sentence, as much of it as there is room for.
            Column {
                id: presentStepBody

                required property int index
                required property explanationStep step
                readonly property var options: step.options
                /// The height that there is.
                readonly property real room: root.height / root.zoom
                readonly property int mostOptions: 8
                /// So many lines of the argument are whole, with room for the line that counts the others.
                readonly property int fitting: {
                    let rest = room;
                    let count = 0;
                    for (let line = 0; line < options.length && line < made.length; ++line) {
                        rest -= made[line].implicitHeight + spacing;
                        const all = line === options.length - 1 && step.omittedCount === 0;
                        if (rest < (all ? -spacing : more.lineHeightNeeded))
                            break;
                        ++count;
                    }
                    return Math.max(1, count);
                }
                property var made: []
                readonly property int fittingValues: Math.max(1, Math.floor((width + 2) / (Math.round(30 * Theme.scale) + 2)))
                    * Math.max(1, Math.floor((room - (more.lineHeightNeeded)) / (Math.round(38 * Theme.scale) + 2)))

                width: steps.width
                visible: index === (all?.count ?? 0) - 1 // it outlives the page for a moment
                spacing: Theme.unit * 1.5

                Lazy {
                    wanted: presentStepBody.step.table.rows.length > 0

                    NimSumTable {
                        width: presentStepBody.width
                        rowHeight: Math.round(25 * Theme.scale)
                        bitShare: 0.48
                        table: presentStepBody.step.table
                        room: presentStepBody.room
                    }
                }

                Lazy {
                    wanted: presentStepBody.step.kind === StepKind.Period && presentStepBody.step.values.length > 0

                    PeriodTable {
                        width: presentStepBody.width
                        numberSize: Theme.small
                        values: Array.from(presentStepBody.step.values).slice(0, presentStepBody.fittingValues)
                    }
                }

                Lazy {
                    wanted: presentStepBody.step.line.shown

                    NumberLine {
                        width: presentStepBody.width
                        value: presentStepBody.step.line.value
                        text: presentStepBody.step.line.text
                        before: presentStepBody.step.line.before
                    }
                }

                Repeater {
                    model: Math.min(presentStepBody.options.length, presentStepBody.mostOptions)
                    onItemAdded: (index, item) => presentStepBody.made = [...presentStepBody.made.slice(0, index), item]

                    /// A line of the argument by moves: the move, what it leaves, and below it the reply that refutes it.
                    Item {
                        id: presentOption

                        required property int index
                        readonly property string text: presentStepBody.options[index]?.text ?? ""
                        readonly property string name: presentStepBody.options[index]?.name ?? ""
                        readonly property int outcome: presentStepBody.options[index]?.outcome ?? Outcome.Unknown
                        readonly property string reply: presentStepBody.options[index]?.reply ?? ""
                        readonly property alias pointed: mouse.containsMouse

                        width: presentStepBody.width
                        visible: index < presentStepBody.fitting
                        implicitHeight: lines.implicitHeight + Theme.unit
                        onPointedChanged: root.explanation.pointedOption = pointed ? presentStepBody.options[index]?.row ?? -1 : -1
                        Accessible.role: Accessible.ListItem
                        Accessible.name: name

                        MouseArea {
                            id: mouse

                            anchors.fill: parent
                            hoverEnabled: true
                            acceptedButtons: Qt.NoButton
                        }

                        OutcomeTag {
                            id: tag

                            silent: true
                            anchors { left: parent.left; top: parent.top; topMargin: 1 }
                            outcome: presentOption.outcome
                            size: Math.round(20 * Theme.scale)
                            letterSize: Theme.small
                        }

                        Column {
                            id: lines

                            anchors { left: tag.right; right: parent.right; leftMargin: Theme.unit * 1.5 }

                            SilentText {
                                width: parent.width
                                text: presentOption.text
                                font.pixelSize: Theme.small
                                font.weight: Font.DemiBold
                                wrapMode: Text.Wrap
                            }

                            WideNote {
                                visible: text !== ""
                                //: behind a move: the reply to it, such as "take 3 from heap 1"
                                text: presentOption.reply === "" ? "" : qsTr("then %1").arg(presentOption.reply)
                                Accessible.ignored: true
                            }
                        }
                    }
                }

                WideNote {
                    id: more

                    readonly property real lineHeightNeeded: Math.ceil(Theme.small * 1.5)
                    readonly property real beyond: presentStepBody.options.length > 0 ? presentStepBody.options.length - presentStepBody.fitting + presentStepBody.step.omittedCount
                                               : presentStepBody.step.kind === StepKind.Period ? presentStepBody.step.values.length - presentStepBody.fittingValues : 0

                    visible: text !== ""
                    text: beyond > 0 ? qsTr("and %L1 more").arg(beyond) : ""
                }
            }
        }
    }
}
