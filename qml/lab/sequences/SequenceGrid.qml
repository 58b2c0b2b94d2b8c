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
    readonly property SequenceRow currentRow: list.currentItem as SequenceRow

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

        delegate: SequenceRow {
            required property int index

            objectName: "sequenceRow_" + index
            width: list.contentWidth
            height: root.rowHeight
            headWidth: root.headWidth
            cellWidth: root.cellWidth
            tight: root.tight
            shift: list.contentX
            current: list.activeFocus && list.currentIndex === index ? root.heap % root.columns : -1
            onPointed: column => {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.go(first + Math.max(0, column));
            }
            onOpened: column => root.openAsked(first + column)
        }
    }
}
