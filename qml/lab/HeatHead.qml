// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The heads of the columns, or of the rows, that a table shows now.
Item {
    id: root

    required property int first
    required property int count
    /// Width of a column, or height of a row, and how far the table is scrolled.
    required property real step
    required property real offset
    required property int current
    required property var titleOf
    property bool vertical: false

    clip: true

    Repeater {
        model: Math.max(0, root.count)

        AppText {
            required property int index
            readonly property int place: root.first + index

            x: root.vertical ? 0 : place * root.step - root.offset
            y: root.vertical ? place * root.step - root.offset : 0
            width: root.vertical ? root.width : root.step
            height: root.vertical ? root.step : root.height
            text: root.titleOf(place)
            color: place === root.current ? Theme.ink : Theme.ink2
            font.pixelSize: Theme.small
            font.weight: place === root.current ? Font.Bold : Font.Normal
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.role: root.vertical ? Accessible.RowHeader : Accessible.ColumnHeader
        }
    }
}
