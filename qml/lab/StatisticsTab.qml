// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtCharts
import Grundy.Ui
import Grundy.Models

/// The Lab's whole game in figures and charts.
LabTabPage {
    id: root

    function exportTo(url: url): string {
        return figures.figures.exportTo(url);
    }

    exports: lab.ready && !lab.partial ? ["csv"] : []
    settled: !lab.busy

    Ground { }

    WholeGameNotice {
        anchors.centerIn: parent
        width: Math.min(560, parent.width - Theme.unit * 12)
        lab: root.lab
        wholeNeeded: true
    }

    ScrollArea {
        id: flick

        anchors.fill: parent
        visible: root.lab.ready && !root.lab.partial
        contentWidth: width
        contentHeight: cards.implicitHeight + Theme.unit * 10
        clip: true

        GridLayout {
            id: cards

            x: (flick.width - width) / 2
            y: Theme.unit * 5
            width: Math.min(flick.width - Theme.unit * 10, 1280 * Theme.scale)
            columns: root.width >= 880 * Theme.scale ? 2 : 1
            columnSpacing: Theme.unit * 4
            rowSpacing: Theme.unit * 4

            /// The figures of the whole game, and what they count.
            StatisticsCard {
                id: figures

                readonly property StatisticsFigures figures: StatisticsFigures { lab: root.lab }

                title: qsTr("The whole game in figures")

                Item { // room for all rows is kept while they are worked out
                    width: parent?.width ?? 0
                    height: Math.max(rows.implicitHeight, Math.round(28 * Theme.scale) * 7)

                    Column {
                        id: rows

                        width: parent.width

                        Repeater {
                            model: figures.figures

                            Item {
                                id: line

                                required property int index
                                required property string label
                                required property string value
                                required property string note

                                objectName: "figure_" + index
                                width: rows.width
                                height: Math.max(Math.round(28 * Theme.scale), name.implicitHeight + Theme.unit, number.implicitHeight + Theme.unit)
                                Accessible.role: Accessible.StaticText
                                //: read aloud: a figure and its value
                                Accessible.name: note === "" ? qsTr("%1: %2").arg(label).arg(value) : /*: read aloud: a figure, its value, and a note */ qsTr("%1: %2, %3").arg(label).arg(value).arg(note)

                                Paragraph {
                                    id: name

                                    anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                                    width: parent.width * 0.42
                                    text: line.label
                                    Accessible.ignored: true
                                }

                                SilentText {
                                    id: number

                                    anchors { left: name.right; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                                    readonly property real room: parent.width - name.width - Theme.unit * 4 - (line.note === "" ? 0 : note.implicitWidth + Theme.unit * 3)

                                    width: Math.min(inOneLine.room, room)
                                    text: line.value.replace(/(\D)/g, "$1\u200B") // lines end after a group of digits
                                    font.weight: Font.DemiBold
                                    wrapMode: Text.Wrap
                                }

                                OneLine {
                                    id: inOneLine

                                    of: number
                                }

                                SilentText {
                                    id: note

                                    anchors { left: number.right; right: parent.right; leftMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
                                    text: line.note
                                    color: Theme.ink2
                                    font.pixelSize: Theme.small
                                    elide: Text.ElideRight
                                }
                            }
                        }
                    }
                }

                WideNote {
                    objectName: "runMaxima"
                    visible: text !== ""
                    text: figures.figures.runs === "" ? "" : qsTr("At most at once, runs of counters: %1").arg(figures.figures.runs)
                }

                WideSwitch {
                    objectName: "switch_withoutTerminal"
                    text: qsTr("Without terminal positions")
                    checked: root.lab.withoutTerminal
                    onToggled: root.lab.withoutTerminal = checked
                }

                WideNote {
                    text: root.lab.withoutTerminal ? qsTr("Positions without a move, and the moves to them, are left out. Published figures for misère Line Nim are counted this way: nobody takes the last counter willingly.")
                        : qsTr("Every position counts, even those without a move.")
                }

                WideSwitch {
                    objectName: "switch_upToSymmetry"
                    text: qsTr("Positions equal by symmetry count once")
                    checked: root.lab.upToSymmetry
                    onToggled: root.lab.upToSymmetry = checked
                }
            }

            ShareChartCard {
                lab: root.lab
            }

            /// Positions by the longest game left in them, the cold ones below.
            StatisticsCard {
                id: sizeChartCard

                readonly property StatisticsTable sizes: StatisticsTable { lab: root.lab }

                title: qsTr("P-positions by size")

                WideFlow {
                    spacing: Theme.unit * 4

                    LegendEntry {
                        outcome: Outcome.P
                        text: qsTr("cold positions, below")
                    }

                    LegendEntry {
                        outcome: root.lab.partizan ? Outcome.Unknown : Outcome.N
                        text: root.lab.partizan ? qsTr("all others, above") : qsTr("hot positions, above")
                    }
                }

                ChartFrame {
                    numbers: sizeChartCard.sizes
                    name: qsTr("P-positions by size")
                    summary: qsTr("The size of a position is the number of moves of the longest game left.")

                    NumbersChart {
                        anchors.fill: parent
                        words: qsTr("Bars of positions by size; the table behind them has the numbers.")

                        ChartAxis {
                            id: sizeAxis

                            min: -0.5
                            max: Math.max(1, sizeChartCard.sizes.count) - 0.5
                            wanted: 10
                            gridVisible: false
                        }

                        ChartAxis {
                            id: countAxis

                            max: Math.max(1, sizeChartCard.sizes.most) * 1.06
                            lineVisible: false
                        }

                        StackedBarSeries {
                            axisX: sizeAxis
                            axisY: countAxis
                            barWidth: 0.72

                            BarSet {
                                color: Theme.cold
                                borderColor: Theme.cold
                                values: {
                                    sizeChartCard.sizes.count; // again when the numbers change
                                    return sizeChartCard.sizes.numbersOf(1);
                                }
                            }

                            BarSet {
                                color: Qt.tint(Theme.surface, Qt.alpha(Theme.hot, 0.4))
                                borderColor: color
                                values: {
                                    sizeChartCard.sizes.count; // again when the numbers change
                                    return sizeChartCard.sizes.numbersOf(2);
                                }
                            }
                        }
                    }
                }
            }

            TodoChartCard {
                lab: root.lab
            }
        }
    }
}
