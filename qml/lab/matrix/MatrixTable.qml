// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// The table behind the connection matrix: all moves of the game, one a row.
Item {
    id: root

    required property Lab lab
    required property MatrixPicture matrix
    required property bool shown
    readonly property real rowHeight: Math.round(34 * Theme.scale)
    /// Where the columns begin: the positions, what the move leaves, the move in words.
    readonly property list<real> columns: [Theme.unit * 5, Math.round(width * 0.46), Math.round(width * 0.46 + 70 * Theme.scale)]

    signal openAsked(arrow: int)

    function select(row: int) {
        lab.selectedArrow = Math.max(0, Math.min(list.count - 1, row));
        list.positionViewAtIndex(lab.selectedArrow, ListView.Contain);
    }

    Repeater {
        model: [qsTr("From → to"), /*: head of a column, a verb: what a move leaves, P or N */ qsTr("Leaves"), /*: head of a column, a noun */ qsTr("Move")]

        Note {
            required property int index
            required property string modelData

            anchors { left: parent?.left; leftMargin: root.columns[index] }
            height: root.rowHeight
            text: modelData
            font.weight: Font.DemiBold
            verticalAlignment: Text.AlignVCenter
        }
    }

    AppList {
        id: list

        objectName: "matrixTable"
        anchors { fill: parent; topMargin: root.rowHeight }
        model: root.shown ? root.matrix.arrows : 0
        activeFocusOnTab: true
        keyNavigationEnabled: false
        reuseItems: true
        Accessible.role: Accessible.Table
        //: read aloud: the list of moves, a noun
        Accessible.name: qsTr("Moves")
        Keys.onUpPressed: root.select(root.lab.selectedArrow - 1)
        Keys.onDownPressed: root.select(root.lab.selectedArrow + 1)
        Keys.onReturnPressed: root.openAsked(root.lab.selectedArrow)
        Keys.onEnterPressed: root.openAsked(root.lab.selectedArrow)
        ScrollBar.vertical: ThinScrollBar { }

        delegate: MatrixRow {
            width: list.width
            height: root.rowHeight
            move: root.lab.ready ? root.lab.arrow(index) : ({})
            columns: root.columns
            chosen: index === root.lab.selectedArrow
            onPicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.select(index);
            }
            onOpened: root.openAsked(index)
        }
    }
}
