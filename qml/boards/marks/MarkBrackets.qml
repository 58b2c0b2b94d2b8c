// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The moves marked on a heaps board: a bracket along what goes, with its badge.
MarkLayer {
    id: root

    required property HeapsGeometry host
    readonly property real thickness: Math.max(3, Math.min(5, host.pitch * 0.1)) * (host.large ? 1.4 : 1)
    /// The heap that each mark lies on; -1 for a button, and for what is not on the board any more. Once for all marks:
    /// whatever a binding reads is remembered for each time that it is read.
    readonly property var heaps: Array.from(marks, mark => heapOf(mark))
    /// The discs that stand for many stones, by heap.
    readonly property var piles: host.met(PieceKind.Pile) ? pilesIn(host.pieces) : new Map()

    function heapOf(mark: var): int {
        const items = host.itemsOf(mark.pieces);
        const first = items.length === 0 ? null : items[0] as PieceItem;
        return first === null || first.kind === PieceKind.Button ? -1 : first.column;
    }

    function pilesIn(pieces: Repeater): var {
        const all = Array.from({ length: pieces.count }, (none, row) => pieces.itemAt(row) as PieceItem);
        return new Map(all.filter(piece => piece?.kind === PieceKind.Pile).map(pile => [pile.column, pile]));
    }

    /// From the middle of a heap to the side of its stones, or of the disc that stands for them.
    function reachOf(heap: int): real {
        return (piles.get(heap)?.width ?? host.diameter) / 2;
    }

    pieces: host
    marks: host?.board?.marks ?? []

    Repeater {
        model: root.most

        Item {
            id: bracket

            required property int index
            readonly property var mark: root.markAt(index)
            readonly property var items: root.host.itemsOf(mark.pieces)
            readonly property rect span: root.host.around(items)
            readonly property bool flat: root.host.sticks
            readonly property int track: root.heaps[index] >= 0 ? root.trackOf(root.heaps, index) : 0
            readonly property int tracks: root.heaps[index] >= 0 ? root.heaps.filter(each => each === root.heaps[index]).length : 1
            readonly property color ink: root.inkOf(mark)
            readonly property bool onPile: items.length > 0 && (items[0] as PieceItem).kind === PieceKind.Pile
            readonly property bool onButton: items.length > 0 && (items[0] as PieceItem).kind === PieceKind.Button
            readonly property int heap: items.length > 0 ? (items[0] as PieceItem).column : 0
            readonly property real reach: onPile ? span.width / 2 : root.host.diameter / 2
            readonly property real middle: span.x + span.width / 2
            readonly property real stroke: root.thickness * (mark.thin ? 0.6 : 1)
            readonly property bool small: (mark.thin && mark.outcome !== Outcome.Unknown) || tracks > 1
            readonly property real wanted: root.host.large && !flat ? Math.round(root.host.labelSize * 1.7)
                                                 : small ? Math.min(24, Math.max(16, root.host.pitch * 0.9))
                                                 : root.host.large ? Math.round(root.host.labelSize * 1.7) : root.host.labelSize * 2
            /// Tracks of sticks lie below each other, with room for a badge each.
            readonly property real step: flat ? Math.min(wanted + 2, (root.host.bandPitch - root.host.stickHeight - 12) / Math.max(1, tracks))
                                              : root.thickness + 6
            readonly property real besideX: middle + reach + 20 + tracks * step
            /// Up to the next heap's stones, or to the board's edge.
            readonly property real room: (heap + 1 < root.host.heaps
                ? root.host.originX + (heap + 1.5) * root.host.columnPitch - root.reachOf(heap + 1) - 6
                : root.host.width + Theme.unit * 4) - besideX
            readonly property bool beside: room >= 16

            visible: items.length > 0

            Rectangle {
                id: bar

                visible: !bracket.onButton
                x: bracket.flat ? bracket.span.x + root.host.pitch * 0.25
                                : bracket.middle + bracket.reach + 14 + bracket.track * bracket.step
                y: bracket.flat ? bracket.span.y + bracket.span.height + 8 + (bracket.tracks > 1 ? (bracket.track + 0.4) * bracket.step : 0)
                                : bracket.span.y
                width: bracket.flat ? bracket.span.width - root.host.pitch * 0.5 : bracket.stroke
                height: bracket.flat ? bracket.stroke : bracket.span.height
                radius: root.thickness / 2
                color: bracket.ink
            }

            Rectangle { // a button that may be chosen
                visible: bracket.onButton && bracket.mark.outcome === Outcome.Unknown
                x: bracket.span.x - 7
                y: bracket.span.y - 7
                width: bracket.span.width + 14
                height: bracket.span.height + 14
                radius: Theme.radius + 5
                color: "transparent"
                border.width: root.thickness * 0.8
                border.color: bracket.ink
            }

            MarkSpot {
                readonly property real fromX: bracket.onButton ? bracket.span.x + bracket.span.width - width / 2
                    : bracket.flat ? (bracket.tracks === 1 ? bar.x + bar.width / 2 - width / 2 : bar.x - width - 6)
                                : bracket.beside ? bracket.besideX : bar.x + bar.width / 2 - width / 2
                readonly property real fromY: bracket.onButton ? bracket.span.y - height / 2
                    : bracket.flat ? (bracket.tracks === 1 ? bar.y + bar.height + 8 : bar.y + bar.height / 2 - height / 2)
                    : bracket.tracks === 1 ? bar.y + bar.height / 2 - height / 2 : bar.y + bar.height - height

                parent: bracket.parent // with its mark it goes at once
                mark: bracket.mark
                shown: bracket.visible && something
                wanted: Qt.point(fromX + width / 2, fromY + height / 2)
                letterShown: !bracket.mark.hint
                label: bracket.onButton ? "" : bracket.mark.label
                room: bracket.flat ? (bracket.tracks === 1 ? Infinity : bar.x + Theme.unit * 4) : bracket.room
                large: root.host.large
                size: bracket.flat ? Math.min(bracket.wanted, bracket.tracks === 1 ? bracket.wanted : bracket.step - 1)
                                   : Math.min(bracket.wanted, Math.max(16, bracket.room))
            }
        }
    }
}
