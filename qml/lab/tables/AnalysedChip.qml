// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A position of a fully analysed game: its name, and what is shown of it so far.
PlainButton {
    id: root

    required property string name
    required property int outcome
    required property string grundy
    required property bool lit
    required property string words
    required property real nameWidth
    property bool chosen: false
    property bool focused: false
    readonly property bool shown: outcome !== Outcome.Unknown
    readonly property real tagWidth: Math.round(22 * Theme.scale)
    readonly property real tagX: Theme.unit * 3 + nameWidth

    implicitWidth: tagX + tagWidth + Math.round(24 * Theme.scale) + Theme.unit * 3
    implicitHeight: Math.round(36 * Theme.scale)
    focusPolicy: Qt.NoFocus
    Accessible.name: words
    Accessible.selected: chosen

    background: Rectangle {
        radius: root.outcome === Outcome.P ? height / 2 : Theme.radius - 2
        color: root.shown ? Theme.outcomeTint(root.outcome) : Theme.surface
        border.width: root.lit || root.chosen ? 2 : 1
        border.color: root.chosen ? Theme.accent : root.lit ? Theme.ink : root.hovered ? Theme.ink3 : Theme.line

        FocusRing {
            wanted: root.focused
            radius: parent.radius + gap + 2
        }

        Rectangle { // lit: also by shape, not by colour alone
            visible: root.lit
            x: Theme.unit * 2
            y: parent.height - height - 3
            width: parent.width - Theme.unit * 4
            height: 3
            radius: 1.5
            color: Theme.ink
        }
    }

    contentItem: Item {
        SilentText {
            x: Theme.unit * 2
            width: root.nameWidth
            anchors.verticalCenter: parent.verticalCenter
            text: root.name
            font.family: Theme.mono
            font.pixelSize: Theme.monoSize
            elide: Text.ElideRight
        }

        Item {
            x: root.tagX
            anchors.verticalCenter: parent.verticalCenter
            width: root.tagWidth
            height: width

            SilentText { // still hidden
                anchors.centerIn: parent
                visible: !root.shown
                text: "·"
                color: Theme.ink3
            }

            OutcomeTag {
                silent: true
                visible: root.shown
                anchors.centerIn: parent
                size: parent.width
                filled: true
                outcome: root.outcome
            }
        }

        SilentText {
            x: root.tagX + root.tagWidth + Theme.unit * 1.5
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(20 * Theme.scale)
            visible: root.grundy !== ""
            text: root.grundy
            font.weight: Font.DemiBold
        }
    }
}
