// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The moves marked on a staircase: a bracket along the coins that go down, with its badge.
MarkLayer {
    id: root

    required property StaircaseGeometry host
    readonly property real thickness: Math.max(3, Math.min(5, host.coinPitch * 0.12)) * (host.large ? 1.4 : 1)

    /// The step that each mark goes down from; -1 for what is not on the board any more.
    readonly property var steps: Array.from(marks, mark => stepOf(mark))

    function stepOf(mark: var): int {
        const items = host.itemsOf(mark.pieces);
        return items.length === 0 ? -1 : (items[0] as PieceItem).column;
    }

    pieces: host
    marks: host?.board.marks ?? []

    Repeater {
        model: root.most

        Item {
            id: bracket

            required property int index
            readonly property var mark: root.markAt(index)
            readonly property var items: root.host.itemsOf(mark.pieces).filter(item => !(item as StaircasePiece).isStep)
            readonly property rect span: root.host.around(items)
            readonly property int track: root.trackOf(root.steps, index)
            readonly property color ink: root.inkOf(mark)

            visible: items.length > 0

            Rectangle {
                id: bar

                x: bracket.span.x - 6 - bracket.track * (root.thickness + 4)
                y: bracket.span.y + 1
                width: root.thickness * (bracket.mark.thin ? 0.6 : 1)
                height: bracket.span.height - 2
                radius: root.thickness / 2
                color: bracket.ink
            }

            MarkSpot {
                parent: bracket.parent // with its mark it goes at once
                mark: bracket.mark
                shown: bracket.visible && something
                wanted: Qt.point(bar.x + bar.width / 2 + (label === "" ? 0 : -width * 0.3), bar.y - height * 0.1)
                large: root.host.large
                letterShown: !bracket.mark.hint
                label: bracket.mark.hint ? bracket.mark.label : ""
                size: Math.max(18, Math.min(root.host.large ? root.host.labelSize * 1.5 : 26, root.host.coinPitch * (root.host.large ? 1.4 : 0.8)))
            }
        }
    }
}
