// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A black screen. Any key or click lights it again and does nothing else: nothing is revealed unseen.
Rectangle {
    id: root

    required property bool blank
    /// Where the keys went before.
    property Item before: null

    signal lit()

    visible: blank
    color: "black"
    onVisibleChanged: {
        if (visible) {
            before = Window.activeFocusItem;
            forceActiveFocus();
        } else if (before !== null) {
            before.forceActiveFocus();
        }
    }
    Keys.onShortcutOverride: event => event.accepted = root.blank
    Keys.onPressed: event => {
        event.accepted = root.blank;
        if (root.blank && !event.isAutoRepeat)
            root.lit();
    }

    MouseArea {
        objectName: "blankMouse"
        anchors.fill: parent
        onClicked: root.lit()
        onWheel: wheel => wheel.accepted = true
    }
}
