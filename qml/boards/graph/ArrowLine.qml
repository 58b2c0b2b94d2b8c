// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

/// An arrow between two nodes, shortened by their radius.
Strokes {
    id: root

    required property point from
    required property point to
    required property real margin
    property real thickness: 2
    property color ink: Theme.ink3
    /// How far its middle lies off the straight line, in lengths of that line, to the left of its direction.
    required property real bend

    readonly property real length: Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
    readonly property real ux: (to.x - from.x) / length
    readonly property real uy: (to.y - from.y) / length
    readonly property point middle: Qt.point((from.x + to.x) / 2 + uy * length * bend * 2, (from.y + to.y) / 2 - ux * length * bend * 2)
    readonly property point start: towards(from, middle, margin + 2)
    readonly property point end: towards(to, middle, margin + 3)
    readonly property real head: Math.max(5, Math.min(length * 0.3, thickness * 2 + 9))
    readonly property real angle: Math.atan2(end.y - middle.y, end.x - middle.x)

    function towards(a: point, b: point, distance: real): point {
        const l = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
        return Qt.point(a.x + (b.x - a.x) / l * distance, a.y + (b.y - a.y) / l * distance);
    }

    /// The point of the curve at t from 0 to 1.
    function at(t: real): point {
        const s = 1 - t;
        return Qt.point(s * s * start.x + 2 * s * t * middle.x + t * t * end.x,
                        s * s * start.y + 2 * s * t * middle.y + t * t * end.y);
    }

    function distance(x: real, y: real): real {
        let least = Infinity;
        for (let t = 0; t <= 1; t += 0.04) {
            const p = at(t);
            least = Math.min(least, Math.hypot(p.x - x, p.y - y));
        }
        return least;
    }

    Shape {
        ShapePath {
            strokeColor: root.ink
            strokeWidth: root.thickness
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            startX: root.start.x
            startY: root.start.y

            PathQuad {
                controlX: root.middle.x
                controlY: root.middle.y
                x: root.end.x - Math.cos(root.angle) * root.head * 0.7
                y: root.end.y - Math.sin(root.angle) * root.head * 0.7
            }
        }

        ShapePath {
            strokeColor: "transparent"
            fillColor: root.ink
            startX: root.end.x
            startY: root.end.y

            PathLine {
                x: root.end.x - root.head * Math.cos(root.angle - 0.45)
                y: root.end.y - root.head * Math.sin(root.angle - 0.45)
            }
            PathLine {
                x: root.end.x - root.head * Math.cos(root.angle + 0.45)
                y: root.end.y - root.head * Math.sin(root.angle + 0.45)
            }
            PathLine { x: root.end.x; y: root.end.y }
        }
    }
}
