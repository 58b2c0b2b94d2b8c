// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A cell of a heat map as screen readers know it; HeatPicture draws it.
Item {
    required property int row
    required property int column
    required property string text
    required property bool pale
    required property string words
    property bool chosen: false

    focus: chosen
    Accessible.role: Accessible.Cell
    Accessible.focusable: true
    Accessible.name: words
    Accessible.selected: chosen
}
