// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// The table behind a chart.
Item {
    id: root

    required property StatisticsTable numbers
    property string name
    readonly property alias count: list.count
    readonly property int columnCount: numbers.titles.length
    readonly property real rowHeight: Math.round(28 * Theme.scale)
    readonly property real columnWidth: width / Math.max(1, columnCount)

    function cellText(row: int, column: int): string {
        return root.numbers.count > row ? root.numbers.text(row, column) : "";
    }

    Accessible.role: Accessible.Table
    Accessible.name: name

    Row {
        id: head

        Repeater {
            model: root.numbers.titles

            Note {
                required property string modelData

                width: root.columnWidth
                text: modelData
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignRight
                rightPadding: Theme.unit * 3
                Accessible.role: Accessible.ColumnHeader
            }
        }
    }

    AppList {
        id: list

        objectName: "numbersList"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; topMargin: Theme.unit }
        model: root.numbers.count
        activeFocusOnTab: true
        highlightMoveDuration: 0
        reuseItems: true
        ScrollBar.vertical: ThinScrollBar { }

        delegate: Rectangle {
            id: line

            required property int index
            readonly property list<string> cells: Array.from(root.numbers.titles).map((_, column) => root.cellText(index, column))

            width: root.width
            height: root.rowHeight
            color: ListView.isCurrentItem && list.activeFocus ? Theme.accentTint : index % 2 === 0 ? Theme.surface2 : "transparent"
            Accessible.role: Accessible.Row
            Accessible.focusable: true
            //: read aloud: the head of a column, and what stands there
            Accessible.name: Array.from(root.numbers.titles).map((title, column) => qsTr("%1: %2").arg(title).arg(cells[column])).join(", ")

            Row {
                Repeater {
                    model: line.cells

                    AppText {
                        required property string modelData

                        width: root.columnWidth
                        height: root.rowHeight
                        text: modelData
                        horizontalAlignment: Text.AlignRight
                        verticalAlignment: Text.AlignVCenter
                        rightPadding: Theme.unit * 3
                        font.pixelSize: Theme.small
                        Accessible.role: Accessible.Cell
                    }
                }
            }
        }
    }
}
