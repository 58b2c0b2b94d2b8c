// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What has become of a recent game, and what can be done about it.
Row {
    id: root

    required property RecentGames recent

    signal copyAsked(name: string)

    visible: recent.notice !== ""
    spacing: Theme.unit * 3

    Announcement {
        objectName: "recentNotice"
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width - (remedy.visible ? remedy.width + root.spacing : 0))
        text: root.recent.notice
        color: root.recent.remedy === RecentGames.Nothing ? Theme.hot : Theme.ink
    }

    AppButton {
        id: remedy

        objectName: "button_remedy"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.recent.remedy !== RecentGames.Nothing
        look: AppButton.Look.Link
        //: a button: puts a game back into the list of recent games
        text: root.recent.remedy === RecentGames.PutBack ? qsTr("Undo") : qsTr("Open a copy")
        onClicked: {
            if (root.recent.remedy === RecentGames.PutBack)
                root.recent.putBack();
            else
                root.copyAsked(root.recent.noticed);
        }
    }
}
