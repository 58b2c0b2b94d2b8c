// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text that is only seen, in the middle of the room that it is given.
SilentText {
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
}
