// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// What may be higher than there is room: it scrolls, and stops at its ends.
Flickable {
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ThinScrollBar { }
}
