// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Ui

/// What can be chosen beside a page: by a click, or by the arrow keys.
AppList {
    /// An entry is asked for by a key.
    signal asked(entry: int)

    spacing: 2
    activeFocusOnTab: true
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    Keys.onUpPressed: asked(Math.max(0, currentIndex - 1))
    Keys.onDownPressed: asked(Math.min(count - 1, currentIndex + 1))
    ScrollBar.vertical: ThinScrollBar { }
}
