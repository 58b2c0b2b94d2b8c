// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// A heat map of a family of positions: n along the rows, m down the columns, heads that stay. A click or the
/// keys choose a cell, Enter or a second click opens its position.
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
    readonly property real headWidth: Math.round((table.headLength * 9 + 22) * Theme.scale)
    readonly property real headHeight: Math.round(28 * Theme.scale)

    signal openAsked(notation: string)

    function choose(toRow: int, toColumn: int) {
        if (table.rowCount() === 0)
            return;
        row = Math.max(0, Math.min(toRow, view.rows - 1));
        column = Math.max(0, Math.min(toColumn, view.columns - 1));
        view.positionViewAtCell(Qt.point(column, row), TableView.Visible);
    }

    function step(rows: int, columns: int) {
        choose(row + rows, column + columns);
    }

    function openChosen() {
        const notation = table.notation(row, column);
        if (notation !== "")
            root.openAsked(notation);
    }

    activeFocusOnTab: true
    LayoutMirroring.enabled: false // numbers run from left to right
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Table
    Accessible.name: table.title
    Accessible.description: table.words(row, column)
    Keys.onUpPressed: step(-1, 0)
    Keys.onDownPressed: step(1, 0)
    Keys.onLeftPressed: step(0, -1)
    Keys.onRightPressed: step(0, 1)
    Keys.onReturnPressed: openChosen()
    Keys.onEnterPressed: openChosen()
    Keys.onPressed: event => {
        const page = Math.max(1, Math.floor(view.height / cellHeight) - 1);
        const steps = ({ [Qt.Key_PageUp]: -page, [Qt.Key_PageDown]: page })[event.key];
        if (steps !== undefined)
            step(steps, 0);
        else if (event.key === Qt.Key_Home)
            choose(event.modifiers & Qt.ControlModifier ? 0 : row, 0);
        else if (event.key === Qt.Key_End)
            choose(event.modifiers & Qt.ControlModifier ? view.rows - 1 : row, view.columns - 1);
        else
            return;
        event.accepted = true;
    }
    onActiveFocusChanged: {
        if (activeFocus && row < 0)
            choose(0, 0);
    }

    Binding { // a family of one parameter goes on in the next row
        target: root.table
        property: "fitting"
        value: Math.max(1, Math.floor((root.width - root.headWidth) / root.narrowest))
        when: root.width > 0
    }

    Connections {
        target: root.table

        function onTableChanged() {
            if (root.row >= view.rows || root.column >= view.columns)
                root.row = root.column = -1;
        }
    }

    AppText { // the corner: which way is which
        width: root.headWidth
        height: root.headHeight
        text: root.table.twoParameters ? "m \\ n" : "n"
        color: Theme.ink2
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    HeatHead {
        x: view.x
        width: view.width
        height: root.headHeight
        first: view.leftColumn
        count: view.columns > 0 ? view.rightColumn - view.leftColumn + 1 : 0
        step: root.cellWidth
        offset: view.contentX
        current: root.column
        titleOf: {
            root.table.busy, root.table.columns; // again with every table
            return place => root.table.columnTitle(place);
        }
    }

    HeatHead {
        y: view.y
        width: root.headWidth
        height: view.height
        vertical: true
        first: view.topRow
        count: view.rows > 0 ? view.bottomRow - view.topRow + 1 : 0
        step: root.cellHeight
        offset: view.contentY
        current: root.row
        titleOf: {
            root.table.busy, root.table.columns;
            return place => root.table.rowTitle(place);
        }
    }

    TableView {
        id: view

        objectName: "heatView"
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

        delegate: HeatCell {
            id: cell

            required property int row
            required property int column

            objectName: "heat_" + row + "_" + column
            chosen: row === root.row && column === root.column
            textSize: Math.round(Theme.small * (1 + (root.growth - 1) * 0.5))
            Accessible.onPressAction: root.choose(row, column)

            TapHandler {
                onTapped: {
                    root.forceActiveFocus(Qt.MouseFocusReason);
                    if (cell.chosen)
                        root.openChosen();
                    else
                        root.choose(cell.row, cell.column);
                }
            }

            HoverHandler {
                onHoveredChanged: {
                    if (hovered)
                        tip.cell = cell;
                    else if (tip.cell === cell)
                        tip.cell = null;
                }
            }
        }

        AppToolTip {
            id: tip

            property HeatCell cell: null

            parent: cell ?? view
            text: cell?.words ?? ""
            visible: cell !== null && !view.moving
        }
    }

    onCellWidthChanged: Qt.callLater(view.forceLayout)
    onCellHeightChanged: Qt.callLater(view.forceLayout)
}
