// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Things side by side, on as many lines as they need: as wide as what they are in, unless said otherwise.
Flow {
    width: parent?.width ?? 0
    spacing: Theme.unit * 2
}
