// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Ui

/// One way of holding a shape, small.
Item {
    id: root

    /// Its rows, joined by ".".
    required property string way
    readonly property string signs: way.replace(/\./g, "")
    readonly property int columns: way.indexOf(".") < 0 ? way.length : way.indexOf(".")
    readonly property int rows: signs.length / Math.max(1, columns)
    readonly property real pitch: Math.round(7 * Theme.scale)

    width: pitch * columns
    height: pitch * rows

    Repeater {
        model: root.signs.length

        Rectangle {
            required property int index
            readonly property string sign: root.signs[index] ?? "0"

            x: index % root.columns * root.pitch
            y: Math.floor(index / root.columns) * root.pitch
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
