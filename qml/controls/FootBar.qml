// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ground of what stands at the foot of a page, with a line above it.
Rectangle {
    color: Theme.surface

    Hairline {
        anchors { left: parent.left; right: parent.right; top: parent.top }
    }
}
