// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where an arrow key leads: the nearest of some items in a direction.
QtObject {
    /// The item of `items` nearest to `from` in the direction (dx, dy) of `frame`; null when there is none.
    function nearest(items: var, from: Item, dx: int, dy: int, frame: Item): Item {
        const start = from.mapToItem(frame, from.width / 2, from.height / 2);
        let best = null;
        let least = Infinity;
        for (const item of items) {
            if (item === from || !item.visible)
                continue;
            const end = item.mapToItem(frame, item.width / 2, item.height / 2);
            const along = (end.x - start.x) * dx + (end.y - start.y) * dy;
            const across = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
            const cost = along + across * 3;
            if (along > 1 && across < along * 2.5 + 1 && cost < least) {
                least = cost;
                best = item;
            }
        }
        return best;
    }
}
