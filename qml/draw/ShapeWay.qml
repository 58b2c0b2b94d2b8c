// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Ui

/// One way of holding a shape, small.
Item {
    id: root

    required property list<string> rows
    readonly property real pitch: Math.round(7 * Theme.scale)

    width: pitch * Math.max(1, rows[0]?.length ?? 0)
    height: pitch * Math.max(1, rows.length)

    Repeater {
        model: root.rows.join("").length

        Rectangle {
            required property int index
            readonly property int columns: root.rows[0].length
            readonly property string sign: root.rows[Math.floor(index / columns)][index % columns]

            x: index % columns * root.pitch
            y: Math.floor(index / columns) * root.pitch
            width: root.pitch - 1
            height: width
            radius: 2
            visible: sign !== "0"
            color: sign === "1" ? Theme.ink2 : "transparent"
            border.width: sign === "1" ? 0 : 1
            border.color: Theme.ink3
        }
    }
}
