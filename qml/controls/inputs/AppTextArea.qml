// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// Some lines of text to type in, as wide as what it is in; Tab leads on.
TextArea {
    id: root

    property string name

    /// The text has changed by hand.
    signal typed()

    width: parent?.width ?? 0
    implicitHeight: Math.max(Theme.controlHeight * 2, contentHeight + topPadding + bottomPadding)
    padding: Theme.unit * 2.5
    leftPadding: Theme.unit * 3.5
    rightPadding: Theme.unit * 3.5
    color: Theme.ink
    placeholderTextColor: Theme.ink3
    selectionColor: Theme.accent
    selectedTextColor: Theme.onFilled
    selectByMouse: true
    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    font.pixelSize: Theme.body
    onTextChanged: if (activeFocus) typed()
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Accessible.role: Accessible.EditableText
    Accessible.multiLine: true
    Accessible.name: name !== "" ? name : placeholderText

    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? Theme.accent : Theme.line
    }
}
