// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ground of what stands at the top of a page, with a line below it.
Rectangle {
    id: root

    /// Nothing of its own is seen: it stands on a ground.
    property bool bare: false

    color: bare ? "transparent" : Theme.surface

    Hairline {
        visible: !root.bare
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }
}
