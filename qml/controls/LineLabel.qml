// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text on a line of buttons and fields, as high as they are.
AppText {
    height: Theme.controlHeight
    verticalAlignment: Text.AlignVCenter
}
