// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Finds pieces of a board by place.
Spatial {
    property Repeater pieces: null

    /// The topmost piece that the point of `frame` hits; null for none.
    function at(x: real, y: real, frame: Item): Item {
        for (let i = (pieces?.count ?? 0) - 1; i >= 0; --i) {
            const piece = pieces.itemAt(i) as PieceItem;
            if (piece === null || !piece.visible || piece.dragged)
                continue;
            const place = piece.mapFromItem(frame, x, y);
            if (piece.hits(place.x, place.y))
                return piece;
        }
        return null;
    }

    function choosable(): var {
        return Array.from({ length: pieces?.count ?? 0 }, (none, row) => pieces.itemAt(row) as PieceItem)
            .filter(piece => piece !== null && piece.choosable);
    }

    /// The choosable piece whose middle is nearest to a place on the board; null when there is none.
    function nearestTo(place: point): Item {
        const away = piece => Math.hypot(piece.x + piece.width / 2 - place.x, piece.y + piece.height / 2 - place.y);
        return choosable().reduce((best, piece) => best !== null && away(best) <= away(piece) ? best : piece, null);
    }
}
