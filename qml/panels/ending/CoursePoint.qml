// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A move in the course of a game: who could win after it.
Item {
    id: root

    required property CourseGeometry course
    required property int index
    required property string label
    required property string who
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
        x: root.toX - width / 2
        y: root.toY - height / 2
        visible: !tag.visible
        width: root.course.dot
        color: Theme.ink3
    }

    OutcomeTag {
        id: tag

        x: root.toX - width / 2
        y: root.toY - height / 2
        outcome: root.outcome
        size: root.course.tagSize
        border { width: 1; color: Theme.outcomeColor(outcome) }
    }

    MistakeSign {
        x: root.course.mirrored ? root.toX - root.course.tagSize / 2 - width : root.toX + root.course.tagSize / 2
        y: root.toY - height / 2
        visible: root.mistake
        sign: root.sign
        width: Math.min(implicitWidth, root.course.step * 0.5)
    }

    Row {
        x: root.toX - width / 2
        y: root.course.labelY
        visible: (root.index + 1) % root.course.named === 0
        spacing: Theme.unit

        Note {
            visible: root.course.named === 1 && implicitWidth + move.implicitWidth + Theme.unit * 2 <= root.course.step
            text: root.who
            Accessible.ignored: true
        }

        SilentText {
            id: move

            width: Math.min(implicitWidth, root.course.step * root.course.named - Theme.unit)
            text: root.label
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
        }
    }
}
