// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ground of what can be chosen, with the ring around it while it has the keyboard.
Rectangle {
    property alias ringed: ring.visible
    property alias ringGap: ring.gap
    property alias ringRadius: ring.radius

    FocusRing {
        id: ring
    }
}
