// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

/// Joins the pieces of a board that answer each other, drawn one after the other.
Item {
    id: root

    required property BoardBase host
    readonly property var arcs: Array.from(host?.board?.arcs ?? [])
    readonly property real stroke: Math.max(2, Math.min(4, host.labelSize * 0.18))

    anchors.fill: parent

    Repeater {
        model: root.arcs

        /// From the side of one piece to the side of the other, bent upwards, or to the right where one lies above the other.
        Item {
            id: arc

            required property int index
            required property var modelData
            readonly property PieceItem one: root.host.pieces?.itemAt(modelData.x) as PieceItem
            readonly property PieceItem other: root.host.pieces?.itemAt(modelData.y) as PieceItem
            readonly property point from: middleOf(one)
            readonly property point to: middleOf(other)
            readonly property real away: Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
            readonly property bool upright: Math.abs(to.x - from.x) < Math.abs(to.y - from.y)
            readonly property real bend: Math.min(away * 0.3, 60 * root.host.grow)
            readonly property point begin: besideOf(one, from, to)
            readonly property point end: besideOf(other, to, from)
            readonly property point control: Qt.point((from.x + to.x) / 2 + (upright ? bend : 0), (from.y + to.y) / 2 - (upright ? 0 : bend))
            /// How much of it is drawn.
            property real drawn: Theme.move === 0 ? 1 : 0
            readonly property point handle: between(begin, control, drawn)
            readonly property point reached: between(handle, between(control, end, drawn), drawn)

            function between(a: point, b: point, part: real): point {
                return Qt.point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
            }

            function middleOf(piece: Item): point {
                return piece === null ? Qt.point(0, 0) : Qt.point(piece.x + piece.width / 2, piece.y + piece.height / 2);
            }

            function besideOf(piece: Item, middle: point, towards: point): point {
                const half = piece === null ? 0 : Math.min(piece.width, piece.height) * 0.4;
                return between(middle, towards, Math.min(0.45, half / away));
            }

            objectName: "arc"
            anchors.fill: parent
            visible: one !== null && other !== null

            SequentialAnimation on drawn {
                running: Theme.move > 0

                PauseAnimation { duration: arc.index * 80 }
                NumberAnimation { to: 1; duration: 180; easing.type: Easing.OutCubic }
            }

            Strokes {
                anchors.fill: parent

                Shape {
                    ShapePath {
                        strokeColor: Theme.accent
                        strokeWidth: root.stroke
                        fillColor: "transparent"
                        capStyle: ShapePath.RoundCap
                        startX: arc.begin.x
                        startY: arc.begin.y

                        PathQuad {
                            x: arc.reached.x
                            y: arc.reached.y
                            controlX: arc.handle.x
                            controlY: arc.handle.y
                        }
                    }
                }
            }

            Repeater {
                model: [arc.begin, arc.end]

                Rectangle {
                    required property int index
                    required property point modelData

                    x: modelData.x - width / 2
                    y: modelData.y - height / 2
                    visible: index === 0 || arc.drawn === 1
                    width: root.stroke * 3
                    height: width
                    radius: width / 2
                    color: Theme.accent
                }
            }
        }
    }
}
