// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A field to type in that is as wide as what it is in.
AppTextField {
    width: parent?.width ?? 0
}
