// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
import Grundy.Models
import Grundy.Ui

/// Positions by the longest game left in them, the cold ones below.
StatisticsCard {
    id: root

    readonly property StatisticsTable sizes: StatisticsTable { lab: root.lab }

    Heading {
        text: qsTr("P-positions by size")
    }

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
        numbers: root.sizes
        name: qsTr("P-positions by size")
        summary: qsTr("The size of a position is the number of moves of the longest game left.")

        NumbersChart {
            anchors.fill: parent
            words: qsTr("Bars of positions by size; the table behind them has the numbers.")

            ChartAxis {
                id: sizeAxis

                min: -0.5
                max: Math.max(1, root.sizes.count) - 0.5
                wanted: 10
                gridVisible: false
            }

            ChartAxis {
                id: countAxis

                max: Math.max(1, root.sizes.most) * 1.06
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
                        root.sizes.count; // again when the numbers change
                        return root.sizes.numbersOf(1);
                    }
                }

                BarSet {
                    color: Qt.tint(Theme.surface, Qt.alpha(Theme.hot, 0.4))
                    borderColor: color
                    values: {
                        root.sizes.count; // again when the numbers change
                        return root.sizes.numbersOf(2);
                    }
                }
            }
        }
    }
}
