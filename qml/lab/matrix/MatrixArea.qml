// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The connection matrix to look around in: the move pointed at is named, with its row and column; a click
/// selects it, a double click or Enter opens its position.
PictureArea {
    id: root

    required property Lab lab
    required property MatrixPicture matrix
    /// The move that is pointed at, -1 for none.
    property int looked: -1
    /// The one whose row and column are marked.
    readonly property int marked: looked >= 0 ? looked : lab.selectedArrow
    readonly property var move: marked >= 0 ? lab.arrow(marked) : ({})
    readonly property string moveText: move.fromName === undefined ? ""
        : move.text === "" ? /*: a move from one position to another */ qsTr("%1 → %2").arg(move.fromName).arg(move.toName)
        : qsTr("%1 → %2, %3", "positions of a move, and the move").arg(move.fromName).arg(move.toName).arg(move.text)
    readonly property rect frame: {
        const corner = place(0, 0);
        return Qt.rect(corner.x, corner.y, matrix.size.width * view.zoom, matrix.size.height * view.zoom);
    }
    readonly property rect cell: {
        const cells = matrix.cellOf(marked);
        const corner = place(cells.x, cells.y);
        return cells.width === 0 ? Qt.rect(0, 0, 0, 0) : Qt.rect(corner.x, corner.y, view.zoom, view.zoom);
    }

    signal openAsked(arrow: int)

    function place(x: real, y: real): point {
        return view.revision >= 0 ? view.toView(Qt.point(x, y)) : Qt.point(0, 0);
    }

    function arrowUnder(x: real, y: real): int {
        return matrix.arrowNear(view.toPicture(Qt.point(x, y)), 5 / view.zoom);
    }

    function walk(dx: int, dy: int) {
        const next = matrix.step(lab.selectedArrow, dx, dy);
        if (next < 0)
            return;
        looked = -1;
        lab.selectedArrow = next;
        view.reveal(matrix.cellOf(next));
    }

    objectName: "matrixPicture"
    picture: matrix
    margin: Math.round(30 * Theme.scale)
    walks: true
    takes: looked >= 0
    name: qsTr("Connection matrix of %1").arg(lab.title)
    description: moveText
    onPointerMoved: (x, y) => looked = arrowUnder(x, y)
    onPointerLeft: looked = -1
    onClicked: (x, y) => {
        const arrow = arrowUnder(x, y);
        if (arrow >= 0)
            lab.selectedArrow = arrow;
    }
    onDoubleClicked: (x, y) => root.openAsked(arrowUnder(x, y))
    onWalked: (dx, dy) => walk(dx, dy)
    onKey: event => {
        event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (event.accepted)
            root.openAsked(lab.selectedArrow);
    }

    /// The name of a row or a column of the connection matrix, beside it.
    component MatrixName: Rectangle {
        id: placeName

        required property string text
        /// Its row or column is in view.
        required property bool seen

        visible: text !== "" && seen
        width: Math.min(Math.round(180 * Theme.scale), name.implicitWidth + Theme.unit * 3)
        height: name.implicitHeight + Theme.unit
        radius: 6
        color: Theme.accentTint

        SilentText {
            id: name

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.unit * 2)
            text: placeName.text
            font.family: Theme.mono
            font.pixelSize: Theme.small
            elide: Text.ElideRight
        }
    }

    Connections {
        target: root.lab

        function onWholeChanged() { root.looked = -1; }
    }

    Rectangle { // around the whole matrix
        visible: root.matrix.size.width > 0
        x: Math.round(root.frame.x) - 7
        y: Math.round(root.frame.y) - 7
        width: Math.round(root.frame.width) + 14
        height: Math.round(root.frame.height) + 14
        radius: 8
        color: "transparent"
        border.width: 1
        border.color: Theme.line
    }

    Item { // the row and the column of the move
        id: cross

        readonly property real thickness: Math.max(1, root.cell.width)

        anchors.fill: parent
        visible: root.cell.width > 0

        Rectangle {
            x: root.frame.x
            y: root.cell.y
            width: root.frame.width
            height: cross.thickness
            color: Theme.accent
            opacity: 0.16
        }

        Rectangle {
            x: root.cell.x
            y: root.frame.y
            width: cross.thickness
            height: root.frame.height
            color: Theme.accent
            opacity: 0.16
        }

        Rectangle {
            objectName: "matrixRing"
            x: Math.round(root.cell.x - 3)
            y: Math.round(root.cell.y - 3)
            width: Math.round(root.cell.width + 5)
            height: width
            radius: 3
            color: "transparent"
            border.width: 2
            border.color: Theme.accent
        }

        MatrixName { // from, at the left end of the row
            x: Math.max(2, Math.min(root.frame.x - width - 10, root.cell.x - width - 8))
            y: Math.max(2, Math.min(root.height - height - 2, root.cell.y + root.cell.height / 2 - height / 2))
            seen: root.cell.y + root.cell.height > 0 && root.cell.y < root.height
            text: root.move.fromName ?? ""
        }

        MatrixName { // to, at the upper end of the column
            x: Math.max(2, Math.min(root.width - width - 2, root.cell.x + root.cell.width / 2 - width / 2))
            y: Math.max(2, Math.min(root.frame.y - height - 10, root.cell.y - height - 8))
            seen: root.cell.x + root.cell.width > 0 && root.cell.x < root.width
            text: root.move.toName ?? ""
        }

        Surface { // the move in words
            objectName: "matrixTip"
            visible: root.looked >= 0
            x: Math.max(4, Math.min(root.width - width - 4, root.cell.x + 18))
            y: root.cell.y + root.cell.height + 14 + height > root.height ? root.cell.y - height - 14 : root.cell.y + root.cell.height + 14
            width: Math.min(tip.implicitWidth + Theme.unit * 5, root.width - 8)
            height: tip.implicitHeight + Theme.unit * 3
            radius: Theme.radius - 2

            AppText {
                id: tip

                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - Theme.unit * 5)
                text: root.moveText
                font.pixelSize: Theme.small
                elide: Text.ElideRight
            }
        }
    }
}
