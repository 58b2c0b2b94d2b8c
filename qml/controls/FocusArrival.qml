// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Tells when the keys have come to a scope, and to no field, button or piece in it yet.
Item {
    id: root

    required property FocusScope scope
    /// Where the focus is on no control: the scope itself, and what only hands it on.
    required property list<Item> places
    readonly property Item focusItem: Window.activeFocusItem

    /// The scope has the keyboard, and everything is where it will be.
    signal arrived()

    function restart() {
        soon.restart();
    }

    onFocusItemChanged: if (focusItem !== null && Array.from(places).includes(focusItem)) restart()

    Timer {
        id: soon

        interval: 0
        onTriggered: if (root.scope.activeFocus) root.arrived()
    }
}
