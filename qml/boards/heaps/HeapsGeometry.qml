// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Where everything of a heaps board lies.
BoardBase {
    id: root

    /// Sticks lie side by side, one row per heap.
    readonly property bool sticks: met(PieceKind.Stick)
    /// Buttons lie below the heaps.
    readonly property bool buttons: met(PieceKind.Button)
    readonly property real buttonRoom: buttons ? Math.round(Theme.controlHeight * 1.35 * Math.min(grow, 2)) : 0

    readonly property real captionRoom: board.caption !== "" ? labelSize * 2.2 : 0
    /// The height that heaps may use.
    readonly property real room: height - buttonRoom - captionRoom

    readonly property int heaps: Math.max(1, board.columns)
    readonly property int tallest: Math.max(heldRows, board.rows, 1)
    /// Heaps have names, as moves call them: "heap 2". What has a caption is one number, and no heaps are named.
    readonly property bool named: heaps > 1 && board.caption === "" && height > 240 * Math.min(1.4, Theme.scale)
    readonly property int usualNameSize: large ? Math.max(Theme.presentSmall, Math.round(labelSize * 0.7)) : Math.round(Math.min(Theme.small, labelSize * 0.85))
    /// All alike; 0 where they have no room below the heaps.
    readonly property real nameSize: sticks ? usualNameSize : sizeBelow(names.advanceWidth(nameOf(heaps - 1)), usualNameSize)
    readonly property real numberRoom: labelSize + Theme.unit * 4 + (named && !sticks ? usualNameSize * 1.3 : 0)
    /// While editing: buttons below a heap of stones, and beside a row of sticks.
    readonly property real editRoom: editing && !sticks ? Theme.controlHeight + Theme.unit * 3 : 0
    readonly property real editWidth: editing && sticks ? Theme.controlHeight * 3 + Theme.unit * 6 : 0
    readonly property real footRoom: sticks ? 0 : 12 + numberRoom + editRoom
    readonly property real pitch: sticks
        ? Math.min((width * 0.95 - labelSize * 5 - editWidth) / tallest, 46 * grow)
        : Math.max(3, Math.min((room - footRoom - Theme.unit * 2) / tallest,
                               54 * grow, width / heaps * 0.9))
    readonly property real columnPitch: Math.min(width / heaps, Math.max(pitch * 4.8, 150 * Theme.scale))
    readonly property real bandPitch: Math.min(height / heaps, pitch * 3.3 + 84)
    readonly property real stickHeight: Math.max(8, Math.min(pitch * 3.3, bandPitch - 64))
    readonly property real originX: sticks ? (width - tallest * pitch - editWidth) / 2 : (width - heaps * columnPitch) / 2
    readonly property real originY: sticks ? (height - heaps * bandPitch) / 2
                                           : captionRoom + (room + tallest * pitch + footRoom) / 2 - footRoom
    readonly property real diameter: Math.round(Math.min(pitch * 0.89, columnPitch * 0.86) / 2) * 2

    upright: !sticks && tallest > 5

    readonly property int leastLetter: 11
    readonly property FontMetrics names: FontMetrics { font.pixelSize: root.usualNameSize }
    readonly property FontMetrics numbers: FontMetrics { font.pixelSize: root.labelSize }

    function nameOf(heap: int): string {
        //: below a heap: its number, such as 2
        return qsTr("heap %1").arg(heap + 1);
    }

    /// In which size what is so wide in that one has room below a heap, beside that of the next; 0 where it could not be
    /// read.
    function sizeBelow(wide: real, size: real): real {
        const fitting = Math.min(size, Math.floor(size * (columnPitch - Theme.unit) / wide));
        return fitting >= leastLetter ? fitting : 0;
    }

    /// How far the ghosts of the last move reach on a heap, in pieces.
    function lastEnd(heap: int): int {
        return heap === board.ghosts.columns - 1 ? board.ghosts.rows : 0;
    }
}
