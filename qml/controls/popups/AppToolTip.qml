// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A line that tells what a control does.
ToolTip {
    id: root

    /// What it tells about is in a window. What was to be told soon is told no more once that has gone.
    readonly property bool seen: (parent?.Window.window ?? null) !== null

    onSeenChanged: if (!seen && !visible) close()
    delay: 600
    padding: Theme.unit * 2
    font.pixelSize: Theme.small

    contentItem: AppText {
        text: root.text
        font: root.font
        wrapMode: Text.Wrap
    }

    background: Surface {
        radius: Theme.radius - 2
    }
}
