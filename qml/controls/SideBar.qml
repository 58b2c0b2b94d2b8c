// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ground of what stands at the start of a page, with a line behind it.
Rectangle {
    color: Theme.surface

    Hairline {
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
    }
}
