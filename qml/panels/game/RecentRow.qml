// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// Games that can be opened again, in one row. Arrows go from game to game, Enter opens, Delete removes.
AppList {
    id: root

    required property GameRows games
    required property real cardWidth
    /// What its cards are called: "recent_0".
    required property string cardName
    property bool removable: false

    signal opened(name: string)
    signal removeAsked(index: int, name: string)
    signal leftUpwards()
    signal leftDownwards()

    function focusCurrent() {
        forceActiveFocus(Qt.TabFocusReason);
    }

    height: Math.round(84 * Theme.scale) + Theme.unit * 3 // the scroll bar lies below the cards
    orientation: ListView.Horizontal
    spacing: Theme.unit * 4
    model: games
    activeFocusOnTab: true
    highlightMoveDuration: Theme.quick
    Accessible.role: Accessible.List
    onActiveFocusChanged: {
        if (activeFocus && currentIndex < 0) // a new list has no current game
            currentIndex = 0;
    }
    Keys.onUpPressed: root.leftUpwards()
    Keys.onDownPressed: root.leftDownwards()
    ScrollBar.horizontal: ThinScrollBar { }

    delegate: RecentCard {
        objectName: root.cardName + "_" + index
        width: root.cardWidth
        height: Math.round(84 * Theme.scale)
        focus: ListView.isCurrentItem
        removable: root.removable
        onClicked: root.opened(name)
        onRemoveAsked: root.removeAsked(index, name)
    }
}
