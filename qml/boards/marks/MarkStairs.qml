// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The moves marked on a staircase: a bracket along the coins that go down, with its badge.
BadgeLayer {
    id: root

    required property StaircaseGeometry host
    /// For a mark that has just gone.
    readonly property var none: ({ "pieces": [], "outcome": Outcome.Unknown, "label": "", "thin": false, "hint": false, "votes": 0 })
    readonly property var marks: host?.board.marks ?? []
    /// So many were needed at once: those that are not now stay hidden for the next position.
    property int most: 0
    readonly property real thickness: Math.max(3, Math.min(5, host.coinPitch * 0.12)) * (host.large ? 1.4 : 1)

    function stepOf(index: int): int {
        const items = host.itemsOf((marks[index] ?? none).pieces);
        return items.length === 0 ? -1 : (items[0] as PieceItem).column;
    }

    function trackOf(index: int): int {
        let track = 0;
        for (let i = 0; i < index; ++i)
            track += stepOf(i) === stepOf(index) ? 1 : 0;
        return track;
    }

    pieces: host
    overhang: Theme.unit * 4
    onMarksChanged: most = Math.max(most, marks.length)
    Component.onCompleted: most = Math.max(most, marks.length)

    Repeater {
        model: root.most

        Item {
            id: bracket

            required property int index
            readonly property var mark: root.marks[index] ?? root.none
            readonly property var items: root.host.itemsOf(mark.pieces).filter(item => !(item as StaircasePiece).isStep)
            readonly property rect span: root.host.around(items)
            readonly property int track: root.trackOf(index)
            readonly property color ink: mark.outcome === Outcome.Unknown ? Theme.accent : Theme.outcomeColor(mark.outcome)

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

            BadgeSpot { // above all marks
                parent: bracket.parent // with its mark it goes at once
                z: 1
                shown: bracket.visible && badge.something
                visible: shown
                wanted: Qt.point(bar.x + bar.width / 2 + (badge.label === "" ? 0 : -width * 0.3), bar.y - height * 0.1)
                width: badge.width
                height: badge.height

                MarkBadge {
                    id: badge

                    outcome: bracket.mark.outcome
                    letterShown: !bracket.mark.hint
                    votes: bracket.mark.votes
                    label: bracket.mark.hint ? bracket.mark.label : ""
                    size: Math.max(18, Math.min(root.host.large ? root.host.labelSize * 1.5 : 26, root.host.coinPitch * (root.host.large ? 1.4 : 0.8)))
                }
            }
        }
    }
}
