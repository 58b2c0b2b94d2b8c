// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A board that is laid out and painted as a scene.
BoardBase {
    id: root

    /// Strip: the gaps that count as heaps.
    property var gaps: []
    /// Exploring: the heap or row pointed at tells of all its choices.
    property bool ribboned: false
    /// Plane: what is told of its squares; null for nothing.
    property PlaneMap map: null
    /// Of a plane; else null.
    property PlaneInput squares: null
    readonly property BoardScene scene: stage
    /// See BoardScene.dishes.
    property alias dishes: stage.dishes
    readonly property real pitch: stage.pitch
    readonly property bool ofHeaps: board.shape === BoardShape.Heaps
    readonly property bool ofSquares: board.shape === BoardShape.Plane
    /// So many pieces, or squares, that each is small; a narrow card has no room for buttons.
    readonly property bool crowded: ofSquares ? smallSquares : stage.crowded
    readonly property bool smallSquares: ofSquares && width > Theme.controlHeight * 8 && Math.min(width / board.columns, height / board.rows) < 34
    /// Of a low board the buttons would cover pieces: the wheel, two fingers and the keys zoom it.
    readonly property bool zoomShown: interactive && !large && (stage.zoom > 1 || zoomOffered && crowded && (ofSquares || height > Theme.controlHeight * 7))
    readonly property real buttonRoom: Theme.controlHeight + Theme.unit
    /// For the badges of moves; for buttons that zoom; for the brackets of gaps and their texts.
    readonly property real headRoom: {
        if (ofSquares) {
            const pitch = Math.min(width / board.columns, height / (board.rows + 2));
            const isBeside = (width - board.columns * pitch) / 2 > Theme.controlHeight * 2.6;
            return zoomOffered && interactive && !large && smallSquares && !isBeside && (height - buttonRoom) / (board.rows + 3) >= 12 ? buttonRoom : 8;
        }
        if (gaps.length > 0)
            return labelSize * 2.6;
        if (board.shape === BoardShape.Strip && board.rows > 1)
            return large ? 24 : 16;
        return board.shape === BoardShape.Strip || board.shape === BoardShape.Staircase ? (large ? 44 : 30) : 0;
    }

    function zoomBy(factor: real) {
        const place = squares?.byKeyboard ? squares.place : Qt.rect(0, 0, width, height);
        stage.zoomAt(factor, Qt.point(place.x + place.width / 2, place.y + place.height / 2));
    }

    function sceneOf(number: int): BoardScene {
        return stage;
    }

    function refit() {
        stage.refit();
    }

    upright: board.shape === BoardShape.Grid || ofSquares ? board.columns <= board.rows * 1.3 : ofHeaps && !met(PieceKind.Stick) && board.rows > 5

    clip: stage.zoom > 1
    Keys.onPressed: event => {
        if (large || !interactive || event.modifiers & ~(Qt.ControlModifier | Qt.ShiftModifier | Qt.KeypadModifier))
            return;
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            zoomBy(1.25);
        else if (event.key === Qt.Key_Minus)
            zoomBy(0.8);
        else if (event.key === Qt.Key_0)
            stage.showWhole();
        else
            return;
        event.accepted = true;
    }

    BoardScene {
        id: stage

        objectName: "boardScene"
        anchors.fill: parent
        board: root.board
        map: root.map
        pieces: root.pieces
        colours: Theme.boardColours
        tabled: root.tabled
        pale: Theme.pale
        step: 10 * root.grow * (root.large ? 0.82 : root.tabled ? 1.35 : 1)
        letter: root.large ? Math.max(Theme.presentSmall, root.labelSize * 0.6) : root.labelSize * 0.8
        leastLetter: root.large ? Theme.presentSmall : 11
        head: root.headRoom
        zoomedHead: root.ofSquares ? root.buttonRoom : 0
        far: root.large
        spare: root.editing && root.ofHeaps ? Qt.size(Theme.controlHeight * 3 + Theme.unit * 4, Theme.controlHeight + Theme.unit * 2) : Qt.size(0, 0)
        duration: Theme.move
        onPlacesChanged: root.placed()
    }
}
