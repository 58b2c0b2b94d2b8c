// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What screen readers speak: a notification that is shown anew with each text (Orca speaks it when it appears).
Item {
    id: root

    property string text

    function say() {
        visible = false;
        soon.restart();
    }

    width: 1
    height: 1
    visible: false
    Accessible.role: Accessible.Notification
    Accessible.name: text
    onTextChanged: say()

    Timer {
        id: soon

        interval: 0
        onTriggered: root.visible = root.text !== ""
    }
}
