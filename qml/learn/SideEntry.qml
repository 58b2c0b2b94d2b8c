// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Ui

/// An entry of a SideList.
ItemDelegate { // of Qt 6.4 a button would stay one for a screen reader
    id: root

    readonly property bool current: ListView.isCurrentItem

    width: ListView.view?.width ?? 0
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.focusable: true
    Accessible.selected: current
    Accessible.onPressAction: if (root.enabled) root.clicked()

    background: Backdrop {
        radius: Theme.radius
        edged: root.current
        color: root.current ? Theme.accentTint : root.hovered ? Theme.surface2 : "transparent"
        ringed: root.current && (root.ListView.view?.activeFocus ?? false)
        ringGap: -3
    }
}
