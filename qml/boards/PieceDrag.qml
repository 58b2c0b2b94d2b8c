// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A piece that is dragged follows the pointer, with those that go with it, and the places that it may go to show.
/// Let go, they glide to where they belong then.
QtObject {
    /// Null once the board is gone.
    required property BoardModel board
    property Repeater pieces: null
    property PieceItem held: null
    property var carried: []
    property point from

    /// The pointer was pressed on a piece.
    function hold(piece: Item, x: real, y: real) {
        const pressed = piece as PieceItem;
        held = pressed !== null && pressed.draggable ? pressed : null;
        from = Qt.point(x, y);
    }

    function follow(x: real, y: real) {
        if (held === null)
            return;
        if (carried.length === 0 && Math.hypot(x - from.x, y - from.y) > 6)
            lift();
        for (const piece of carried) {
            piece.dragX = x - from.x;
            piece.dragY = y - from.y;
        }
    }

    function lift() {
        if (!board.beginDrag(held.pieceId)) {
            held = null;
            return;
        }
        carried = Array.from({ length: pieces.count }, (none, row) => pieces.itemAt(row) as PieceItem)
            .filter(piece => piece === held || held.carries(piece));
        for (const piece of carried)
            piece.dragged = true;
    }

    function drop() {
        for (const piece of carried) {
            if (piece === null) // it went while it was held
                continue;
            piece.dragged = false;
            piece.dragX = 0;
            piece.dragY = 0;
        }
        if (carried.length > 0)
            board.endDrag();
        carried = [];
        held = null;
    }
}
