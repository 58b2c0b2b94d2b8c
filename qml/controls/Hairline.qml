// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A thin line between parts, as long as its width or height says.
Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
}
