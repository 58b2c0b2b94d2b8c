// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A page of the window: loaded when it is first opened, and then left as it was while it is not seen.
Lazy {
    id: root

    /// It is the open page.
    required property bool shown
    readonly property Binding seeing: Binding {
        target: root.made
        property: "visible"
        restoreMode: Binding.RestoreNone // nothing is undone when it is looked at again
        value: !root.away
    }

    away: !shown
    wanted: shown || made !== null
}
