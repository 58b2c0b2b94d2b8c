// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where everything of a staircase lies: step 0 on the left, each step a little higher.
BoardBase {
    id: root

    readonly property int steps: Math.max(1, board.columns)
    readonly property int tallest: Math.max(1, board.rows)
    readonly property real numberRoom: miniature ? 0 : labelSize * 1.8
    readonly property real stepWidth: Math.min(width / steps, miniature ? 30 : 120 * (large ? grow : Math.max(1, Math.min(1.6, height / 520))))
    /// The climb of a step and the room of a coin share the height.
    readonly property real rise: Math.min(stepWidth * 0.42, (height - numberRoom) * 0.5 / steps)
    readonly property real coinPitch: Math.min(stepWidth * 0.52, (height - numberRoom - rise * steps * 0.5) / (tallest + 1))
    readonly property real diameter: Math.max(3, Math.round(coinPitch * 0.88 / 2) * 2)
    readonly property real originX: (width - steps * stepWidth) / 2
    readonly property real ground: Math.min(height - numberRoom, (height + steps * rise + tallest * coinPitch - numberRoom) / 2)

    /// The top of a step.
    function topOf(step: real): real {
        return ground - (step + 0.35) * rise;
    }
}
