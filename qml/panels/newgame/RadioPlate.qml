// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One of a few choices: its text, and what it means.
PlainButton {
    id: root

    required property string detail

    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked

    background: Backdrop {
        radius: Theme.cardRadius - 2
        color: root.checked ? Theme.accentTint : Theme.surface
        border.width: root.checked ? 2 : 1
        border.color: root.checked ? Theme.accent : root.hovered ? Theme.ink3 : Theme.line
        ringed: root.visualFocus
        ringRadius: Theme.cardRadius + 1
    }
}
