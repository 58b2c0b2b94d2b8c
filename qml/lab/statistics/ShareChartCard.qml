// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
import Grundy.Models
import Grundy.Ui

/// How often moves are part of won games: a bar per percent.
StatisticsCard {
    id: root

    required property Lab lab
    readonly property StatisticsTable shares: StatisticsTable {
        lab: root.lab
        of: StatisticsTable.MoverShares
    }
    readonly property bool ofStarter: shares.of === StatisticsTable.StarterShares
    readonly property string question: ofStarter ? qsTr("Share of the games through a move won by the player who started")
        : qsTr("Share of the games through a move won by the player who makes it")

    objectName: "shareCard"
    title: qsTr("How often a move is part of a won game")

    Segmented {
        objectName: "shareWinner"
        anchors.left: parent.left
        name: qsTr("Whose wins are counted")
        namePrefix: "winner_"
        sidePadding: Theme.unit * 2.5
        ids: ["mover", "starter"]
        labels: [qsTr("Its mover wins"), qsTr("The starter wins")]
        current: root.ofStarter ? "starter" : "mover"
        onChosen: id => root.shares.of = id === ids[1] ? StatisticsTable.StarterShares : StatisticsTable.MoverShares
    }

    WideNote {
        objectName: "shareQuestion"
        text: root.question
    }

    ChartFrame {
        numbers: root.shares
        name: root.question
        summary: root.shares.withDecided ? qsTr("%1. Moves that always or never win are counted.").arg(root.shares.summary)
            : qsTr("%1. Moves that always or never win are left out.").arg(root.shares.summary)

        NumbersChart {
            objectName: "shareChart"
            anchors.fill: parent
            //: read aloud: what the chart shows, and a sentence that sums it up
            words: qsTr("%1. %2").arg(root.question).arg(root.shares.summary)

            ChartAxis {
                id: percentAxis

                min: -1
                max: 101
                tickInterval: 25
                labelFormat: "%.0f%"
                gridVisible: false
            }

            ChartAxis {
                id: countAxis

                max: Math.max(1, root.shares.most) * 1.06
                lineVisible: false
            }

            BarSeries {
                axisX: percentAxis
                axisY: countAxis
                barWidth: 0.72

                BarSet {
                    color: Theme.accent
                    borderColor: Theme.accent
                    values: {
                        root.shares.count; // again when the numbers change
                        return root.shares.numbersOf(1);
                    }
                }
            }
        }
    }

    WideSwitch {
        objectName: "switch_decided"
        text: qsTr("Also count moves that always (100%) or never (0%) win")
        checked: root.shares.withDecided
        onToggled: root.shares.withDecided = checked
    }
}
