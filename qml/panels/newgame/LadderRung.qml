// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A piece of a ladder: one rung, and the two rails above and below it.
Item {
    id: root

    /// Below the rung that is chosen, above it, or nothing.
    enum Part {
        None,
        Reached,
        Beyond
    }

    required property int above
    required property int below
    required property bool strong
    readonly property real middle: Math.round(height / 2)

    width: Math.round(20 * Theme.scale)

    Repeater { // the rails, on the left and on the right, above and below the rung
        model: 4

        Rectangle {
            required property int index
            readonly property bool low: index > 1
            readonly property int part: low ? root.below : root.above

            x: index % 2 * (root.width - width)
            y: low ? root.middle : 0
            width: 3
            height: low ? root.height - root.middle : root.middle
            visible: part !== LadderRung.Part.None
            color: part === LadderRung.Part.Reached ? Theme.accent : Theme.ink3
        }
    }

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: root.width
        height: root.strong ? 5 : 3
        color: root.below === LadderRung.Part.Reached ? Theme.accent : Theme.ink3
    }
}
