// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The place of a chart (its child) in a card, the table behind it, and the switch between them.
Column {
    id: root

    required property StatisticsTable numbers
    required property string name
    property string summary
    property bool tabled: false
    readonly property bool known: numbers.count > 0
    default property alias chart: place.data

    width: parent?.width ?? 0
    spacing: Theme.unit * 2

    Item {
        width: root.width
        height: Math.round(190 * Theme.scale)

        Item {
            id: place

            anchors.fill: parent
            visible: root.known && !root.tabled
        }

        Lazy {
            wanted: root.known && root.tabled

            LabTable {
                function rowOf(row: int): var {
                    const cells = Array.from(titles).map((_, column) => root.numbers.text(row, column));
                    //: read aloud: the head of a column, and what stands there
                    return { cells: cells, words: cells.map((cell, column) => qsTr("%1: %2").arg(titles[column]).arg(cell)).join(", ") };
                }

                objectName: "chartTable"
                anchors.fill: parent
                ofNumbers: true
                listName: "numbersList"
                titles: Array.from(root.numbers.titles)
                places: Array.from({ length: titles.length + 1 }, (_, column) => width / Math.max(1, titles.length) * column)
                count: root.numbers.count
                chosen: 0
                name: root.name
                headHeight: rowHeight * 1.3
                rowHeight: Math.round(28 * Theme.scale)
                lastSize: Theme.small
                onRowChosen: row => chosen = row
            }
        }

        Paragraph {
            anchors.centerIn: parent
            width: parent.width - Theme.unit * 4
            visible: !root.known && text !== ""
            text: root.numbers.reason
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Note { // two lines are kept free: nothing jumps when the numbers come
        objectName: "chartSummary"
        width: root.width
        height: Math.max(implicitHeight, Theme.smallLine * 2)
        text: root.known ? root.summary : ""
    }

    WideSwitch {
        objectName: "switch_chartTable"
        enabled: root.known
        text: qsTr("Show as table")
        name: qsTr("%1: show as table").arg(root.name)
        checked: root.tabled
        onToggled: root.tabled = checked
    }
}
