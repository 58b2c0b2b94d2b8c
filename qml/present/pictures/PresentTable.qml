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

        delegate: PresentTableCell {
            size: root.cell
            letterSize: root.letterSize
            labelSize: Math.min(28 * root.grow, root.cell * 0.6)
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
