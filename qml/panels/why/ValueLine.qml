// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The values of the boards of a table on one line of numbers, a row for each: a point where it is a number, with
/// ups and stars beside it; a bar from stop to stop where it is hot, as a switch is.
Item {
    id: root

    /// models::ValueMark each; the last may be all boards together.
    required property var marks
    readonly property list<real> ends: Array.from(marks).reduce((all, mark) => [...all, mark.left, mark.right], [0])
    /// The line always holds 0, and one number beside it.
    readonly property real first: Math.floor(Math.min(...ends)) - (Math.min(...ends) === Math.max(...ends) ? 1 : 0)
    readonly property real last: Math.max(first + 1, Math.ceil(Math.max(...ends)))
    readonly property real nameWidth: Math.min(width * 0.4, Array.from(marks).reduce((most, mark) => Math.max(most, metrics.advanceWidth(mark.name)), 0) + Theme.unit * 2)
    readonly property real rowHeight: Math.round(30 * Theme.scale)
    readonly property real lineWidth: width - nameWidth - Theme.unit * 6
    /// Whole numbers between labels: 1, 2, 5, 10, … so that labels do not meet.
    readonly property real stride: {
        const digits = String(Math.max(Math.abs(first), last)).length;
        const least = (last - first) * Theme.small * (digits + 1) * 0.8 / Math.max(1, lineWidth);
        let step = 1;
        for (let round = 0; step < least; ++round)
            step *= round % 3 === 1 ? 2.5 : 2;
        return step;
    }

    function placeOf(number: real): real {
        return nameWidth + Theme.unit * 3 + (number - first) / (last - first) * lineWidth;
    }

    objectName: "valueLine"
    implicitHeight: rowHeight * marks.length + Math.round(28 * Theme.scale)
    LayoutMirroring.enabled: false // numbers grow to the right, as on every line of numbers
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.StaticText
    //: read aloud: both ends of the line, such as -2 and 3
    Accessible.name: qsTr("Line of numbers from %L1 to %L2").arg(first).arg(last)
    Accessible.description: Array.from(marks).map(mark => mark.told).join(", ")

    FontMetrics {
        id: metrics

        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    Repeater { // ticks through all rows
        model: Math.min(most, Math.floor((root.last - root.first) / root.stride) + 1)

        readonly property int most: 200 // of numbers so large that they cannot be told apart

        Item {
            id: tick

            required property int index
            readonly property real number: root.first + index * root.stride

            x: root.placeOf(number)
            height: root.rowHeight * root.marks.length

            Rectangle {
                x: -0.5
                width: 1
                height: tick.height
                color: Theme.line
            }

            Note {
                x: -width / 2
                y: tick.height + Theme.unit
                //: a number at a line of numbers
                text: qsTr("%L1").arg(tick.number)
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: root.marks

        Item {
            id: row

            required property int index
            required property var modelData
            readonly property real from: root.placeOf(Math.min(modelData.right, modelData.left))
            readonly property real to: root.placeOf(Math.max(modelData.right, modelData.left))

            y: index * root.rowHeight
            width: root.width
            height: root.rowHeight

            Hairline {
                anchors { left: parent.left; right: parent.right; top: parent.top }
                visible: row.modelData.sum
            }

            SilentText {
                anchors.verticalCenter: parent.verticalCenter
                width: root.nameWidth
                text: row.modelData.name
                font.pixelSize: Theme.small
                font.weight: row.modelData.sum ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
            }

            Rectangle {
                id: bar

                objectName: "valueMark_" + row.index
                x: row.from - height / 2
                y: (row.height - height) / 2
                width: row.to - row.from + height
                height: Math.round(10 * Theme.scale)
                radius: height / 2
                color: row.to > row.from ? Theme.hotTint : Theme.accent
                border.width: row.to > row.from ? 2 : 0
                border.color: Theme.hot
            }

            SilentText {
                readonly property bool fits: bar.x + bar.width + Theme.unit + implicitWidth <= root.width
                readonly property real before: bar.x - Theme.unit - root.nameWidth

                x: fits ? bar.x + bar.width + Theme.unit : Math.max(root.nameWidth, bar.x - Theme.unit - width)
                anchors.verticalCenter: parent.verticalCenter
                width: fits ? implicitWidth : Math.min(implicitWidth, Math.max(before, root.width * 0.3))
                text: row.modelData.beside
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }
        }
    }
}
