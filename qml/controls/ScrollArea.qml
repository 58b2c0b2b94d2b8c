// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

/// What may be higher than there is room: it scrolls, and stops at its ends.
Flickable {
    /// It scrolls to what in it has the keyboard: of a list, to its current row.
    property bool follows: false
    readonly property Item focusItem: Window.activeFocusItem
    readonly property Item followed: (focusItem as ListView)?.currentItem ?? focusItem

    /// Scrolls until all of an item is seen; to one that is higher than the room, or a list, only where hardly
    /// anything of it is.
    function reveal(item: Item) {
        let above = item;
        while (above !== null && above !== contentItem)
            above = above.parent;
        if (above === null)
            return;
        const margin = Theme.unit * 5;
        const y = item.mapToItem(contentItem, 0, 0).y;
        const seen = Math.min(y + item.height, contentY + height) - Math.max(y, contentY);
        const large = item.height > height - margin * 2 || item instanceof ListView;
        if (large && seen >= Math.min(item.height, 40))
            return;
        const low = large ? y - margin : Math.max(Math.min(contentY, y - margin), y + item.height + margin - height);
        scrollTo(low);
    }

    /// As far as that goes.
    function scrollTo(place: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, place));
    }

    onFollowedChanged: {
        const clicked = (followed as T.Control)?.focusReason === Qt.MouseFocusReason; // it stays under the pointer
        if (follows && visible && followed !== null && !clicked)
            reveal(followed);
    }
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ThinScrollBar { }
}
