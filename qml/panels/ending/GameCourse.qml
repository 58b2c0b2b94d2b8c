// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Who could win, position by position: a lane for each player, and a line that changes lanes at each mistake. Above the
/// first mistakes stand the positions that they were made in.
Item {
    id: course

    component LaneName: AppText {
        required property int lane
        readonly property Seat seat: lanes.above === lane ? course.session.seat0 : course.session.seat1

        x: course.mirrored ? course.width - width : 0
        y: lanes.height * (0.25 + lane * 0.5) - height / 2
        //: of the one person who plays against the computer
        text: seat.human && course.review.alone ? qsTr("You were winning") : qsTr("%1 was winning", "the name of a player").arg(seat.name)
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    required property Session session
    required property ReviewModel review
    /// Little height.
    property bool compact: false

    readonly property real nameWidth: Math.max(first.implicitWidth, second.implicitWidth) + Theme.unit * 3
    readonly property bool mirrored: LayoutMirroring.enabled
    readonly property real step: lanes.places.length > 1 ? Math.abs(lanes.places[1].x - lanes.places[0].x) : lanes.width
    readonly property real labelY: lanes.height + Theme.unit
    /// Every how many positions a move has room for its name.
    readonly property int named: Math.max(1, Math.ceil(Theme.small * 6 / step))
    readonly property size slipSize: Qt.size(Math.round(150 * Theme.scale), Math.round(60 * Theme.scale))

    function placeOf(position: int): point {
        const place = lanes.places[position] ?? Qt.point(0, 0);
        return Qt.point(lanes.x + place.x, place.y);
    }

    /// A look at that move more closely.
    function lookAt(move: int) {
        review.open();
        review.current = move;
    }

    /// The mistakes that have room beside each other.
    function roomy(turns: var): var {
        let last = -Infinity;
        return turns.filter(turn => {
            const fits = (turn.row - last) * step > slipSize.width + Theme.unit * 2;
            if (fits)
                last = turn.row;
            return fits;
        });
    }

    objectName: "gameCourse"
    implicitHeight: labelY + start.implicitHeight

    CoursePicture {
        id: lanes

        x: course.mirrored ? 0 : course.nameWidth
        width: course.width - course.nameWidth
        height: Math.round((course.compact ? 60 : 76) * Theme.scale)
        review: course.review
        mirrored: course.mirrored
        colours: Theme.boardColours
    }

    LaneName {
        id: first

        lane: 0
    }

    LaneName {
        id: second

        lane: 1
    }

    Repeater {
        id: points

        model: course.review

        /// A move in the course of a game: who could win after it.
        PlainButton {
            id: move

            required property int index
            required property string played
            required property string name
            required property bool mistake
            readonly property point place: course.placeOf(index + 1)

            objectName: "course_" + index
            x: place.x - width / 2
            y: place.y - height / 2
            z: mistake ? 1 : 0
            width: Math.min(height, Math.max(mistake ? height / 2 : 0, course.step))
            height: lanes.height / 2
            focusPolicy: Qt.NoFocus // M leads there
            Accessible.name: name
            onClicked: course.lookAt(index)

            Disc {
                anchors.centerIn: parent
                visible: move.hovered
                width: move.width
                color: "transparent"
                border { width: 2; color: Theme.accent }
            }

            SilentText {
                x: Math.max(-move.x, Math.min((move.width - width) / 2, course.width - move.x - width))
                y: course.labelY - move.y
                visible: (move.index + 1) % course.named === 0
                width: Math.min(implicitWidth, course.step * course.named - Theme.unit)
                text: move.played
                elide: Text.ElideRight
                color: move.mistake ? Theme.ink : Theme.ink2
                font.pixelSize: Theme.small
                font.weight: move.mistake ? Font.DemiBold : Font.Normal
            }
        }
    }

    AppText {
        id: start

        x: course.placeOf(0).x - width / 2
        y: course.labelY
        visible: width <= course.step * course.named - Theme.unit
        //: the beginning of a game, at the left end of its course
        text: qsTr("Start")
        color: Theme.ink2
        font.pixelSize: Theme.small
    }

    Repeater {
        model: course.compact ? [] : course.roomy(course.review.turns)

        /// A mistake: whose it was, and the position before it.
        PlainButton {
            id: slip

            required property var modelData
            readonly property turn turn: modelData
            readonly property point place: course.placeOf(turn.row + 1)

            objectName: "slip_" + turn.row
            x: Math.max(0, Math.min(place.x - width / 2, course.width - width))
            y: -height - Theme.unit * 4
            width: course.slipSize.width
            height: course.slipSize.height
            focusPolicy: Qt.NoFocus // M leads there
            Accessible.name: turn.title
            onClicked: course.lookAt(turn.row)

            Repeater { // down to its point
                model: Math.max(0, Math.floor((slip.place.y - slip.y - slip.height - lanes.height * 0.2) / 5))

                Rectangle {
                    required property int index

                    x: slip.place.x - slip.x - 1
                    y: slip.height + index * 5
                    width: 2
                    height: 2
                    color: Theme.ink
                }
            }

            SmallBoard {
                anchors { left: parent.left; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                width: parent.height - Theme.unit * 2
                height: width
                margin: 0
                color: "transparent"
                notation: slip.turn.before
            }

            SilentText {
                anchors { right: parent.right; rightMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                width: slip.width - slip.height - Theme.unit * 4
                text: slip.turn.whose
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                font { pixelSize: Theme.small; weight: Font.DemiBold }
            }

            background: Rectangle {
                radius: 14
                color: slip.hovered ? Theme.surface2 : Theme.surface
                border { width: 2; color: Theme.ink }
            }
        }
    }
}
