// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A note as wide as what it is in, unless said otherwise.
Note {
    width: parent?.width ?? 0
}
