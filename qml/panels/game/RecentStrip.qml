// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// The games that were played last, in one row. Arrows go from game to game, Enter opens, Delete removes.
Column {
    id: root

    required property RecentGames recent
    required property real cardWidth

    signal opened(name: string)
    signal leftUpwards()
    signal leftDownwards()

    function focusCurrent() {
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    /// The keyboard stays in the row, at the game that takes the place.
    function remove(index: int, name: string) {
        const hadFocus = list.activeFocus;
        recent.remove(name);
        list.currentIndex = Math.min(index, list.count - 1);
        if (hadFocus && list.count > 0)
            focusCurrent();
        else if (hadFocus)
            root.leftDownwards();
    }

    visible: recent.count > 0
    spacing: Theme.unit * 3

    Heading {
        //: heads the games that were played last
        text: qsTr("Recent")
        font.weight: Font.DemiBold
    }

    AppList {
        id: list

        objectName: "recentList"
        width: parent.width
        height: Math.round(84 * Theme.scale) + Theme.unit * 3 // the scroll bar lies below the cards
        orientation: ListView.Horizontal
        spacing: Theme.unit * 4
        model: root.recent
        activeFocusOnTab: true
        highlightMoveDuration: Theme.quick
        Accessible.role: Accessible.List
        //: read aloud: the list of the games that were played last
        Accessible.name: qsTr("Recent games")
        onActiveFocusChanged: {
            if (activeFocus && currentIndex < 0) // a new list has no current game
                currentIndex = 0;
        }
        Keys.onUpPressed: root.leftUpwards()
        Keys.onDownPressed: root.leftDownwards()
        ScrollBar.horizontal: ThinScrollBar { }

        delegate: RecentCard {
            width: root.cardWidth
            height: Math.round(84 * Theme.scale)
            focus: ListView.isCurrentItem
            onClicked: root.opened(name)
            onRemoveAsked: root.remove(index, name)
        }
    }
}
