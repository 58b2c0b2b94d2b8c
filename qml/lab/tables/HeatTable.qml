// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// A heat map of a family of positions: n along the rows, m down the columns, heads that stay. The keys
/// choose a cell, Enter or a click opens its position.
FocusScope {
    id: root

    required property TableModel table
    property int row: -1
    property int column: -1
    /// Cells grow into the room there is, up to a size; then they are scrolled.
    readonly property real narrowest: Math.max(30, table.cellLength * 8.4 + 12) * Theme.scale
    readonly property real growth: Math.max(1, Math.min(1.5, (width - headWidth) / Math.max(1, table.columns * narrowest),
                                                        (height - headHeight) / Math.max(1, table.rows * 30 * Theme.scale)))
    readonly property real cellHeight: Math.floor(30 * Theme.scale * growth)
    readonly property real cellWidth: Math.floor(narrowest * growth)
    /// The cell below the mouse, else the one chosen by the keys; -1 for none.
    readonly property int namedRow: mouse.named ? mouse.row : row
    readonly property int namedColumn: mouse.named ? mouse.column : column
    readonly property real headWidth: Math.round((table.headLength * 9 + 22) * Theme.scale)
    readonly property real headHeight: Math.round(28 * Theme.scale)

    signal openAsked(notation: string)

    function choose(toRow: int, toColumn: int) {
        const rows = table.rowCount();
        const columns = table.columnCount();
        if (rows === 0)
            return;
        if (view.rows !== rows || view.columns !== columns) // it learns of a new table with its next frame
            view.forceLayout();
        row = Math.max(0, Math.min(toRow, rows - 1));
        column = Math.max(0, Math.min(toColumn, columns - 1));
        view.positionViewAtCell(Qt.point(column, row), TableView.Visible);
    }

    function openChosen() {
        const notation = table.notation(row, column);
        if (notation !== "")
            root.openAsked(notation);
    }

    function pick(row: int, column: int) {
        forceActiveFocus(Qt.MouseFocusReason);
        choose(row, column);
        openChosen();
    }

    activeFocusOnTab: true
    LayoutMirroring.enabled: false // numbers run from left to right
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Table
    Accessible.name: table.title
    Accessible.description: table.words(row, column)
    Keys.onUpPressed: choose(row - 1, column)
    Keys.onDownPressed: choose(row + 1, column)
    Keys.onLeftPressed: choose(row, column - 1)
    Keys.onRightPressed: choose(row, column + 1)
    Keys.onReturnPressed: openChosen()
    Keys.onEnterPressed: openChosen()
    Keys.onPressed: event => {
        const page = Math.max(1, Math.floor(view.height / cellHeight) - 1);
        const steps = ({ [Qt.Key_PageUp]: -page, [Qt.Key_PageDown]: page })[event.key];
        if (steps !== undefined)
            choose(row + steps, column);
        else if (event.key === Qt.Key_Home)
            choose(event.modifiers & Qt.ControlModifier ? 0 : row, 0);
        else if (event.key === Qt.Key_End)
            choose(event.modifiers & Qt.ControlModifier ? table.rowCount() - 1 : row, table.columnCount() - 1);
        else
            return;
        event.accepted = true;
    }
    onActiveFocusChanged: if (activeFocus && row < 0) choose(0, 0)

    /// The heads of the columns, or of the rows, that a table shows now.
    component HeatHead: Item {
        id: head

        /// How many there are in all.
        required property int all
        /// Width of a column, or height of a row, and how far the table is scrolled.
        required property real step
        required property real offset
        required property int current
        property bool vertical: false
        readonly property int first: Math.max(0, Math.floor(offset / step))
        readonly property int shown: Math.min(all - first, Math.ceil((vertical ? height : width) / step) + 1)

        clip: true

        Repeater {
            model: Math.max(0, head.shown)

            AppText {
                required property int index
                readonly property int place: head.first + index

                x: head.vertical ? 0 : place * head.step - head.offset
                y: head.vertical ? place * head.step - head.offset : 0
                width: head.vertical ? head.width : head.step
                height: head.vertical ? head.step : head.height
                text: {
                    root.table.busy; // again with every table
                    return head.vertical ? root.table.rowTitle(place) : root.table.columnTitle(place);
                }
                color: place === head.current ? Theme.ink : Theme.ink2
                font.pixelSize: Theme.small
                font.weight: place === head.current ? Font.Bold : Font.Normal
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.role: head.vertical ? Accessible.RowHeader : Accessible.ColumnHeader
            }
        }
    }

    SteadyBinding { // a family of one parameter goes on in the next row
        target: root.table
        property: "fitting"
        value: Math.max(1, Math.floor((root.width - root.headWidth) / root.narrowest))
        when: root.width > 0
    }

    Connections {
        target: root.table

        function onTableChanged() {
            if (root.row >= root.table.rowCount() || root.column >= root.table.columnCount())
                root.row = root.column = -1;
        }
    }

    CentredText { // the corner: which way is which
        width: root.headWidth
        height: root.headHeight
        text: root.table.ofTwo ? "m \\ n" : "n"
        color: Theme.ink2
        font.pixelSize: Theme.small
    }

    HeatHead {
        x: view.x
        width: view.width
        height: root.headHeight
        all: root.table.columns
        step: root.cellWidth
        offset: view.contentX
        current: root.column
    }

    HeatHead {
        y: view.y
        width: root.headWidth
        height: view.height
        vertical: true
        all: root.table.rows
        step: root.cellHeight
        offset: view.contentY
        current: root.row
    }

    HeatPicture {
        objectName: "heatPicture"
        x: view.x
        y: view.y
        width: view.width
        height: view.height
        table: root.table
        offset: Qt.point(view.contentX, view.contentY)
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
        textSize: Math.round(Theme.small * (1 + (root.growth - 1) * 0.5))
        textFamily: Application.font.family
        row: root.row
        column: root.column
        colours: Theme.boardColours
    }

    TableView { // for those who hear it, and for scrolling: its cells are drawn by the picture below it
        id: view

        objectName: "heatView"
        focus: true
        x: root.headWidth
        y: root.headHeight
        width: root.width - x
        height: root.height - y
        clip: true
        model: root.table
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        columnWidthProvider: () => root.cellWidth
        rowHeightProvider: () => root.cellHeight
        keyNavigationEnabled: false
        ScrollBar.vertical: ThinScrollBar { }
        ScrollBar.horizontal: ThinScrollBar { }

        delegate: Item {
            required property int row
            required property int column
            required property string text
            required property bool pale
            required property string words
            readonly property bool chosen: row === root.row && column === root.column

            objectName: "heat_" + row + "_" + column
            focus: chosen
            Accessible.role: Accessible.Cell
            Accessible.focusable: true
            Accessible.name: words
            Accessible.selected: chosen
            Accessible.onPressAction: if (root.enabled) root.pick(row, column)
        }

        /// The pointer over a heat map, one for all cells: the cell below it is named, a click picks it.
        MouseArea {
            id: mouse

            readonly property int row: Math.floor(mouseY / root.cellHeight)
            readonly property int column: Math.floor(mouseX / root.cellWidth)
            readonly property bool named: containsMouse && row < root.table.rows && column < root.table.columns

            width: root.table.columns * root.cellWidth
            height: root.table.rows * root.cellHeight
            z: 2
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: if (named) root.pick(row, column)

            AppToolTip {
                x: (mouse.column + 0.5) * root.cellWidth - width / 2
                y: mouse.row * root.cellHeight - height - Theme.unit
                text: root.table.words(mouse.row, mouse.column)
                visible: mouse.named && text !== "" && !view.moving
            }
        }
    }

    onCellWidthChanged: layout.restart()
    onCellHeightChanged: layout.restart()

    Timer { // not amid a layout that is going on
        id: layout

        interval: 0
        onTriggered: view.forceLayout()
    }
}
