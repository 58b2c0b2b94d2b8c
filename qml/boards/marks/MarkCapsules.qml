// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The moves marked on a board of cells: a line around the stones of each, with a badge.
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

    function insetOf(track: int): real {
        return Math.round(pitch * (0.095 - 0.021 * track));
    }

    function capsule(stones: var, track: int): rect {
        const span = host.around(stones);
        const inset = insetOf(track);
        return Qt.rect(span.x + inset, span.y + inset, span.width - 2 * inset, span.height - 2 * inset);
    }

    /// Where the badge of a move may lie, best first: on the capsule of stones in a row, on each of others.
    function badgePlaces(stones: var, track: int): var {
        const box = host.around(stones);
        const isFull = stones.length > 0 && box.width * box.height < 1.01 * stones.length * stones[0].width * stones[0].height;
        return isFull || stones.length === 0 ? candidates(capsule(stones, track), stones.length)
                                             : stones.reduce((all, stone) => all.concat(candidates(capsule([stone], track), 1)), []);
    }

    /// On the capsule's shoulder, or between two of its stones.
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

        MoveOutline {
            required property int index
            readonly property var mark: root.markAt(index)

            visible: mark.pieces.length > 0
            spots: root.host.itemsOf(mark.pieces).map(item => Qt.rect(item.x, item.y, item.width, item.height))
            inset: root.insetOf(root.tracks[index] ?? 0)
            thickness: Math.max(2, root.pitch * (mark.thin ? 0.018 : 0.036))
            color: root.inkOf(mark)
        }
    }

    Repeater {
        model: root.most

        MarkSpot {
            required property int index
            readonly property var stones: root.partsOf(mark)[0] ?? []
            readonly property var places: root.badgePlaces(stones, root.tracks[index] ?? 0)

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
