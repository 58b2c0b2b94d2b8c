// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A number at the edge of a projected table.
AppText {
    required property real size

    color: Theme.ink2
    font.pixelSize: Math.round(size)
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
}
