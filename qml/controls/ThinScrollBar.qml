// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A thin scroll bar.
ScrollBar {
    id: root

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: Theme.ink3
        opacity: Theme.high ? 1 : root.pressed ? 0.9 : root.active ? 0.6 : 0.3
        visible: root.size < 1
    }
}
