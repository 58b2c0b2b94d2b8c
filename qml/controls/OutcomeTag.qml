// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An outcome's letter on its tint, or on its full colour.
Rectangle {
    id: root

    required property int outcome
    property string letter: Theme.outcomeLetter(outcome)
    property bool filled: false
    /// What it stands on or beside tells it.
    property bool silent: false
    property real size: Math.round(24 * Theme.scale)
    property real letterSize: size * 0.54
    property color inkColor: filled ? Theme.onFilled : Theme.outcomeColor(outcome)

    width: size
    height: size
    visible: letter !== ""
    radius: size * 0.25
    border.width: Theme.high && !filled ? 1 : 0
    border.color: inkColor
    color: filled ? Theme.outcomeColor(outcome) : Theme.outcomeTint(outcome)

    AppText {
        anchors.centerIn: parent
        text: root.letter
        color: root.inkColor
        font.pixelSize: root.letterSize
        font.weight: Font.Bold
        Accessible.ignored: root.silent || root.letter === ""
    }
}
