// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A switch whose words have all the room of what it is in.
AppSwitch {
    width: parent?.width ?? 0
}
