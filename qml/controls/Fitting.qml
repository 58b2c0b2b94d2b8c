// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Makes an item as high as there is room, in steps that nobody sees: all of them before the next frame.
QtObject {
    id: root

    required property Item item
    /// How high it may be; 0 where that does not matter.
    required property real room
    /// More of it is on its way: its size waits for that, but not for long.
    property bool awaiting: false
    /// Its size is not found yet.
    property bool unsettled: false
    /// As high as it is seen: without the heights on the way to its size.
    property real shownHeight: 0
    readonly property real height: item.implicitHeight
    property bool fresh: true
    property bool measuring: false

    /// Makes it as large as it may be; to be said where this is used.
    function loosen() { }
    /// One step smaller; false when it is as small as it may be.
    function tighten(): bool { return false; }

    /// From the largest size on.
    function again() {
        fresh = true;
        later();
    }

    /// Once all that changes has changed.
    function later() {
        if (measuring)
            return;
        unsettled = true;
        Qt.callLater(root.settle); // qmllint disable
    }

    /// Columns, rows, flows and grids place what they hold now, from the inside out.
    function place(within: Item) {
        for (const child of Array.from(within.children))
            place(child as Item);
        (within as Positioner)?.forceLayout();
    }

    function settle() {
        if (patience.running || !root.place) // a late call for one that is gone
            return;
        measuring = true;
        if (fresh)
            root.loosen();
        fresh = false;
        place(item);
        while (room > 0 && height > room && root.tighten())
            place(item);
        measuring = false;
        shownHeight = height;
        unsettled = false;
    }

    readonly property Timer patience: Timer {
        interval: 250
        onTriggered: root.again()
    }

    onAwaitingChanged: {
        patience.stop();
        if (awaiting && room > 0)
            patience.start();
        again();
    }
    onRoomChanged: again()
    onHeightChanged: {
        if (measuring)
            return;
        if (!patience.running)
            shownHeight = height;
        later();
    }
}
