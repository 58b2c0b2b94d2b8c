// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// The moves marked on a strip or plane: a dashed circle on the square that a coin reaches, or rings around the
/// coins that are turned, with the badge of what is left.
MarkLayer {
    id: root

    required property SquaresGeometry host

    /// What is pointed at: its column and row, the upper right corner, and what choosing it would leave.
    property point hovered: pointed === null ? Qt.point(-1, -1) : Qt.point(pointed.column, pointed.row)
    property point hoveredCorner: pointed === null ? Qt.point(0, 0) : Qt.point(pointed.x + pointed.width, pointed.y)
    property int hoveredOutcome: pointed === null ? Outcome.Unknown : pointed.badge
    property real hoverSize: Math.max(18, Math.min(28, host.pitch * 0.4))
    readonly property PieceItem pointed: host?.input.current ?? null

    /// How many marks before this one end on the same square: one circle is drawn for them.
    function before(index: int): int {
        const place = markAt(index).place;
        return Array.from(marks).slice(0, index).filter(mark => mark.place.x === place.x && mark.place.y === place.y).length;
    }

    pieces: host
    marks: host?.board.marks ?? []

    Repeater {
        model: root.most

        Item {
            id: target

            required property int index
            readonly property var mark: root.markAt(index)
            readonly property color ink: root.inkOf(mark)
            readonly property real stroke: Math.max(2, root.host.pitch * (mark.thin ? 0.03 : 0.055))
            readonly property real ring: root.host.diameter + (root.host.turned ? stroke * 2 : 0)
            readonly property point head: root.host.turned ? place(0) : root.host.middle(mark.place.y, mark.place.x)
            readonly property point other: root.host.turned && mark.pieces.length > 1 ? place(1) : head
            readonly property int rank: root.before(index)
            /// As many dashes as fill the circle; a dash and its gap, in widths of the stroke.
            readonly property real dash: {
                const around = Math.PI * ring / stroke;
                return around / Math.max(8, Math.round(around / 3.4));
            }

            function place(n: int): point {
                const items = root.host.itemsOf(mark.pieces);
                const item = items[n] as PieceItem;
                return item === null ? Qt.point(-1000, -1000) : Qt.point(item.x + item.width / 2, item.y + item.height / 2);
            }

            visible: mark.place.x >= 0

            Strokes {
                x: target.head.x - target.ring / 2
                y: target.head.y - target.ring / 2
                width: target.ring
                height: target.ring
                visible: target.rank === 0 || root.host.turned

                Shape {
                    ShapePath {
                        strokeColor: target.ink
                        strokeWidth: target.stroke
                        strokeStyle: root.host.turned ? ShapePath.SolidLine : ShapePath.DashLine
                        capStyle: ShapePath.FlatCap
                        dashPattern: [target.dash * 0.62, target.dash * 0.38]
                        fillColor: "transparent"

                        PathAngleArc {
                            centerX: target.ring / 2
                            centerY: target.ring / 2
                            radiusX: target.ring / 2
                            radiusY: target.ring / 2
                            sweepAngle: 360
                        }
                    }
                }
            }

            Strokes { // the second coin that is turned, joined by an arc
                readonly property real rise: Math.min(root.host.headRoom * 0.8, 14 + Math.abs(target.head.x - target.other.x) * 0.22)

                anchors.fill: parent
                visible: target.other.x !== target.head.x

                Shape {
                    ShapePath {
                        strokeColor: target.ink
                        strokeWidth: target.stroke
                        fillColor: "transparent"
                        strokeStyle: ShapePath.DashLine
                        capStyle: ShapePath.FlatCap
                        dashPattern: [2.1, 1.3]
                        startX: target.head.x
                        startY: target.head.y - target.ring / 2

                        PathCubic {
                            x: target.other.x
                            y: target.other.y - target.ring / 2
                            control1X: target.head.x
                            control1Y: target.head.y - target.ring / 2 - root.host.diameter * 0.7
                            control2X: target.other.x
                            control2Y: target.other.y - target.ring / 2 - root.host.diameter * 0.7
                        }
                    }
                }
            }

            MarkSpot {
                readonly property point at: root.host.turned ? target.other : target.head

                parent: target.parent // with its mark it goes at once
                mark: target.mark
                shown: target.visible && something
                wanted: Qt.point(at.x + root.host.diameter * 0.34 + (label === "" ? 0 : width / 4),
                                 at.y - root.host.diameter * 0.52)
                room: root.host.pitch * 0.95
                label: target.mark.hint ? target.mark.label : ""
                large: root.host.large
                letterShown: !target.mark.hint
                size: Math.max(18, root.host.large ? Math.min(root.host.labelSize * 1.4, Math.max(52, root.host.pitch * 0.5)) : Math.min(26, root.host.pitch * 0.42))
            }
        }
    }

    HoverBadge {
        outcome: root.hoveredOutcome
        corner: root.hoveredCorner
        told: Array.from(root.marks).some(mark => mark.outcome === outcome && mark.place.x === root.hovered.x && mark.place.y === root.hovered.y)
        size: root.hoverSize
        inset: -root.hoverSize * 0.2
    }
}
