// SPDX-License-Identifier: GPL-3.0-or-later
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

    component Rail: Rectangle {
        required property int part

        width: 3
        visible: part !== LadderRung.Part.None
        color: part === LadderRung.Part.Reached ? Theme.accent : Theme.ink3
    }

    width: Math.round(20 * Theme.scale)

    Rail {
        part: root.above
        height: root.middle
    }

    Rail {
        part: root.above
        x: root.width - width
        height: root.middle
    }

    Rail {
        part: root.below
        y: root.middle
        height: root.height - root.middle
    }

    Rail {
        part: root.below
        x: root.width - width
        y: root.middle
        height: root.height - root.middle
    }

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: root.width
        height: root.strong ? 5 : 3
        color: root.below === LadderRung.Part.Reached ? Theme.accent : Theme.ink3
    }
}
