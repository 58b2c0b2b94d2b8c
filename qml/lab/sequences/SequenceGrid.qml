// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// The values in rows; arrow keys walk from heap to heap, Enter opens the heap as a position.
FocusScope {
    id: root

    required property SequenceModel sequence
    /// The heap with the keyboard.
    property int heap: 0
    readonly property int columns: sequence.columns
    readonly property real headWidth: Math.round(78 * Theme.scale)
    /// Room for the widest value or the letter P.
    readonly property real least: Math.max(metrics.advanceWidth("P"), metrics.advanceWidth(String(sequence.largestValue)))
                                  + Theme.unit * 2.5
    readonly property real room: (width - headWidth - Theme.unit * 3) / columns
    readonly property real cellWidth: Math.max(least, Math.min(Math.round(54 * Theme.scale), room))
    /// A cold heap has room for its letter alone, and every other column for its number.
    readonly property bool tight: cellWidth < metrics.advanceWidth("0 P") + Theme.unit * 2
    readonly property real rowHeight: Math.round(32 * Theme.scale)
    readonly property var currentRow: list.currentItem

    signal openAsked(heap: int)

    function go(to: int) {
        const next = Math.max(0, Math.min(sequence.length - 1, to));
        heap = next;
        list.currentIndex = Math.floor(next / columns);
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        reveal(headWidth + (next % columns) * cellWidth);
    }

    /// Scrolls to the side until the cell at x is in sight.
    function reveal(x: real) {
        const shift = Math.max(Math.min(list.contentX, x - headWidth), x + cellWidth - width);
        list.contentX = Math.max(0, Math.min(list.contentWidth - width, shift));
    }

    onColumnsChanged: list.currentIndex = Math.floor(heap / columns)

    /// A row of Grundy values, behind the size of its first heap, which stays in sight.
    component SequenceRow: FocusScope {
        id: row

        required property int index
        required property real first
        required property list<string> values
        /// A SequenceModel.Mark for each value.
        required property list<int> marks
        /// The column with the keyboard, -1 for none.
        readonly property int current: list.activeFocus && list.currentIndex === index ? root.heap % root.columns : -1

        function cellName(column: int): string {
            const value = values[column] ?? "";
            const heap = (first + column).toLocaleString(Qt.locale(), "f", 0);
            const name = value === "0" ? qsTr("heap %1: value 0, P").arg(heap)
                                       //: read aloud: the size of a heap, and its Grundy value
                                       : qsTr("heap %1: value %2").arg(heap).arg(value);
            return marks[column] === SequenceModel.Exception ? qsTr("%1, an exception to the period").arg(name) : name;
        }

        objectName: "sequenceRow_" + index
        width: list.contentWidth
        height: root.rowHeight
        Accessible.role: Accessible.Row
        //: read aloud: the size of the first heap of a row, and the Grundy values of the row
        Accessible.name: qsTr("From heap %1: %2").arg(first.toLocaleString(Qt.locale(), "f", 0))
                         .arg(Array.from(values).join(", "))

        Rectangle {
            z: 1
            x: list.contentX
            width: root.headWidth
            height: row.height
            color: Theme.board

            SilentText {
                width: root.headWidth - Theme.unit * 2
                height: row.height
                text: row.first.toLocaleString(Qt.locale(), "f", 0)
                color: Theme.ink2
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
            }
        }

        Repeater {
            model: row.values

            Rectangle {
                id: cell

                required property int index
                required property string modelData
                readonly property bool cold: modelData === "0"
                readonly property int mark: row.marks[index] ?? SequenceModel.Usual

                x: root.headWidth + index * root.cellWidth + 1
                y: 1
                width: root.cellWidth - 2
                height: row.height - 2
                radius: 6
                color: cold ? Theme.coldTint : mark === SequenceModel.Usual ? Theme.surface : Theme.surface2
                border.width: row.current === index ? 2 : mark === SequenceModel.Exception ? 2 : 1
                border.color: row.current === index ? Theme.accent : mark === SequenceModel.Exception ? Theme.hot : Theme.line
                focus: row.current === index
                Accessible.role: Accessible.Cell
                Accessible.focusable: true
                Accessible.name: row.cellName(index)
                Accessible.onPressAction: if (row.enabled) root.openAsked(row.first + index)

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
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.go(row.first + Math.max(0, column));
                if (mouse.x >= root.headWidth + list.contentX && column < row.values.length)
                    root.openAsked(row.first + column);
            }
        }
    }

    FontMetrics {
        id: metrics

        font.pixelSize: Theme.small
        font.weight: Font.Bold
    }

    Item {
        id: head

        LayoutMirroring.enabled: false // numbers run from left to right
        LayoutMirroring.childrenInherit: true
        x: root.headWidth
        width: parent.width - x
        height: Math.round(24 * Theme.scale)
        clip: true

        Repeater {
            model: root.sequence.ready ? root.columns : 0

            SilentText {
                required property int index

                x: (root.tight ? index - 0.5 : index) * root.cellWidth - list.contentX // with the room of the one left out
                width: root.cellWidth * (root.tight ? 2 : 1)
                visible: !root.tight || index % 2 === 0
                text: qsTr("+%1", "so many more than the first heap of the row").arg(index)
                color: Theme.ink2
                font.pixelSize: Math.round(12 * Theme.scale)
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }

    AppList {
        id: list

        objectName: "sequenceGrid"
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        model: root.sequence
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        reuseItems: true
        highlightMoveDuration: 0
        flickableDirection: Flickable.AutoFlickIfNeeded
        contentWidth: root.headWidth + root.columns * root.cellWidth + Theme.unit * 3
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Grundy values of the heaps")
        Accessible.description: root.currentRow?.cellName(root.heap % root.columns) ?? ""
        ScrollBar.vertical: ThinScrollBar { }
        ScrollBar.horizontal: ThinScrollBar { }
        Keys.onLeftPressed: root.go(root.heap - 1)
        Keys.onRightPressed: root.go(root.heap + 1)
        Keys.onUpPressed: root.go(root.heap - root.columns)
        Keys.onDownPressed: root.go(root.heap + root.columns)
        Keys.onReturnPressed: root.openAsked(root.heap)
        Keys.onEnterPressed: root.openAsked(root.heap)
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(height / root.rowHeight) - 2) * root.columns;
            const to = ({ [Qt.Key_Home]: 0, [Qt.Key_End]: root.sequence.length - 1, [Qt.Key_PageUp]: root.heap - page,
                          [Qt.Key_PageDown]: root.heap + page })[event.key];
            event.accepted = to !== undefined;
            if (event.accepted)
                root.go(to);
        }

        delegate: SequenceRow { }
    }
}
