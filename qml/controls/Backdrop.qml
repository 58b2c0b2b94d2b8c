// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ground of what can be chosen, with the ring around it while it has the keyboard.
Rectangle {
    /// What is chosen has a line around it, where high contrast is wanted.
    property bool edged: false
    property alias ringed: ring.wanted
    property alias ringGap: ring.gap
    property alias ringRadius: ring.radius

    border.width: edged && Theme.high ? 1 : 0
    border.color: Theme.line

    FocusRing {
        id: ring
    }
}
