// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The keys of a keyboard and of a presenter's remote, for the window that it is in.
Item {
    id: root

    required property Showing showing
    property bool active: true
    /// Left and right turn the steps; not where they move over a board.
    property bool arrows: true
    property bool digits: true

    signal blankAsked()
    signal leaveAsked()

    /// One page on in the direction of a key, 1 to the right: the other way where one reads from right to left.
    function turn(way: int) {
        if ((way > 0) !== LayoutMirroring.enabled)
            showing.next();
        else
            showing.back();
    }

    Shortcut { sequences: ["Space", "PgDown"]; enabled: root.active; onActivated: root.showing.next() }
    Shortcut { sequences: ["Backspace", "PgUp"]; enabled: root.active; onActivated: root.showing.back() }
    Shortcut { sequence: "Right"; enabled: root.active && root.arrows; onActivated: root.turn(1) }
    Shortcut { sequence: "Left"; enabled: root.active && root.arrows; onActivated: root.turn(-1) }
    Shortcut { sequences: ["Home", "F5"]; enabled: root.active; onActivated: root.showing.restart() }
    Shortcut { sequence: "End"; enabled: root.active; onActivated: root.showing.jumpTo(root.showing.farthest) }
    Shortcut { sequences: ["B", "."]; enabled: root.active; onActivated: root.blankAsked() }
    Shortcut { sequence: "Esc"; enabled: root.active; onActivated: root.leaveAsked() }

    Repeater { // each leads to the step of its number, 0 to the tenth, unless steps between would be left out
        model: 10

        Item {
            id: key

            required property int index

            Shortcut {
                sequence: String((key.index + 1) % 10)
                enabled: root.active && root.digits
                onActivated: root.showing.jumpTo(key.index)
            }
        }
    }
}
