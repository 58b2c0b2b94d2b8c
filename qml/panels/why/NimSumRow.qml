// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A row of a nim-sum table: name, bits, number.
Item {
    id: root

    required property string label
    required property list<int> bits
    required property string total
    required property real bitWidth
    required property real totalWidth
    property bool sum: false
    /// The bits below the name and the number.
    property bool tall: false
    property real lineHeight: Math.round(37 * Theme.scale)
    property int textSize: Theme.body
    property color tint: "transparent"

    height: tall ? Math.round(lineHeight * 1.6) : lineHeight
    Accessible.role: Accessible.Row
    //: read aloud: a row of the nim-sum table, such as "Heap 1", a number in binary, such as 0111, and the
    //: number, 7
    Accessible.name: bits.length === 0 ? label : qsTr("%1: %2 in binary, %3").arg(label).arg(Array.from(bits).join("")).arg(total)

    Rectangle {
        anchors.fill: parent
        color: root.tint
    }

    Hairline {
        width: parent.width
    }

    SilentText {
        anchors { left: parent.left; right: root.tall ? number.left : numbers.left; leftMargin: Theme.unit * 1.5 }
        y: ((root.tall ? root.height * 0.56 : root.height) - height) / 2
        text: root.label
        font.pixelSize: root.textSize
        elide: Text.ElideRight
        font.weight: root.sum ? Font.Bold : Font.Normal
    }

    Row {
        id: numbers

        x: root.tall ? Theme.unit * 1.5 : root.width - root.totalWidth - width
        y: root.tall ? root.height * 0.5 : (root.height - height) / 2

        Repeater {
            model: root.bits

            SilentText {
                required property int modelData

                width: root.bitWidth
                text: modelData
                color: modelData === 1 ? Theme.ink : Theme.ink2
                font.pixelSize: Math.min(root.textSize, Math.max(8, root.bitWidth * 1.25))
                font.weight: modelData === 1 ? Font.Bold : Font.Normal
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }

    SilentText {
        id: number

        anchors { right: parent.right; rightMargin: Theme.unit * 1.5 }
        y: ((root.tall ? root.height * 0.56 : root.height) - height) / 2
        width: root.totalWidth - Theme.unit * 1.5
        text: root.total
        font.pixelSize: root.textSize
        font.weight: root.sum ? Font.Bold : Font.Normal
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignRight
    }
}
