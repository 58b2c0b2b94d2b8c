// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// One of a few answers; an outcome shows its letter on its tint.
PlainButton {
    id: root

    required property string choice
    required property string label
    /// It was answered, and it is wrong.
    property bool given: false
    property int textSize: Theme.large
    readonly property int outcome: Theme.outcomeOf(choice)
    readonly property bool lettered: outcome !== Outcome.Unknown
    readonly property real tileSize: Math.round(textSize * 1.9)

    objectName: "choice_" + choice
    text: label
    implicitWidth: Math.max(Math.round(96 * Theme.scale), words.implicitWidth + Theme.unit * 8)
    implicitHeight: Math.max(tileSize, words.implicitHeight) + Theme.unit * 4
    focusPolicy: Qt.StrongFocus
    Accessible.name: label

    OutcomeTag {
        id: tile

        silent: true
        anchors { left: parent.left; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
        visible: root.lettered
        outcome: root.outcome
        size: root.tileSize
    }

    SilentText {
        id: words

        anchors {
            left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter
            leftMargin: root.lettered ? tile.width + Theme.unit * 5 : Theme.unit * 4; rightMargin: Theme.unit * 4
        }
        text: root.lettered ? root.label.slice(root.label.indexOf(":") + 1).trim() : root.label
        color: root.given ? Theme.ink3 : Theme.ink
        font.pixelSize: root.textSize
        font.weight: Font.DemiBold
        font.strikeout: root.given
        horizontalAlignment: root.lettered ? Text.AlignLeft : Text.AlignHCenter
        wrapMode: Text.Wrap
    }

    background: Backdrop {
        radius: Theme.radius
        color: root.hovered || root.down ? Theme.surface2 : Theme.surface
        border.width: 1
        border.color: root.hovered ? Theme.ink3 : Theme.line
        ringed: root.visualFocus
    }
}
