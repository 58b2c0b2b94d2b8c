// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Ui

/// Arrows given as the path of an SVG picture in units, drawn at a size.
Strokes {
    id: root

    required property string lines
    required property real zoom
    property real thickness: 2
    property color ink: Theme.ink3

    visible: lines !== ""
    scale: zoom
    transformOrigin: Item.TopLeft

    Shape {
        ShapePath {
            strokeColor: root.ink
            strokeWidth: root.thickness
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg { path: root.lines === "" ? "M 0 0" : root.lines }
        }
    }
}
