// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A player's letter; nothing in an impartial game. L or R in their colours, or W or B in the colours of the tokens
/// where the players are White and Black.
OutcomeTag {
    required property int player
    property bool ofTokens: false
    readonly property bool isLeft: player === Mover.Left

    outcome: Outcome.Unknown
    letter: isLeft ? ofTokens ? qsTr("W", "White") : qsTr("L", "the player Left")
          : player === Mover.Right ? ofTokens ? qsTr("B", "Black") : qsTr("R", "the player Right") : ""
    color: ofTokens ? isLeft ? Theme.whiteToken : Theme.blackToken : isLeft ? Theme.leftTint : Theme.rightTint
    inkColor: ofTokens ? isLeft ? Theme.blackToken : Theme.whiteToken : isLeft ? Theme.left : Theme.right
    border.width: ofTokens ? 1 : 0
    border.color: Theme.ink2
}
