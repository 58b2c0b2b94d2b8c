// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
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

            /// The table behind a chart.
            Item {
                id: numbersTable

                readonly property alias count: list.count
                readonly property real rowHeight: Math.round(28 * Theme.scale)
                readonly property real columnWidth: width / Math.max(1, root.numbers.titles.length)

                function cellText(row: int, column: int): string {
                    return root.numbers.count > row ? root.numbers.text(row, column) : "";
                }

                objectName: "chartTable"
                anchors.fill: parent
                Accessible.role: Accessible.Table
                Accessible.name: root.name

                Row {
                    id: head

                    Repeater {
                        model: root.numbers.titles

                        Note {
                            required property string modelData

                            width: numbersTable.columnWidth
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
                        readonly property list<string> cells: Array.from(root.numbers.titles).map((_, column) => numbersTable.cellText(index, column))

                        width: numbersTable.width
                        height: numbersTable.rowHeight
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

                                    width: numbersTable.columnWidth
                                    height: numbersTable.rowHeight
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
