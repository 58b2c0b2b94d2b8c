// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The moves marked on a heaps board: a bracket along what goes, with its badge.
Item {
    id: root

    required property HeapsGeometry host
    /// For a mark that has just gone.
    readonly property var none: ({ "pieces": [], "outcome": "", "label": "", "thin": false, "hint": false })
    readonly property int count: host.board.marks.length
    readonly property real thickness: Math.max(3, Math.min(5, host.pitch * 0.1)) * (host.large ? 1.4 : 1)

    /// How many marks before this one lie on the same heap: each gets its own track.
    function trackOf(index: int): int {
        const heap = heapOf(index);
        let track = 0;
        for (let i = 0; i < index; ++i) {
            if (heapOf(i) === heap)
                ++track;
        }
        return track;
    }

    function heapOf(index: int): int {
        const items = host.itemsOf((host.board.marks[index] ?? none).pieces);
        return items.length === 0 ? -1 : (items[0] as PieceItem).column;
    }

    function tracksOn(index: int): int {
        const heap = heapOf(index);
        let tracks = 0;
        for (let i = 0; i < count; ++i)
            tracks += heapOf(i) === heap ? 1 : 0;
        return tracks;
    }

    Repeater {
        model: root.count

        Item {
            id: bracket

            required property int index
            readonly property var mark: root.host.board.marks[index] ?? root.none
            readonly property var items: root.host.itemsOf(mark.pieces)
            readonly property rect span: root.host.around(items)
            readonly property bool flat: root.host.sticks
            readonly property int track: root.trackOf(index)
            readonly property int tracks: root.tracksOn(index)
            readonly property color ink: mark.outcome === "" ? Theme.accent : Theme.outcomeColor(mark.outcome)
            readonly property bool onPile: items.length > 0 && (items[0] as PieceItem).kind === "pile"
            readonly property real reach: onPile ? span.width / 2 : root.host.diameter / 2
            readonly property real step: root.thickness + 6
            readonly property real middle: span.x + span.width / 2
            readonly property real roomBeside: root.host.columnPitch - reach * 2 - tracks * step - 24

            visible: items.length > 0

            Rectangle {
                id: bar

                x: bracket.flat ? bracket.span.x + root.host.pitch * 0.25
                                : bracket.middle + bracket.reach + 14 + bracket.track * bracket.step
                y: bracket.flat ? bracket.span.y + bracket.span.height + 8 + bracket.track * bracket.step : bracket.span.y
                width: bracket.flat ? bracket.span.width - root.host.pitch * 0.5 : root.thickness * (bracket.mark.thin ? 0.6 : 1)
                height: bracket.flat ? root.thickness * (bracket.mark.thin ? 0.6 : 1) : bracket.span.height
                radius: root.thickness / 2
                color: bracket.ink
            }

            MarkBadge {
                readonly property real endY: bracket.tracks === 1 ? bar.y + bar.height / 2 : bar.y + bar.height - height / 2
                readonly property real besideX: bracket.middle + bracket.reach + 22 + bracket.tracks * bracket.step

                outcome: bracket.mark.outcome
                z: 1
                letterShown: !bracket.mark.hint
                label: bracket.flat ? (bracket.tracks === 1 ? bracket.mark.label : "")
                                    : bracket.roomBeside > 92 ? bracket.mark.label : ""
                size: bracket.mark.thin || bracket.tracks > 1 ? Math.min(24, Math.max(16, root.host.pitch * 0.9))
                                                              : root.host.large ? 52 : Math.round(34 * Theme.scale)
                x: bracket.flat ? (bracket.tracks === 1 ? bar.x + bar.width / 2 - width / 2 : bar.x - width * 0.5)
                                : bracket.roomBeside > 40 ? besideX : bar.x + bar.width / 2 - width / 2
                y: bracket.flat ? bar.y + (bracket.tracks === 1 ? bar.height + 8 : bar.height / 2 - height / 2)
                                : bracket.tracks === 1 || bracket.roomBeside > 40 ? endY - (bracket.tracks === 1 ? height / 2 : 0) : endY
            }
        }
    }
}
