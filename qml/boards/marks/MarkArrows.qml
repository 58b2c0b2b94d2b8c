// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The moves marked on a graph: the arrow in the outcome's colour and a badge at the node it reaches.
Item {
    id: root

    required property GraphGeometry host
    /// For a mark that has just gone.
    readonly property var none: ({ "pieces": [], "outcome": "", "label": "", "thin": false, "hint": false, "votes": 0 })
    readonly property var marks: host.board.marks

    Repeater {
        model: root.marks.length

        Item {
            id: arrowMark

            required property int index
            readonly property var mark: root.marks[index] ?? root.none
            readonly property var items: root.host.itemsOf(mark.pieces)
            readonly property GraphPiece arrow: (items.find(item => (item as GraphPiece).isArrow) ?? null) as GraphPiece
            readonly property GraphPiece node: (items.find(item => !(item as GraphPiece).isArrow) ?? null) as GraphPiece

            ArrowLine {
                visible: arrowMark.arrow !== null
                from: arrowMark.arrow !== null ? arrowMark.arrow.from : Qt.point(0, 0)
                to: arrowMark.arrow !== null ? arrowMark.arrow.to : Qt.point(0, 0)
                margin: root.host.nodeSize / 2
                bend: arrowMark.arrow?.bend ?? 0
                thickness: arrowMark.mark.thin ? 2.5 : 5
                ink: arrowMark.mark.outcome === "" ? Theme.accent : Theme.outcomeColor(arrowMark.mark.outcome)
            }

            MarkBadge {
                visible: arrowMark.node !== null && (something)
                outcome: arrowMark.mark.outcome
                votes: arrowMark.mark.votes
                size: Math.max(18, Math.min(root.host.large ? root.host.labelSize * 1.5 : 28, root.host.nodeSize * (root.host.large ? 0.6 : 0.45)))
                x: arrowMark.node !== null ? arrowMark.node.x + arrowMark.node.width * 0.92 - width / 2 : 0
                y: arrowMark.node !== null ? arrowMark.node.y + arrowMark.node.height * 0.08 - height / 2 : 0
            }
        }
    }
}
