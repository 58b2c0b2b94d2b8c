// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A number on the number line, with those met before it.
Item {
    id: root

    required property real value
    required property string text
    property list<real> before
    /// The line always holds 0 and 1.
    readonly property real first: Math.floor(Math.min(0, value, ...before))
    readonly property real last: Math.ceil(Math.max(1, value, ...before))
    /// Whole numbers between labels: 1, 2, 5, 10, … so that labels do not meet.
    readonly property int stride: {
        const digits = String(Math.max(Math.abs(first), last)).length;
        const least = (last - first) * Theme.small * (digits + 1) * 0.8 / Math.max(1, width);
        let step = 1;
        for (let round = 0; step < least; ++round)
            step *= round % 3 === 1 ? 2.5 : 2;
        return step;
    }
    readonly property bool halves: width / Math.max(1, last - first) > Theme.unit * 6
    readonly property real lineY: dot.height / 2 + label.height + 2

    function placeOf(number: real): real {
        const along = (number - first) / (last - first) * (width - dot.width) + dot.width / 2;
        return LayoutMirroring.enabled ? width - along : along;
    }

    implicitHeight: Math.round(62 * Theme.scale)
    objectName: "numberLine"
    Accessible.role: Accessible.StaticText
    //: read aloud: both ends of the line, such as -2 and 3, and the value, such as 1/2
    Accessible.name: qsTr("Number line from %L1 to %L2; the value is %3").arg(first).arg(last).arg(text)

    Rectangle {
        y: root.lineY - 1
        width: parent.width
        height: 2
        color: Theme.line
    }

    Repeater { // whole numbers, and halves where there is room
        model: Math.floor((root.last - root.first) / root.stride) * (root.halves ? 2 : 1) + 1

        Item {
            id: tick

            required property int index
            readonly property real number: root.first + index * root.stride / (root.halves ? 2 : 1)
            readonly property bool whole: Number.isInteger(number)

            x: root.placeOf(number)
            y: root.lineY

            Rectangle {
                x: -width / 2
                y: -height / 2
                width: 1
                height: tick.whole ? 12 : 6
                color: Theme.ink3
            }

            Note {
                visible: tick.whole
                x: -width / 2
                y: 8
                //: a number at a line of numbers
                text: qsTr("%L1").arg(tick.number)
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: root.before

        Disc {
            required property int index
            required property real modelData

            x: root.placeOf(modelData) - width / 2
            y: root.lineY - height / 2
            width: dot.width * 0.8
            color: Theme.accent
            opacity: 0.15 + 0.35 * (index + 1) / root.before.length
        }
    }

    Disc {
        id: dot

        x: root.placeOf(root.value) - width / 2
        y: root.lineY - height / 2
        width: Math.round(12 * Theme.scale)
        color: Theme.accent

        Behavior on x { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
    }

    SilentText {
        id: label

        x: Math.max(0, Math.min(root.width - width, dot.x + dot.width / 2 - width / 2))
        text: root.text
        color: Theme.accent
        font.weight: Font.Bold
    }
}
