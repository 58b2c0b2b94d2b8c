// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// The colours that pictures of the Lab are drawn in, by their names in LabPicture.
QtObject {
    readonly property var map: ({
        "board": Theme.board, "surface": Theme.surface, "line": Theme.line,
        "ink": Theme.ink, "ink3": Theme.ink3, "accent": Theme.accent,
        "cold": Theme.cold, "coldTint": Theme.coldTint, "hot": Theme.hot, "hotTint": Theme.hotTint,
        "left": Theme.left, "leftTint": Theme.leftTint, "right": Theme.right, "rightTint": Theme.rightTint,
        "stone": Theme.stone
    })
}
