// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where the positions of a game lie: one beside the other, as one reads, in a lane for each player.
Item {
    property int positions: 1
    property real nameWidth: 0
    readonly property bool mirrored: LayoutMirroring.enabled
    /// Little height.
    property bool low: false
    readonly property real lane: Math.round((low ? 30 : 38) * Theme.scale)
    readonly property real gap: Theme.unit * (low ? 1 : 2)
    readonly property real step: (width - nameWidth) / positions
    readonly property real tagSize: Math.min(Math.round(24 * Theme.scale), step * 0.7)
    readonly property real dot: Math.min(10, tagSize)
    readonly property real labelY: lane * 2 + gap + Theme.unit
    /// Every how many positions a move has room for its name.
    readonly property int named: Math.max(1, Math.ceil(Theme.small * 4 / step))

    function placeOf(position: int): real {
        const place = nameWidth + (position + 0.5) * step;
        return mirrored ? width - place : place;
    }

    /// Between the lanes where nobody knows who wins.
    function heightOf(winner: int): real {
        return winner < 0 ? lane + gap / 2 : winner * (lane + gap) + lane / 2;
    }
}
