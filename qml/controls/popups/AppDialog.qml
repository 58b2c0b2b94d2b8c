// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls

/// A modal window in the window's middle, with a title; Esc closes it.
Dialog {
    id: root

    anchors.centerIn: Overlay.overlay
    modal: true
    focus: true
    padding: Theme.unit * 6
    topPadding: Theme.unit * 3
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick; easing.type: Easing.OutCubic }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick; easing.type: Easing.OutCubic }
    }

    header: Title {
        text: root.title
        padding: Theme.unit * 6
        bottomPadding: 0
    }

    background: Surface {
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title
    }

    Overlay.modal: Rectangle {
        color: Theme.shade
    }
}
