// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A circle, as wide as said.
Rectangle {
    height: width
    radius: width / 2
}
