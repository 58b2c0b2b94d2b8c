// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// The moves marked on a plane: a dashed circle on the square that a piece reaches, with the badge of what is left.
MarkLayer {
    id: root

    required property PlaneGeometry host

    /// What is pointed at: its column and row, the upper right corner, and what choosing it would leave.
    required property point hovered
    required property point hoveredCorner
    required property int hoveredOutcome
    readonly property real hoverSize: Math.max(16, Math.min(28, host.pitch * 0.5))

    /// How many marks before this one end on the same square: one circle is drawn for them.
    function before(index: int): int {
        const place = markAt(index).place;
        return Array.from(marks).slice(0, index).filter(mark => mark.place.x === place.x && mark.place.y === place.y).length;
    }

    Repeater {
        model: root.most

        Item {
            id: target

            required property int index
            readonly property var mark: root.markAt(index)
            readonly property color ink: root.inkOf(mark)
            readonly property real stroke: Math.max(2, root.host.pitch * (mark.thin ? 0.03 : 0.055))
            readonly property real ring: root.host.diameter
            readonly property point head: root.host.middle(mark.place.y, mark.place.x)
            readonly property int rank: root.before(index)
            /// As many dashes as fill the circle; a dash and its gap, in widths of the stroke.
            readonly property real dash: {
                const around = Math.PI * ring / stroke;
                return around / Math.max(8, Math.round(around / 3.4));
            }

            visible: mark.place.x >= 0

            Strokes {
                x: target.head.x - target.ring / 2
                y: target.head.y - target.ring / 2
                width: target.ring
                height: target.ring
                visible: target.rank === 0

                Shape {
                    ShapePath {
                        strokeColor: target.ink
                        strokeWidth: target.stroke
                        strokeStyle: ShapePath.DashLine
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

            MarkSpot {
                parent: target.parent // with its mark it goes at once
                mark: target.mark
                shown: target.visible && something
                wanted: Qt.point(target.head.x + root.host.diameter * 0.34 + (label === "" ? 0 : width / 4),
                                 target.head.y - root.host.diameter * 0.52)
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
