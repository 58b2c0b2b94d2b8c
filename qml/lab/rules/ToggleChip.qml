// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Ui

/// A small button that is on or off; what is on follows the data, not the click.
CheckBox { // by its type: of Qt 6.4 a button keeps its role, whatever is said
    id: root

    property bool on: false
    property string name: text

    checked: on
    nextCheckState: () => on ? Qt.Checked : Qt.Unchecked
    hoverEnabled: true
    indicator: null
    padding: 0
    implicitWidth: Math.max(Math.round(56 * Theme.scale), implicitContentWidth + Theme.unit * 4)
    implicitHeight: Math.round(34 * Theme.scale)
    opacity: enabled ? 1 : 0.4
    Accessible.role: Accessible.CheckBox
    Accessible.name: name
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Accessible.onToggleAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: CentredText {
        text: root.text === "" ? (root.on ? "\u2713" : "\u2013")
            //: a switch that is on, and its text, such as a number
            : root.on ? qsTr("\u2713 %1").arg(root.text) : root.text
        color: root.on ? Theme.onFilled : Theme.ink
        font.weight: root.on ? Font.Bold : Font.Normal
    }

    background: Backdrop {
        radius: Theme.radius - 2
        color: root.on ? Theme.accent : root.hovered ? Theme.surface2 : Theme.surface
        border.width: root.on ? 0 : 1
        ringed: root.visualFocus
    }
}
