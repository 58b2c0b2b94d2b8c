// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

/// A dashed line around what is not there yet.
Strokes {
    id: root

    property color color: Theme.ink3
    property real radius: Theme.radius
    property real thickness: 1.5

    Shape {
        ShapePath {
            id: path

            readonly property real least: root.thickness
            readonly property real right: root.width - least
            readonly property real bottom: root.height - least
            readonly property real r: root.radius

            strokeColor: root.color
            strokeWidth: root.thickness
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            fillColor: "transparent"
            startX: least + r
            startY: least

            PathLine { x: path.right - path.r; y: path.least }
            PathArc { x: path.right; y: path.least + path.r; radiusX: path.r; radiusY: path.r }
            PathLine { x: path.right; y: path.bottom - path.r }
            PathArc { x: path.right - path.r; y: path.bottom; radiusX: path.r; radiusY: path.r }
            PathLine { x: path.least + path.r; y: path.bottom }
            PathArc { x: path.least; y: path.bottom - path.r; radiusX: path.r; radiusY: path.r }
            PathLine { x: path.least; y: path.least + path.r }
            PathArc { x: path.least + path.r; y: path.least; radiusX: path.r; radiusY: path.r }
        }
    }
}
