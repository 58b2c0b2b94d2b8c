// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where everything of a staircase lies: step 0 on the left, each step a little higher.
BoardBase {
    readonly property int steps: Math.max(1, board.columns)
    readonly property int tallest: Math.max(1, heldRows, board.rows)
    readonly property real numberRoom: labelSize * 1.8
    /// Above the coins, for the badge of a move.
    readonly property real headRoom: large ? 44 : 30
    readonly property real room: Math.max(20, height - numberRoom - headRoom)
    readonly property real stepWidth: Math.min(width / steps, 120 * (large ? grow : Math.max(1, Math.min(1.6, height / 520))))
    /// The climb of a step and the coins on the highest one share the height.
    readonly property real rise: Math.min(stepWidth * 0.42, room * 0.4 / (steps - 0.65))
    readonly property real climb: (steps - 0.65) * rise
    readonly property real coinPitch: Math.min(stepWidth * 0.52, (room - climb) / tallest)
    readonly property real diameter: Math.max(3, Math.round(coinPitch * 0.88 / 2) * 2)
    readonly property real pileSize: Math.min(stepWidth * 0.8, coinPitch * 3)
    readonly property real originX: (width - steps * stepWidth) / 2
    readonly property real ground: (height - numberRoom + climb + tallest * coinPitch + headRoom) / 2
    /// Every how many steps a number has room.
    readonly property int numberEvery: everyFor(stepWidth, labelSize)

    /// The top of a step.
    function topOf(step: real): real {
        return ground - (step + 0.35) * rise;
    }
}
