// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A line of a menu with its shortcut on the other side.
MenuItem {
    id: root

    property string keys
    /// Otherwise the menu has no such line.
    property bool offered: true

    implicitWidth: Math.max(Math.round(240 * Theme.scale), caption.implicitWidth + shortcut.implicitWidth + Theme.unit * 16)
    implicitHeight: Theme.controlHeight
    height: offered ? implicitHeight : 0
    visible: offered
    activeFocusOnTab: offered // the arrow keys pass over the others
    horizontalPadding: Theme.unit * 4
    font.pixelSize: Theme.body
    Accessible.role: Accessible.MenuItem
    Accessible.name: text
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.onPressAction: if (root.enabled) root.triggered()

    indicator: SilentText {
        x: root.mirrored ? Theme.unit * 4 : root.width - width - Theme.unit * 4
        y: (root.height - height) / 2
        visible: root.checkable && root.checked
        text: "\u2713"
        color: Theme.accent
    }

    contentItem: Item { }
    arrow: Item { } // the caption's side says that a smaller menu opens

    SilentText {
        id: caption

        anchors { left: parent.left; leftMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
        text: root.text
        color: root.enabled ? Theme.ink : Theme.ink3
        opacity: root.enabled ? 1 : 0.6
    }

    SilentText {
        id: shortcut

        anchors { right: parent.right; rightMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
        text: root.subMenu !== null ? root.mirrored ? "\u2039" : "\u203a" : root.keys
        color: Theme.ink3
        font.pixelSize: Theme.small
    }

    background: Rectangle {
        anchors { fill: parent; leftMargin: Theme.unit; rightMargin: Theme.unit }
        radius: Theme.radius - 2
        color: root.highlighted ? Theme.surface2 : "transparent"
        border.width: Theme.high && root.highlighted ? 1 : 0
        border.color: Theme.line
    }
}
