// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
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
    readonly property real tagSize: Math.min(Math.round(28 * Theme.scale), step * 0.7)
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

        Strokes { // from a position to the next one, which may lie in the other lane
            id: way

            required property int index
            required property int winnerBefore
            required property int winner
            readonly property real wide: course.placeOf(index + 1) - x
            readonly property real tall: course.heightOf(winner) - y

            x: course.placeOf(index)
            y: course.heightOf(winnerBefore)

            Shape {
                ShapePath {
                    strokeColor: Theme.ink2
                    strokeWidth: 3
                    fillColor: "transparent"
                    startX: 0
                    startY: 0

                    PathCubic { x: way.wide; y: way.tall; control1X: way.wide / 2; control1Y: 0; control2X: way.wide / 2; control2Y: way.tall }
                }
            }
        }
    }

    Disc { // how it began
        x: course.placeOf(0) - width / 2
        y: course.heightOf(course.review.firstWinner) - height / 2
        width: course.dot
        color: Theme.ink
    }

    Repeater {
        id: points

        model: course.review

        /// A move in the course of a game: who could win after it. A click looks at it more closely.
        PlainButton {
            id: point

            required property int index
            required property string played
            required property string name
            required property int winner
            required property bool mistake
            required property string sign
            readonly property bool last: index === points.count - 1
            readonly property real toX: course.placeOf(index + 1)
            readonly property real toY: course.heightOf(winner)

            objectName: "course_" + index
            x: toX - width / 2
            y: toY - height / 2
            width: course.tagSize
            height: width
            focusPolicy: Qt.NoFocus // M leads there
            Accessible.name: name
            onClicked: {
                course.review.open();
                course.review.current = index;
            }

            Disc {
                anchors.centerIn: parent
                width: point.mistake || point.last ? point.width : course.dot + (point.hovered ? 4 : 0)
                color: point.mistake ? Theme.surface : point.last ? Theme.trophy : Theme.ink
                border { width: point.mistake ? 2.5 : 0; color: Theme.ink }

                SilentText {
                    anchors.centerIn: parent
                    text: point.mistake ? point.sign : ""
                    font { pixelSize: Math.round(point.width * 0.6); weight: Font.ExtraBold }
                }

                Icon {
                    anchors.centerIn: parent
                    visible: point.last && !point.mistake
                    icon: "check"
                    size: Math.round(point.width * 0.6)
                    color: Theme.onFilled
                }
            }

            SilentText {
                x: (point.width - width) / 2
                y: course.labelY - point.y
                visible: (point.index + 1) % course.named === 0
                width: Math.min(implicitWidth, course.step * course.named - Theme.unit)
                text: point.played
                elide: Text.ElideRight
                color: point.mistake ? Theme.ink : Theme.ink2
                font.pixelSize: Theme.small
                font.weight: point.mistake ? Font.DemiBold : Font.Normal
            }
        }
    }

    AppText {
        id: start

        x: course.placeOf(0) - width / 2
        y: course.labelY
        visible: width <= course.step * course.named - Theme.unit
        //: the beginning of a game, at the left end of its course
        text: qsTr("Start")
        color: Theme.ink2
        font.pixelSize: Theme.small
    }
}
