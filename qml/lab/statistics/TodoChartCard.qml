// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
import Grundy.Models
import Grundy.Ui

/// How the lists of positions found and to do grow while all are found.
StatisticsCard {
    id: root

    required property Lab lab
    readonly property StatisticsTable todo: StatisticsTable {
        lab: root.lab
        of: StatisticsTable.TodoHighest
    }
    //: how many positions have been found so far
    readonly property string foundText: qsTr("found: %1").arg(root.todo.found.toLocaleString(Qt.locale(), "f", 0))
    readonly property string peakText: qsTr("to do: peak %1").arg(root.todo.most.toLocaleString(Qt.locale(), "f", 0))

    objectName: "todoCard"
    title: qsTr("Finding all positions")

    ChoiceBox {
        objectName: "todoOrder"
        width: Math.min(implicitWidth * 1.2, parent?.width ?? 0)
        name: qsTr("Which position is looked at next")
        ids: ["highest", "first", "last"]
        labels: [qsTr("Highest number first"), qsTr("In the order found (breadth first)"), qsTr("Last found first")]
        current: ids[root.todo.of - StatisticsTable.TodoHighest]
        onChosen: id => root.todo.of = StatisticsTable.TodoHighest + ids.indexOf(id)
    }

    ChartFrame {
        numbers: root.todo
        name: qsTr("Finding all positions")
        summary: qsTr("Positions found and still to do after so many have been done; the one in hand counts.")

        NumbersChart {
            id: chart

            anchors.fill: parent
            //: read aloud: a chart: "found: 1200", and how many were to be done at most
            words: qsTr("Finding all positions: %1, %2").arg(root.foundText).arg(root.peakText)

            ChartAxis {
                id: stepAxis

                max: Math.max(1, root.todo.found)
                gridVisible: false
            }

            ChartAxis {
                id: countAxis

                max: Math.max(1, root.todo.found) * 1.2
                lineVisible: false
            }

            LineSeries {
                id: foundLine

                axisX: stepAxis
                axisY: countAxis
                color: Theme.accent
                width: 3
                capStyle: Qt.RoundCap
            }

            LineSeries {
                id: todoLine

                axisX: stepAxis
                axisY: countAxis
                color: Theme.hot
                width: 3
                capStyle: Qt.RoundCap
            }

            VXYModelMapper {
                model: root.todo
                series: foundLine
                xColumn: 0
                yColumn: 1
            }

            VXYModelMapper {
                model: root.todo
                series: todoLine
                xColumn: 0
                yColumn: 2
            }
        }

        SilentText {
            objectName: "foundLabel"
            x: chart.plotArea.x + chart.plotArea.width - width
            y: chart.plotArea.y + chart.plotArea.height * (1 - 1 / 1.2) - height - 2
            text: root.foundText
            color: Theme.accent
            font.pixelSize: Theme.small
        }

        SilentText {
            objectName: "todoLabel"
            readonly property rect plot: chart.plotArea
            readonly property real share: root.todo.most / Math.max(1, root.todo.found)
            readonly property real peakX: plot.x + plot.width * root.todo.mostAt / Math.max(1, root.todo.found)
            readonly property real peakY: plot.y + plot.height * (1 - share / 1.2)
            /// Between the two lines where there is room, else below the lower one.
            readonly property bool between: plot.height * (1 - share) / 1.2 > height + Theme.unit * 2

            x: Math.max(plot.x, Math.min(peakX + Math.max(Theme.unit * 6, between ? 0 : plot.width * 0.05), plot.x + plot.width - width))
            y: between ? peakY - height : Math.min(peakY + plot.height * 0.28, plot.y + plot.height - height)
            text: root.peakText
            color: Theme.hot
            font.pixelSize: Theme.small
        }
    }
}
