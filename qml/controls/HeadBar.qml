// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ground of what stands at the top of a page, with a line below it.
Rectangle {
    color: Theme.surface

    Hairline {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }
}
