// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Finds pieces of a board by place.
Spatial {
    required property BoardModel board
    property Repeater pieces: null
    /// Pieces are chosen for other things than moves.
    property bool editing: false

    /// The topmost piece that the point of `frame` hits; null for none. Hardly anything is asked of those that lie elsewhere:
    /// the pointer may go over a thousand.
    function at(x: real, y: real, frame: Item): Item {
        if (pieces === null || pieces.count === 0)
            return null;
        const itemAt = pieces.itemAt;
        const place = itemAt(0).parent.mapFromItem(frame, x, y);
        for (let i = pieces.count - 1; i >= 0; --i) {
            const piece = itemAt(i) as PieceItem;
            if (piece === null)
                continue;
            const px = place.x - piece.x;
            const py = place.y - piece.y;
            if (px >= 0 && py >= 0 && px < piece.width && py < piece.height && piece.visible && !piece.dragged && piece.hits(px, py))
                return piece;
        }
        return null;
    }

    function choosable(): var {
        return Array.from({ length: pieces?.count ?? 0 }, (none, row) => pieces.itemAt(row) as PieceItem)
            .filter(piece => piece !== null && piece.choosable);
    }

    /// The piece nearest to a place with which some move begins; where none does, the nearest that can be chosen; null when
    /// there is none.
    function nearestTo(place: point): Item {
        const away = piece => Math.hypot(piece.x + piece.width / 2 - place.x, piece.y + piece.height / 2 - place.y);
        const all = choosable().sort((a, b) => away(a) - away(b));
        return all.find(piece => editing || board.chosenPiece !== "" || board.leadsOn(piece.index)) ?? all[0] ?? null;
    }
}
