// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A move as a row: from where to where, what it leaves, and in words.
Rectangle {
    id: root

    required property int index
    required property var move
    required property list<real> columns
    required property bool chosen

    signal picked()
    signal opened()

    objectName: "matrixRow_" + index
    color: chosen ? Theme.accentTint : index % 2 === 0 ? Theme.board : Theme.surface
    Accessible.role: Accessible.Row
    Accessible.name: names.text + ", " + Theme.outcomeLetter(move.outcome ?? Outcome.Unknown) + ", " + words.text
    Accessible.focusable: true
    Accessible.selected: chosen
    Accessible.onPressAction: if (root.enabled) root.picked()

    SilentText {
        id: names

        anchors { left: parent.left; leftMargin: root.columns[0]; verticalCenter: parent.verticalCenter }
        width: root.columns[1] - root.columns[0] - Theme.unit * 2
        //: a move from one position to another
        text: root.move.fromName === undefined ? "" : qsTr("%1 → %2").arg(root.move.fromName).arg(root.move.toName)
        font.family: Theme.mono
        font.pixelSize: Theme.monoSize
        elide: Text.ElideMiddle
    }

    OutcomeTag {
        silent: true
        anchors { left: parent.left; leftMargin: root.columns[1]; verticalCenter: parent.verticalCenter }
        outcome: root.move.outcome ?? Outcome.Unknown
    }

    SilentText {
        id: words

        anchors {
            left: parent.left; right: parent.right; leftMargin: root.columns[2]; rightMargin: Theme.unit * 4
            verticalCenter: parent.verticalCenter
        }
        text: root.move.text ?? ""
        color: Theme.ink2
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }

    TapHandler {
        onTapped: root.picked()
        onDoubleTapped: root.opened()
    }
}
