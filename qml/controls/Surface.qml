// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A framed surface.
Rectangle {
    radius: Theme.cardRadius
    color: Theme.surface
    border.width: 1
    border.color: Theme.line
}
