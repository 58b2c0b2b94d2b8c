// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A window in the colours, the text size and the direction of the program.
ApplicationWindow {
    color: Theme.background
    font.pixelSize: Theme.body
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true
    palette {
        window: Theme.surface
        windowText: Theme.ink
        base: Theme.surface
        alternateBase: Theme.surface2
        text: Theme.ink
        button: Theme.surface2
        buttonText: Theme.ink
        brightText: Theme.onFilled
        highlight: Theme.accent
        highlightedText: Theme.onFilled
        placeholderText: Theme.ink3
        toolTipBase: Theme.surface
        toolTipText: Theme.ink
        light: Theme.surface2
        midlight: Theme.surface2
        mid: Theme.line
        dark: Theme.ink2
    }
}
