// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The moves marked on a graph: the arrow in the outcome's colour and a badge at the node it reaches.
MarkLayer {
    id: root

    required property GraphGeometry host
    readonly property GraphPiece pointed: host.input.current as GraphPiece

    function leadsTo(mark: var, item: Item): bool {
        const node = item as GraphPiece;
        return host.itemsOf(mark.pieces).some(edge => edge.toRow === node.row && edge.toColumn === node.column);
    }

    pieces: host
    marks: host.board.marks

    Repeater {
        model: root.most

        Item {
            id: arrowMark

            required property int index
            readonly property var mark: root.markAt(index)
            readonly property var items: root.host.itemsOf(mark.pieces)
            readonly property GraphPiece arrow: (items.find(item => (item as GraphPiece).isArrow) ?? null) as GraphPiece

            ArrowLine {
                visible: arrowMark.arrow !== null
                from: arrowMark.arrow !== null ? arrowMark.arrow.from : Qt.point(0, 0)
                to: arrowMark.arrow !== null ? arrowMark.arrow.to : Qt.point(0, 0)
                margin: root.host.nodeSize / 2
                bend: arrowMark.arrow?.bend ?? 0
                thickness: arrowMark.mark.thin ? 2.5 : 5
                ink: root.inkOf(arrowMark.mark)
            }

            MarkSpot {
                parent: arrowMark.parent // with its mark it goes at once
                mark: arrowMark.mark
                shown: arrowMark.arrow !== null && something
                wanted: arrowMark.arrow === null ? Qt.point(0, 0)
                    : Qt.point(arrowMark.arrow.to.x + root.host.nodeSize * 0.42, arrowMark.arrow.to.y - root.host.nodeSize * 0.42)
                large: root.host.large
                size: Math.max(root.host.large ? 34 : 18, Math.min(root.host.large ? root.host.labelSize * 1.5 : 28, root.host.nodeSize * (root.host.large ? 0.6 : 0.45)))
            }
        }
    }

    HoverBadge {
        outcome: root.pointed === null || root.pointed.isArrow ? Outcome.Unknown : root.pointed.badge
        corner: root.pointed === null ? Qt.point(0, 0) : Qt.point(root.pointed.x + root.pointed.width, root.pointed.y)
        told: root.pointed !== null && Array.from(root.marks).some(mark => mark.outcome === outcome && root.leadsTo(mark, root.pointed))
        size: 24
        inset: -6
    }
}
