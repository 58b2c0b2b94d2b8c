// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How wide a text would be in one line. (Where it wraps, its own implicit width follows the width it is given.)
TextMetrics {
    required property Text of
    /// Room in which nothing of it wraps.
    readonly property real room: Math.ceil(advanceWidth) + 1

    font: of.font
    text: of.text
}
