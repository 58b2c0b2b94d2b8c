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

        /// A move as a row: from where to where, what it leaves, and in words.
        delegate: Rectangle {
            id: line

            required property int index
            readonly property var move: root.lab.ready ? root.lab.arrow(index) : ({})
            readonly property bool chosen: index === root.lab.selectedArrow

            function pick() {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.select(index);
            }

            objectName: "matrixRow_" + index
            width: list.width
            height: root.rowHeight
            color: chosen ? Theme.accentTint : index % 2 === 0 ? Theme.board : Theme.surface
            Accessible.role: Accessible.Row
            Accessible.name: names.text + ", " + Theme.outcomeLetter(move.outcome ?? Outcome.Unknown) + ", " + words.text
            Accessible.focusable: true
            Accessible.selected: chosen
            Accessible.onPressAction: if (line.enabled) line.pick()

            SilentText {
                id: names

                anchors { left: parent.left; leftMargin: root.columns[0]; verticalCenter: parent.verticalCenter }
                width: root.columns[1] - root.columns[0] - Theme.unit * 2
                //: a move from one position to another
                text: line.move.fromName === undefined ? "" : qsTr("%1 → %2").arg(line.move.fromName).arg(line.move.toName)
                font.family: Theme.mono
                font.pixelSize: Theme.monoSize
                elide: Text.ElideMiddle
            }

            OutcomeTag {
                silent: true
                anchors { left: parent.left; leftMargin: root.columns[1]; verticalCenter: parent.verticalCenter }
                outcome: line.move.outcome ?? Outcome.Unknown
            }

            SilentText {
                id: words

                anchors {
                    left: parent.left; right: parent.right; leftMargin: root.columns[2]; rightMargin: Theme.unit * 4
                    verticalCenter: parent.verticalCenter
                }
                text: line.move.text ?? ""
                color: Theme.ink2
                font.pixelSize: Theme.small
                elide: Text.ElideRight
            }

            TapHandler {
                onTapped: line.pick()
                onDoubleTapped: root.openAsked(line.index)
            }
        }
    }
}
