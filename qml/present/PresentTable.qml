// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The table of a family for a class: cold cells filled and round, others square, the position ringed.
Item {
    id: root

    required property ShownTable table
    required property real grow
    readonly property real nameSize: table.ofTwo ? Math.round(38 * grow) : 0
    /// The numbers at the edges, and outside them what they are.
    readonly property real headSize: table.ofTwo ? Math.round(46 * grow) + nameSize : 0
    readonly property real footSize: table.ofTwo ? 0 : Math.round(44 * grow)
    readonly property real cell: Math.floor(Math.min(140 * grow, (width - headSize) / Math.max(1, table.columns),
                                                     (height - headSize) / Math.max(1, table.rows) - footSize))
    readonly property real cellsX: Math.round((width - table.columns * cell + headSize) / 2)
    readonly property real cellsY: Math.round((height - table.rows * (cell + footSize) + headSize) / 2)

    LayoutMirroring.enabled: false // numbers run from left to right
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Table

    CentredText {
        visible: root.table.ofTwo
        x: root.cellsX
        y: root.cellsY - root.headSize
        width: root.table.columns * root.cell
        height: root.nameSize
        text: root.table.columnName
        color: Theme.ink2
        font.pixelSize: Math.round(28 * root.grow)
    }

    CentredText {
        visible: root.table.ofTwo
        x: root.cellsX - root.headSize + (root.nameSize - width) / 2
        y: root.cellsY + (root.table.rows * root.cell - height) / 2
        width: root.table.rows * root.cell
        height: root.nameSize
        rotation: -90
        text: root.table.rowName
        color: Theme.ink2
        font.pixelSize: Math.round(28 * root.grow)
    }

    Repeater { // the heads of the columns, then of the rows; those of the position shown are marked
        model: [...Array.from(root.table.columnTitles), ...Array.from(root.table.rowTitles)]

        AppText {
            id: head

            required property int index
            required property string modelData
            readonly property bool ofColumn: index < root.table.columnTitles.length
            readonly property int place: ofColumn ? index : index - root.table.columnTitles.length
            readonly property bool marked: place === (ofColumn ? root.table.ringColumn : root.table.ringRow)
            readonly property real size: Math.min(28 * root.grow, root.cell * 0.6)

            x: ofColumn ? root.cellsX + place * root.cell : root.cellsX - width
            y: ofColumn ? root.cellsY - height : root.cellsY + place * root.cell
            width: ofColumn ? root.cell : root.headSize - root.nameSize
            height: ofColumn ? root.headSize - root.nameSize : root.cell
            text: modelData
            color: marked ? Theme.onFilled : Theme.ink2
            font.pixelSize: Math.round(size)
            font.weight: marked ? Font.Bold : Font.Normal
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.role: ofColumn ? Accessible.ColumnHeader : Accessible.RowHeader

            Rectangle {
                anchors.centerIn: parent
                width: Math.min(parent.width - 4, Math.max(height, head.contentWidth + head.size * 0.6))
                height: Math.min(parent.height - 4, head.size * 1.5)
                visible: head.marked
                z: -1
                radius: height / 2
                color: Theme.ink
            }
        }
    }

    TableView {
        objectName: "presentTable"
        x: root.cellsX
        y: root.cellsY
        width: root.table.columns * root.cell
        height: root.table.rows * (root.cell + root.footSize)
        interactive: false
        keyNavigationEnabled: false
        model: root.table
        columnWidthProvider: () => root.cell
        rowHeightProvider: () => root.cell + root.footSize

        /// A cell of a projected table, with n below it in a family of one parameter.
        delegate: Item {
            id: presentTableCell

            required property string text
            required property int outcome
            required property string label
            required property bool ringed
            required property bool place
            readonly property bool cold: outcome === Outcome.P

            implicitWidth: Math.max(1, root.cell)
            implicitHeight: Math.max(1, root.cell)
            Accessible.role: Accessible.Cell
            Accessible.name: label === "" ? text : qsTr("%1: %2", "n and what its position is").arg(label).arg(text)

            Rectangle {
                id: body

                x: Math.round(root.cell * (presentTableCell.ringed ? 0.17 : 0.05))
                y: x
                width: root.cell - 2 * x
                height: width
                visible: presentTableCell.place
                radius: presentTableCell.cold ? width / 2 : width * 0.16
                color: presentTableCell.outcome === Outcome.Unknown ? "transparent" : presentTableCell.cold ? Theme.cold : Theme.outcomeTint(presentTableCell.outcome)
                border.width: presentTableCell.cold ? 0 : 2
                border.color: presentTableCell.outcome === Outcome.Unknown ? Theme.line : Theme.outcomeColor(presentTableCell.outcome)

                CentredText {
                    anchors { fill: parent; margins: 2 }
                    text: presentTableCell.text
                    color: presentTableCell.cold ? Theme.onFilled : presentTableCell.outcome === Outcome.Unknown ? Theme.ink2 : Theme.outcomeColor(presentTableCell.outcome)
                    font.pixelSize: Math.round(Math.min(48 * root.grow, root.cell * 0.62))
                    font.weight: Font.Bold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                }
            }

            Repeater { // two rings with the ground between them: seen around a filled cell and an empty one
                model: presentTableCell.ringed ? [0.02, 0.11] : []

                Rectangle {
                    required property real modelData

                    x: Math.round(root.cell * modelData)
                    y: x
                    width: root.cell - 2 * x
                    height: width
                    radius: presentTableCell.cold ? width / 2 : root.cell * 0.16
                    color: "transparent"
                    border.width: Math.max(2, Math.round(root.cell * (modelData < 0.1 ? 0.06 : 0.03)))
                    border.color: Theme.ink
                }
            }

            SilentText {
                anchors.horizontalCenter: body.horizontalCenter
                y: Math.round(root.cell) + 2 // below the ring, too
                text: presentTableCell.label
                font.pixelSize: Math.round(Math.min(28 * root.grow, root.cell * 0.6))
                font.weight: presentTableCell.ringed ? Font.Bold : Font.Normal
            }
        }

        Connections {
            target: root

            function onCellChanged() { relayout.restart(); }
        }

        Timer { // not amid a layout that is going on
            id: relayout

            interval: 0
            onTriggered: parent.forceLayout()
        }
    }
}
