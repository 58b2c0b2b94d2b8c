// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// The games that were played last, and when asked for those that made room for them.
Column {
    id: root

    required property RecentGames recent
    required property real cardWidth
    property bool olderShown: false

    signal opened(name: string)
    signal leftUpwards()
    signal leftDownwards()

    function focusCurrent() {
        if (list.visible)
            list.focusCurrent();
        else if (olderButton.visible)
            olderButton.forceActiveFocus(Qt.TabFocusReason);
        else
            root.leftDownwards();
    }

    /// The keyboard stays in the row, at the game that takes the place.
    function remove(index: int, name: string) {
        const hadFocus = list.activeFocus;
        recent.remove(name);
        list.currentIndex = Math.min(index, list.count - 1);
        if (hadFocus && list.count > 0)
            list.focusCurrent();
        else if (hadFocus)
            root.leftDownwards();
    }

    visible: recent.count > 0 || recent.older.count > 0
    spacing: Theme.unit * 3

    RowLayout {
        spacing: Theme.unit * 4

        Heading {
            //: heads the games that were played last
            text: qsTr("Recent")
            font.weight: Font.DemiBold
        }

        LinkButton {
            id: olderButton

            objectName: "button_older"
            visible: root.recent.older.count > 0
            text: root.olderShown ? qsTr("Hide older games") : qsTr("Older games")
            tip: qsTr("Games that made room for newer ones")
            onClicked: root.olderShown = !root.olderShown
            Keys.onUpPressed: root.leftUpwards()
            Keys.onDownPressed: list.visible ? list.focusCurrent() : root.leftDownwards()
        }
    }

    RecentRow {
        id: list

        objectName: "recentList"
        width: parent.width
        visible: root.recent.count > 0
        games: root.recent
        cardWidth: root.cardWidth
        cardName: "recent"
        removable: true
        //: read aloud: the list of the games that were played last
        Accessible.name: qsTr("Recent games")
        onOpened: name => root.opened(name)
        onRemoveAsked: (index, name) => root.remove(index, name)
        onLeftUpwards: olderButton.visible ? olderButton.forceActiveFocus(Qt.TabFocusReason) : root.leftUpwards()
        onLeftDownwards: older.made ? (older.made as RecentRow).focusCurrent() : root.leftDownwards()
    }

    Column { // the games that made room for newer ones, and how they are forgotten
        width: parent.width
        visible: older.wanted
        spacing: Theme.unit

        Lazy {
            id: older

            wanted: root.olderShown && root.recent.older.count > 0

            RecentRow {
                objectName: "olderList"
                width: root.width
                games: root.recent.older
                cardWidth: root.cardWidth
                cardName: "older"
                //: read aloud: the list of games that made room for newer ones
                Accessible.name: qsTr("Older games")
                onOpened: name => root.opened(name)
                onLeftUpwards: root.focusCurrent()
                onLeftDownwards: (forget.made as ForgetButton).focusLink()
            }
        }

        Lazy {
            id: forget

            wanted: older.wanted

            ForgetButton {
                what: "Older"
                //: a button: asks whether the older games shall be deleted
                text: qsTr("Forget all…")
                tip: qsTr("Deletes the older games")
                question: qsTr("Forget all older games?")
                onConfirmed: {
                    root.focusCurrent();
                    root.recent.older.forgetAll();
                }
                Keys.onUpPressed: (older.made as RecentRow).focusCurrent()
                Keys.onDownPressed: root.leftDownwards()
            }
        }
    }
}
