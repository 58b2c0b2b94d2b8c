// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Who could win, position by position: a lane for each player, and a line that changes lanes at each mistake.
CourseGeometry {
    id: root

    required property ReviewModel review
    required property Session session
    readonly property var moves: review

    positions: points.count + 1
    nameWidth: Math.max(first.implicitWidth, second.implicitWidth) + Theme.unit * 3
    implicitHeight: labelY + start.implicitHeight

    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: root.mirrored ? 0 : root.nameWidth
            y: index * (root.lane + root.gap)
            width: root.width - root.nameWidth
            height: root.lane
            radius: Theme.radius
            color: index === 0 ? Theme.board : Theme.surface2
            border.width: 1
            border.color: Theme.line
        }
    }

    AppText {
        id: first

        x: root.mirrored ? root.width - width : 0
        y: (root.lane - height) / 2
        text: qsTr("%1 winning", "the name of a player").arg(root.session.seat0.name)
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    AppText {
        id: second

        x: root.mirrored ? root.width - width : 0
        y: root.lane + root.gap + (root.lane - height) / 2
        text: qsTr("%1 winning", "the name of a player").arg(root.session.seat1.name)
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    Repeater {
        model: root.moves

        Rectangle { // from a position to the next one, which may lie in the other lane
            required property int index
            required property int winnerBefore
            required property int winner
            readonly property real fromX: root.placeOf(index)
            readonly property real fromY: root.heightOf(winnerBefore)
            readonly property real wide: root.placeOf(index + 1) - fromX
            readonly property real tall: root.heightOf(winner) - fromY

            x: fromX
            y: fromY - height / 2
            width: Math.hypot(wide, tall)
            height: 2
            antialiasing: true
            color: Theme.ink3
            transformOrigin: Item.Left
            rotation: Math.atan2(tall, wide) * 180 / Math.PI
        }
    }

    Repeater {
        id: points

        model: root.moves

        CoursePoint {
            course: root as CourseGeometry
        }
    }

    Disc { // where there is no letter
        x: root.placeOf(0) - width / 2
        y: root.heightOf(root.review.firstWinner) - height / 2
        visible: root.review.firstOutcome === Outcome.Unknown
        width: root.dot
        color: Theme.ink3
    }

    OutcomeTag {
        x: root.placeOf(0) - width / 2
        y: root.heightOf(root.review.firstWinner) - height / 2
        outcome: root.review.firstOutcome
        size: root.tagSize
        border { width: 1; color: Theme.outcomeColor(outcome) }
    }

    AppText {
        id: start

        x: root.placeOf(0) - width / 2
        y: root.labelY
        visible: width <= root.step * root.named - Theme.unit
        //: the beginning of a game, at the left end of its course
        text: qsTr("Start")
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }
}
