// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A row of Grundy values, behind the size of its first heap.
FocusScope {
    id: root

    required property real first
    required property list<string> values
    /// A SequenceModel.Mark for each value.
    required property list<int> marks
    property real headWidth
    property real cellWidth
    /// The column with the keyboard, -1 for none.
    property int current: -1
    /// A cold heap has room for its letter alone.
    property bool tight: false
    /// How far the row is scrolled to the side: the size of the first heap stays in sight.
    property real shift: 0

    signal opened(column: int)
    signal pointed(column: int)

    function cellName(column: int): string {
        const value = values[column] ?? "";
        const heap = (first + column).toLocaleString(Qt.locale(), "f", 0);
        const name = value === "0" ? qsTr("heap %1: value 0, P").arg(heap)
                                   //: read aloud: the size of a heap, and its Grundy value
                                   : qsTr("heap %1: value %2").arg(heap).arg(value);
        return marks[column] === SequenceModel.Exception ? qsTr("%1, an exception to the period").arg(name) : name;
    }

    Accessible.role: Accessible.Row
    //: read aloud: the size of the first heap of a row, and the Grundy values of the row
    Accessible.name: qsTr("From heap %1: %2").arg(first.toLocaleString(Qt.locale(), "f", 0))
                     .arg(Array.from(values).join(", "))

    Rectangle {
        z: 1
        x: root.shift
        width: root.headWidth
        height: root.height
        color: Theme.board

        SilentText {
            width: root.headWidth - Theme.unit * 2
            height: root.height
            text: root.first.toLocaleString(Qt.locale(), "f", 0)
            color: Theme.ink2
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
        }
    }

    Repeater {
        model: root.values

        Rectangle {
            id: cell

            required property int index
            required property string modelData
            readonly property bool cold: modelData === "0"
            readonly property int mark: root.marks[index] ?? SequenceModel.Usual

            x: root.headWidth + index * root.cellWidth + 1
            y: 1
            width: root.cellWidth - 2
            height: root.height - 2
            radius: 6
            color: cold ? Theme.coldTint : mark === SequenceModel.Usual ? Theme.surface : Theme.surface2
            border.width: root.current === index ? 2 : mark === SequenceModel.Exception ? 2 : 1
            border.color: root.current === index ? Theme.accent : mark === SequenceModel.Exception ? Theme.hot : Theme.line
            focus: root.current === index
            Accessible.role: Accessible.Cell
            Accessible.focusable: true
            Accessible.name: root.cellName(index)
            Accessible.onPressAction: if (root.enabled) root.opened(index)

            Text { // no Label: there are a thousand of them
                anchors.centerIn: parent
                text: !cell.cold ? Settings.numeral(cell.modelData)
                    : root.tight ? qsTr("P", "a P-position") : qsTr("0 P", "Grundy value 0, a P-position")
                color: cell.cold ? Theme.cold : Theme.ink
                textFormat: Text.PlainText
                font.pixelSize: Theme.small
                font.weight: cell.cold ? Font.Bold : Font.Normal
                font.italic: cell.mark === SequenceModel.Exception
                Accessible.ignored: true
            }
        }
    }

    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onClicked: mouse => {
            const column = Math.floor((mouse.x - root.headWidth) / root.cellWidth);
            root.pointed(column);
            if (mouse.x >= root.headWidth + root.shift && column < root.values.length)
                root.opened(column);
        }
    }
}
