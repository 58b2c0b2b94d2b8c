// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The games that made room for newer ones, and how they are forgotten.
Column {
    id: root

    required property OlderGames games
    required property real cardWidth

    signal opened(name: string)
    signal leftUpwards()
    signal leftDownwards()

    function focusCurrent() {
        list.focusCurrent();
    }

    spacing: Theme.unit

    RecentRow {
        id: list

        objectName: "olderList"
        width: parent.width
        games: root.games
        cardWidth: root.cardWidth
        cardName: "older"
        //: read aloud: the list of games that made room for newer ones
        Accessible.name: qsTr("Older games")
        onOpened: name => root.opened(name)
        onLeftUpwards: root.leftUpwards()
        onLeftDownwards: forget.focusLink()
    }

    ForgetButton {
        id: forget

        what: "Older"
        //: a button: asks whether the older games shall be deleted
        text: qsTr("Forget all…")
        tip: qsTr("Deletes the older games")
        question: qsTr("Forget all older games?")
        onConfirmed: {
            root.leftUpwards();
            root.games.forgetAll();
        }
        Keys.onUpPressed: list.focusCurrent()
        Keys.onDownPressed: root.leftDownwards()
    }
}
