// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One of a few choices: its text, and what it means.
PlainButton {
    id: root

    required property int index
    required property string detail
    /// Those among which it is one, and how many of them stand side by side.
    required property Repeater group
    property int across: 1

    /// The keys choose another one.
    function walk(by: int) {
        const next = group.itemAt(index + by) as PlainButton;
        if (next === null)
            return;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.clicked();
    }

    activeFocusOnTab: checked || activeFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onReturnPressed: event => event.accepted = false // chosen already: it is for the dialog
    Keys.onEnterPressed: event => event.accepted = false
    Keys.onUpPressed: root.walk(-across)
    Keys.onDownPressed: root.walk(across)

    background: Backdrop {
        radius: Theme.cardRadius - 2
        color: root.checked ? Theme.accentTint : Theme.surface
        border.width: root.checked ? 2 : 1
        border.color: root.checked ? Theme.accent : root.hovered ? Theme.ink3 : Theme.line
        ringed: root.visualFocus
        ringRadius: Theme.cardRadius + 1
    }
}
