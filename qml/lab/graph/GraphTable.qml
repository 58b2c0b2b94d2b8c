// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// The table behind the state graph: all positions with all that is known of them.
Item {
    id: root

    required property Lab lab
    required property bool shown
    readonly property var titles: rows.titles
    readonly property real rowHeight: Math.round(34 * Theme.scale)

    signal openAsked(node: int)

    /// Columns that the game does not have take no room.
    function columnWidth(column: int): real {
        if (titles[column] === "")
            return 0;
        const there = titles.filter(title => title !== "").length;
        const first = Math.max(110 * Theme.scale, table.width * 0.24);
        return column === 0 ? first : Math.max(70 * Theme.scale, (table.width - first) / (there - 1));
    }

    function select(row: int) {
        lab.selectedNode = Math.max(0, Math.min(rows.rowCount() - 1, row));
        table.positionViewAtRow(lab.selectedNode, TableView.Visible);
    }

    StateGraphTable {
        id: rows

        lab: root.shown ? root.lab : null
    }

    HorizontalHeaderView {
        id: head

        anchors { left: table.left; right: table.right; top: parent.top }
        height: root.rowHeight * 1.3
        syncView: table
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: rows

        delegate: Item {
            id: title

            required property string display

            implicitHeight: root.rowHeight * 1.3

            Note {
                anchors { fill: parent; leftMargin: Theme.unit * 2; rightMargin: Theme.unit }
                text: title.display
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                maximumLineCount: 2
                verticalAlignment: Text.AlignVCenter
            }
        }
    }

    TableView {
        id: table

        objectName: "graphTable"
        anchors {
            left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom
            leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4
        }
        clip: true
        model: rows
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: false
        columnWidthProvider: column => root.columnWidth(column)
        rowHeightProvider: () => root.rowHeight
        onWidthChanged: forceLayout()
        Accessible.role: Accessible.Table
        //: read aloud: the table of all positions of the graph
        Accessible.name: qsTr("Positions")
        Keys.onUpPressed: root.select(root.lab.selectedNode - 1)
        Keys.onDownPressed: root.select(root.lab.selectedNode + 1)
        Keys.onReturnPressed: root.openAsked(root.lab.selectedNode)
        Keys.onEnterPressed: root.openAsked(root.lab.selectedNode)
        ScrollBar.vertical: ThinScrollBar { }
        ScrollBar.horizontal: ThinScrollBar { }

        delegate: Rectangle {
            id: cell

            required property int row
            required property int column
            required property string display
            required property int outcome
            readonly property bool chosen: row === root.lab.selectedNode

            objectName: "cell_" + row + "_" + column
            implicitHeight: root.rowHeight
            color: chosen ? Theme.accentTint : row % 2 === 0 ? Theme.board : Theme.surface
            focus: chosen && column === 0
            Accessible.role: Accessible.Cell
            Accessible.focusable: true
            Accessible.name: column === 0 ? rows.rowText(row) : display
            Accessible.selected: chosen
            Accessible.onPressAction: if (table.enabled) root.select(row)

            SilentText {
                anchors { fill: parent; leftMargin: Theme.unit * 2; rightMargin: Theme.unit }
                visible: cell.column !== 1
                text: cell.display
                font.family: cell.column === 0 ? Theme.mono : Application.font.family
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
            }

            OutcomeTag {
                silent: true
                anchors { left: parent.left; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                outcome: cell.column === 1 ? cell.outcome : Outcome.Unknown
            }

            TapHandler {
                onTapped: {
                    table.forceActiveFocus(Qt.MouseFocusReason);
                    root.select(cell.row);
                }
                onDoubleTapped: root.openAsked(cell.row)
            }
        }
    }

    Connections {
        target: rows

        function onTitlesChanged() { table.forceLayout(); }
    }
}
