// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Who could win, position by position: a lane for each player, and a line that changes lanes at each mistake.
Item {
    id: course

    required property Session session
    required property ReviewModel review
    /// Little height.
    property bool compact: false

    readonly property real nameWidth: Math.max(first.implicitWidth, second.implicitWidth) + Theme.unit * 3
    readonly property bool mirrored: LayoutMirroring.enabled
    readonly property real lane: Math.round((course.compact ? 30 : 38) * Theme.scale)
    readonly property real gap: Theme.unit * (course.compact ? 1 : 2)
    readonly property real step: (width - nameWidth) / (points.count + 1)
    readonly property real tagSize: Math.min(Math.round(24 * Theme.scale), step * 0.7)
    readonly property real dot: Math.min(10, tagSize)
    readonly property real labelY: lane * 2 + gap + Theme.unit
    /// Every how many positions a move has room for its name.
    readonly property int named: Math.max(1, Math.ceil(Theme.small * 6 / step))

    /// Positions lie one beside the other, as one reads.
    function placeOf(position: int): real {
        const place = nameWidth + (position + 0.5) * step;
        return mirrored ? width - place : place;
    }

    /// Between the lanes where nobody knows who wins.
    function heightOf(winner: int): real {
        return winner < 0 ? lane + gap / 2 : winner * (lane + gap) + lane / 2;
    }

    objectName: "gameCourse"
    implicitHeight: labelY + start.implicitHeight

    Repeater {
        model: 2

        Surface {
            required property int index

            x: course.mirrored ? 0 : course.nameWidth
            y: index * (course.lane + course.gap)
            width: course.width - course.nameWidth
            height: course.lane
            radius: Theme.radius
            color: index === 0 ? Theme.accentTint : Theme.trophyTint
        }
    }

    AppText {
        id: first

        x: course.mirrored ? course.width - width : 0
        y: (course.lane - height) / 2
        text: qsTr("%1 winning", "the name of a player").arg(course.session.seat0.name)
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    AppText {
        id: second

        x: course.mirrored ? course.width - width : 0
        y: course.lane + course.gap + (course.lane - height) / 2
        text: qsTr("%1 winning", "the name of a player").arg(course.session.seat1.name)
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    Repeater {
        model: course.review

        Rectangle { // from a position to the next one, which may lie in the other lane
            required property int index
            required property int winnerBefore
            required property int winner
            readonly property real fromX: course.placeOf(index)
            readonly property real fromY: course.heightOf(winnerBefore)
            readonly property real wide: course.placeOf(index + 1) - fromX
            readonly property real tall: course.heightOf(winner) - fromY

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

        model: course.review

        /// A move in the course of a game: who could win after it.
        Item {
            id: point

            required property int index
            required property string played
            required property string name
            required property int winner
            required property int outcome
            required property bool mistake
            required property string sign
            readonly property real toX: course.placeOf(index + 1)
            readonly property real toY: course.heightOf(winner)

            objectName: "course_" + index
            Accessible.role: Accessible.StaticText
            Accessible.name: name

            Disc { // where there is no letter
                x: point.toX - width / 2
                y: point.toY - height / 2
                visible: !tag.visible
                width: course.dot
                color: Theme.ink3
            }

            OutcomeTag {
                id: tag

                x: point.toX - width / 2
                y: point.toY - height / 2
                outcome: point.outcome
                size: course.tagSize
                border { width: 1; color: Theme.outcomeColor(outcome) }
            }

            MistakeSign {
                x: course.mirrored ? point.toX - course.tagSize / 2 - width : point.toX + course.tagSize / 2
                y: point.toY - height / 2
                visible: point.mistake
                sign: point.sign
                width: Math.min(implicitWidth, course.step * 0.5)
            }

            SilentText {
                x: point.toX - width / 2
                y: course.labelY
                visible: (point.index + 1) % course.named === 0
                width: Math.min(implicitWidth, course.step * course.named - Theme.unit)
                text: point.played
                elide: Text.ElideRight
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
        }
    }

    Disc { // where there is no letter
        x: course.placeOf(0) - width / 2
        y: course.heightOf(course.review.firstWinner) - height / 2
        visible: course.review.firstOutcome === Outcome.Unknown
        width: course.dot
        color: Theme.ink3
    }

    OutcomeTag {
        x: course.placeOf(0) - width / 2
        y: course.heightOf(course.review.firstWinner) - height / 2
        outcome: course.review.firstOutcome
        size: course.tagSize
        border { width: 1; color: Theme.outcomeColor(outcome) }
    }

    AppText {
        id: start

        x: course.placeOf(0) - width / 2
        y: course.labelY
        visible: width <= course.step * course.named - Theme.unit
        //: the beginning of a game, at the left end of its course
        text: qsTr("Start")
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }
}
