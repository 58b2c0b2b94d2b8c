// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The heads of the columns, or of the rows, that a table shows now.
Item {
    id: root

    required property TableModel table
    /// How many there are in all.
    required property int all
    /// Width of a column, or height of a row, and how far the table is scrolled.
    required property real step
    required property real offset
    required property int current
    property bool vertical: false
    readonly property int first: Math.max(0, Math.floor(offset / step))
    readonly property int shown: Math.min(all - first, Math.ceil((vertical ? height : width) / step) + 1)

    clip: true

    Repeater {
        model: Math.max(0, root.shown)

        AppText {
            required property int index
            readonly property int place: root.first + index

            x: root.vertical ? 0 : place * root.step - root.offset
            y: root.vertical ? place * root.step - root.offset : 0
            width: root.vertical ? root.width : root.step
            height: root.vertical ? root.step : root.height
            text: {
                root.table.busy; // again with every table
                return root.vertical ? root.table.rowTitle(place) : root.table.columnTitle(place);
            }
            color: place === root.current ? Theme.ink : Theme.ink2
            font.pixelSize: Theme.small
            font.weight: place === root.current ? Font.Bold : Font.Normal
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.role: root.vertical ? Accessible.RowHeader : Accessible.ColumnHeader
        }
    }
}
