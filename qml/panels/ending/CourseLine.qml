// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// From a position of a game to the next one, which may lie in the other lane.
Rectangle {
    required property CourseGeometry course
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
