// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Finds pieces of a board by place.
Spatial {
    property Repeater pieces: null

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

    /// The choosable piece whose middle is nearest to a place on the board; null when there is none.
    function nearestTo(place: point): Item {
        const away = piece => Math.hypot(piece.x + piece.width / 2 - place.x, piece.y + piece.height / 2 - place.y);
        return choosable().reduce((best, piece) => best !== null && away(best) <= away(piece) ? best : piece, null);
    }
}
