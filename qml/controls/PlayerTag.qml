// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Left's or Right's letter in their colour; nothing in an impartial game.
OutcomeTag {
    id: root

    required property int player

    outcome: player === Mover.Left ? qsTr("L", "the player Left") : player === Mover.Right ? qsTr("R", "the player Right") : ""
    color: player === Mover.Left ? Theme.leftTint : Theme.rightTint
    inkColor: player === Mover.Left ? Theme.left : Theme.right
}
