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
    readonly property real letterSize: Math.min(48 * grow, cell * 0.62)

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

    Repeater {
        model: root.table.columnTitles

        PresentTableHead {
            required property int index
            required property string modelData

            marked: index === root.table.ringColumn
            x: root.cellsX + index * root.cell
            y: root.cellsY - height
            width: root.cell
            height: root.headSize - root.nameSize
            text: modelData
            size: Math.min(28 * root.grow, root.cell * 0.6)
            Accessible.role: Accessible.ColumnHeader
        }
    }

    Repeater {
        model: root.table.rowTitles

        PresentTableHead {
            required property int index
            required property string modelData

            marked: index === root.table.ringRow
            x: root.cellsX - width
            y: root.cellsY + index * root.cell
            width: root.headSize - root.nameSize
            height: root.cell
            text: modelData
            size: Math.min(28 * root.grow, root.cell * 0.6)
            Accessible.role: Accessible.RowHeader
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
            readonly property real labelSize: Math.min(28 * root.grow, root.cell * 0.6)
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
                    font.pixelSize: Math.round(root.letterSize)
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
                font.pixelSize: Math.round(presentTableCell.labelSize)
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
