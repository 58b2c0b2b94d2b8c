// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The moves marked on a board of cells: a capsule around the stones of each, with a badge.
MarkLayer {
    id: root

    required property CellsGeometry host
    readonly property real pitch: host.pitch
    readonly property real badgeSize: host.large ? Math.max(34, Math.min(host.labelSize * 1.5, pitch * 0.42))
                                                 : Math.max(14, Math.min(28 * Math.max(1, host.grow), pitch * 0.23))
    /// Many losing moves: their letters would hide the board; the letter of the hovered one is shown.
    readonly property bool crowded: marks.filter(mark => mark.thin).length > 12
    readonly property var tracks: layoutTracks(marks)
    readonly property PieceItem pointed: host.input.current

    pieces: host
    marks: distinct(host.board.marks)

    /// The moves of a row that is too long to draw have one mark for each outcome.
    function distinct(all: var): var {
        const seen = new Set();
        return Array.from(all).filter(mark => {
            const key = Array.from(mark.pieces).join() + mark.outcome + mark.thin + mark.votes;
            return !seen.has(key) && seen.add(key);
        });
    }

    /// Marks that share a stone get capsules of different width: shorter ones lie inside.
    function layoutTracks(all: var): var {
        const order = Array.from(all.keys()).sort((a, b) => all[a].pieces.length - all[b].pieces.length);
        const tracks = new Array(all.length).fill(0);
        const done = [];
        for (const i of order) {
            const pieces = Array.from(all[i].pieces);
            const used = done.filter(j => pieces.some(row => all[j].pieces.includes(row))).map(j => tracks[j]);
            let track = pieces.length > 1 ? 1 : 0;
            while (used.includes(track) && track < 4)
                ++track;
            tracks[i] = track;
            done.push(i);
        }
        return tracks;
    }

    /// The stones of a mark by the parts of a folded grid that they lie in.
    function partsOf(mark: var): var {
        const parts = new Map();
        for (const item of host.itemsOf(mark.pieces)) {
            const part = host.partOf(item.row, item.column);
            parts.set(part, [...parts.get(part) ?? [], item]);
        }
        return [...parts.values()];
    }

    function capsule(stones: var, track: int): rect {
        const span = host.around(stones);
        const inset = Math.round(pitch * (0.095 - 0.021 * track));
        return Qt.rect(span.x + inset, span.y + inset, span.width - 2 * inset, span.height - 2 * inset);
    }

    /// Where a badge may lie, best first: on the capsule's shoulder, or between two of its stones.
    function candidates(box: rect, stones: int): var {
        const r = Math.min(box.width, box.height, pitch) / 2;
        const d = r * 0.7;
        const right = box.x + box.width - r, bottom = box.y + box.height - r;
        const left = box.x + r, top = box.y + r;
        const places = [];
        for (let i = 1; i < stones; ++i) {
            if (host.sticks || box.width > box.height) {
                const x = left + (right - left) * (i - 0.5) / (stones - 1);
                places.push(Qt.point(x, box.y), Qt.point(x, box.y + box.height), Qt.point(x, top));
            } else {
                const y = top + (bottom - top) * (i - 0.5) / (stones - 1);
                places.push(Qt.point(left, y), Qt.point(box.x + box.width, y), Qt.point(box.x, y));
            }
        }
        return places.concat([Qt.point(right + d, top - d), Qt.point(left - d, top - d),
                              Qt.point(right + d, bottom + d), Qt.point(left - d, bottom + d)]);
    }

    Repeater {
        model: root.most

        Item {
            id: outline

            required property int index
            readonly property var mark: root.markAt(index)
            readonly property var parts: root.partsOf(mark)

            visible: mark.pieces.length > 0

            Repeater {
                model: outline.parts.length

                Item { // open to where the run goes on in another part
                    id: part

                    required property int index
                    readonly property rect box: root.capsule(outline.parts[index] ?? [], root.tracks[outline.index] ?? 0)
                    readonly property real before: index > 0 ? root.pitch : 0
                    readonly property real after: index < outline.parts.length - 1 ? root.pitch : 0
                    readonly property bool high: root.host.high

                    x: box.x
                    y: box.y
                    width: box.width
                    height: box.height
                    clip: before + after > 0

                    Rectangle {
                        x: part.high ? 0 : -part.before
                        y: part.high ? -part.before : 0
                        width: part.width + (part.high ? 0 : part.before + part.after)
                        height: part.height + (part.high ? part.before + part.after : 0)
                        radius: Math.min(part.width, part.height, root.pitch) / 2
                        color: "transparent"
                        border.width: Math.max(2, root.pitch * (outline.mark.thin ? 0.018 : 0.036))
                        border.color: root.inkOf(outline.mark)
                    }
                }
            }
        }
    }

    Repeater {
        model: root.most

        MarkSpot {
            required property int index
            readonly property var stones: root.partsOf(mark)[0] ?? []
            readonly property var places: root.candidates(root.capsule(stones, root.tracks[index] ?? 0), stones.length)

            mark: root.markAt(index)
            shown: mark.pieces.length > 0 && (mark.votes > 0 || mark.outcome !== Outcome.Unknown && !(mark.thin && root.crowded))
            wanted: places[0]
            others: places.slice(1)
            room: root.pitch * 0.62
            size: root.badgeSize * (mark.thin && !root.host.large ? 0.85 : 1)
            large: root.host.large
        }
    }

    HoverBadge {
        outcome: root.pointed === null ? Outcome.Unknown : root.pointed.badge
        corner: root.pointed === null ? Qt.point(0, 0) : Qt.point(root.pointed.x + root.pointed.width, root.pointed.y)
        told: root.pointed !== null && root.marks.some(mark => mark.outcome === outcome && mark.pieces.length === 1
                                                               && mark.pieces[0] === root.pointed.index && !(mark.thin && root.crowded))
        size: Math.max(16, Math.min(28 * Math.max(1, root.host.grow), root.pitch * 0.23))
        inset: root.pitch * 0.1
    }
}
