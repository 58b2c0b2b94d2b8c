// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models
import Grundy.Ui

/// A line around the cells of a take, with the letter of what it leaves at its corner.
Item {
    id: root

    required property list<int> cells
    required property int columns
    required property real pitch
    /// An Outcome.
    required property int outcome
    readonly property color ink: outcome === Outcome.Unknown ? Theme.accent : Theme.outcomeColor(outcome)

    function has(column: int, row: int): bool {
        return column >= 0 && column < columns && Array.from(cells).includes(row * columns + column);
    }

    /// The edges of the cells that no other one shares, clockwise, as loops of corners.
    function loops(): var {
        const next = new Map();
        const key = (x, y) => x + "," + y;
        const add = (x, y, dx, dy) => {
            const from = key(x, y);
            if (!next.has(from))
                next.set(from, []);
            next.get(from).push([dx, dy]);
        };
        for (const cell of Array.from(cells)) {
            const x = cell % columns;
            const y = Math.floor(cell / columns);
            if (!has(x, y - 1)) add(x, y, 1, 0);
            if (!has(x + 1, y)) add(x + 1, y, 0, 1);
            if (!has(x, y + 1)) add(x + 1, y + 1, -1, 0);
            if (!has(x - 1, y)) add(x, y + 1, 0, -1);
        }
        const found = [];
        while (next.size > 0) {
            const start = next.keys().next().value;
            const [x0, y0] = start.split(",").map(Number);
            const corners = [];
            let x = x0, y = y0, before = null;
            do {
                const steps = next.get(key(x, y));
                // Where two cells meet at a corner the line stays with its own one: it turns right.
                let i = before === null ? 0 : steps.findIndex(step => step[0] === -before[1] && step[1] === before[0]);
                i = Math.max(0, i);
                const [step] = steps.splice(i, 1);
                if (steps.length === 0)
                    next.delete(key(x, y));
                if (before === null || step[0] !== before[0] || step[1] !== before[1])
                    corners.push([x, y]);
                x += step[0];
                y += step[1];
                before = step;
            } while (x !== x0 || y !== y0);
            found.push(corners);
        }
        return found;
    }

    function path(): string {
        const round = pitch * 0.16;
        let text = "";
        for (const corners of loops()) {
            const at = i => corners[(i + corners.length) % corners.length];
            for (let i = 0; i < corners.length; ++i) {
                const toward = (from, to) => [from[0] * pitch + Math.sign(to[0] - from[0]) * round,
                                              from[1] * pitch + Math.sign(to[1] - from[1]) * round];
                const begin = toward(at(i), at(i - 1));
                const end = toward(at(i), at(i + 1));
                text += `${i === 0 ? "M" : "L"} ${begin[0]} ${begin[1]} Q ${at(i)[0] * pitch} ${at(i)[1] * pitch} ${end[0]} ${end[1]} `;
            }
            text += "Z ";
        }
        return text;
    }

    /// The upper corner at the end of the highest row.
    function badgeCell(): int {
        const all = Array.from(cells);
        const top = Math.min(...all.map(cell => Math.floor(cell / columns)));
        return Math.max(...all.filter(cell => Math.floor(cell / columns) === top));
    }

    visible: cells.length > 0

    Strokes {
        anchors.fill: parent

        Shape {
            ShapePath {
                strokeColor: root.ink
                strokeWidth: 3
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin

                PathSvg {
                    path: root.visible ? root.path() : ""
                }
            }
        }
    }

    OutcomeTag {
        objectName: "takeBadge"
        readonly property int cell: root.visible ? root.badgeCell() : 0

        x: (cell % root.columns + 1) * root.pitch - width * 0.62
        y: Math.floor(cell / root.columns) * root.pitch - height * 0.38
        outcome: root.outcome
        filled: true
        silent: true
    }
}
