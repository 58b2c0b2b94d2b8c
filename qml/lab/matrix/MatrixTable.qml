// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// The table behind the connection matrix: all moves of the game, one a row.
ListView {
    id: root

    required property Lab lab
    required property MatrixPicture matrix
    required property bool shown

    signal openAsked(arrow: int)

    function select(row: int) {
        lab.selectedArrow = Math.max(0, Math.min(count - 1, row));
        positionViewAtIndex(lab.selectedArrow, ListView.Contain);
    }

    objectName: "matrixTable"
    clip: true
    model: shown ? matrix.arrows : 0
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    reuseItems: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Moves")
    Keys.onUpPressed: root.select(root.lab.selectedArrow - 1)
    Keys.onDownPressed: root.select(root.lab.selectedArrow + 1)
    Keys.onReturnPressed: root.openAsked(root.lab.selectedArrow)
    Keys.onEnterPressed: root.openAsked(root.lab.selectedArrow)
    ScrollBar.vertical: ThinScrollBar { }

    delegate: Rectangle {
        id: row

        required property int index
        readonly property var move: root.lab.ready ? root.lab.arrow(index) : ({})
        readonly property bool chosen: index === root.lab.selectedArrow

        objectName: "matrixRow_" + index
        width: ListView.view.width
        height: Math.round(34 * Theme.scale)
        color: chosen ? Theme.accentTint : index % 2 === 0 ? Theme.board : Theme.surface
        Accessible.role: Accessible.Row
        Accessible.name: names.text + ", " + (move.outcome ?? "") + ", " + words.text
        Accessible.selected: chosen
        Accessible.onPressAction: root.select(index)

        AppText {
            id: names

            anchors { left: parent.left; leftMargin: Theme.unit * 5; verticalCenter: parent.verticalCenter }
            width: parent.width * 0.42
            text: row.move.fromName === undefined ? "" : qsTr("%1 → %2").arg(row.move.fromName).arg(row.move.toName)
            font.family: Theme.mono
            font.pixelSize: Theme.monoSize
            elide: Text.ElideMiddle
            Accessible.ignored: true
        }

        OutcomeTag {
            id: tag

            anchors { left: names.right; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
            outcome: row.move.outcome ?? ""
        }

        AppText {
            id: words

            anchors { left: tag.right; right: parent.right; margins: Theme.unit * 4; verticalCenter: parent.verticalCenter }
            text: row.move.text ?? ""
            color: Theme.ink2
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        TapHandler {
            onTapped: {
                root.forceActiveFocus(Qt.MouseFocusReason);
                root.select(row.index);
            }
            onDoubleTapped: root.openAsked(row.index)
        }
    }
}
