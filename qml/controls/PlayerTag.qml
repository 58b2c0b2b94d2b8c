// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Left's or Right's letter in their colour; nothing in an impartial game.
OutcomeTag {
    id: root

    /// "left", "right" or empty.
    required property string player

    outcome: player === "left" ? qsTr("L", "the player Left") : player === "right" ? qsTr("R", "the player Right") : ""
    color: player === "left" ? Theme.leftTint : Theme.rightTint
    inkColor: player === "left" ? Theme.left : Theme.right
}
