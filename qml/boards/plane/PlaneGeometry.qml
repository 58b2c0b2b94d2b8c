// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where everything of a plane lies: (0, 0) is the corner at the bottom left. It can be zoomed and panned.
BoardBase {
    /// Room above the squares for badges.
    readonly property real headRoom: large ? 20 : 12
    /// From square to square, and the size of a counter.
    readonly property real pitch: fit * zoom
    readonly property real diameter: Math.round(pitch * 0.74 / 2) * 2
    /// As `heldRows`, so that squares keep their size during a game.
    property int heldColumns: 0
    readonly property int rows: Math.max(1, heldRows, board.rows)
    readonly property int columns: Math.max(1, heldColumns, board.columns)
    /// 1 shows the whole plane.
    property real zoom: 1
    /// How far the view has been panned to the right and down.
    property point pan: Qt.point(0, 0)
    readonly property real gutter: Math.round((large ? labelSize : Theme.small) * 1.7)
    /// Buttons that zoom: beside a whole plane that leaves them room there, else above it unless the squares get too small; a narrow card has none.
    readonly property bool zoomOffered: interactive && !large && width > Theme.controlHeight * 8 && fitBelow(headRoom) * 1.5 < 44
    readonly property bool zoomAbove: zoomOffered && fitBelow(headRoom + Theme.controlHeight) >= 12 && (zoom > 1 || width - gutter - columns * fitBelow(headRoom) < Theme.controlHeight * 6)
    readonly property real topRoom: headRoom + (zoomAbove ? Theme.controlHeight : 0)
    readonly property real fit: fitBelow(topRoom)
    readonly property real mostZoom: Math.max(1, 44 / Math.max(1, fit))
    readonly property bool zoomable: mostZoom > 1.05
    readonly property real areaWidth: Math.min(width - gutter, columns * pitch)
    readonly property real areaHeight: Math.min(height - gutter - topRoom, rows * pitch)
    readonly property real areaX: gutter + (width - gutter - areaWidth) / 2
    readonly property real areaY: topRoom + (height - gutter - topRoom - areaHeight) / 2
    readonly property real numberSize: large ? labelSize : Math.max(9, Math.min(Theme.small, pitch * 0.5 + 4))
    /// Every how many squares a number has room.
    readonly property int numberEvery: everyFor(pitch, numberSize * 1.35)

    upright: columns <= rows * 1.3

    /// The pitch at which all squares have room below so much.
    function fitBelow(room: real): real {
        return Math.min((width - gutter) / columns, (height - gutter - room) / rows, 76 * grow);
    }

    /// Every how many places a number has room.
    function everyFor(pitch: real, room: real): int {
        return Array.from([1, 5, 10, 50, 100]).find(every => every * pitch >= room) ?? 500;
    }

    /// In coordinates of the board's area (areaX, areaY).
    function middle(row: real, column: real): point {
        return Qt.point((column + 0.5) * pitch - pan.x, (rows - row - 0.5) * pitch - pan.y);
    }

    /// The middle of a square in the board's own coordinates.
    function placeOf(row: int, column: int): point {
        const place = middle(row, column);
        return Qt.point(areaX + place.x, areaY + place.y);
    }

    function hold() {
        heldRows = Math.max(heldRows, board.rows, board.ghosts.rows);
        heldColumns = Math.max(heldColumns, board.columns, board.ghosts.columns);
    }

    function refit() {
        heldRows = board.rows;
        heldColumns = board.columns;
    }

    function keepPan(x: real, y: real) {
        pan = Qt.point(Math.max(0, Math.min(columns * pitch - areaWidth, x)),
                       Math.max(0, Math.min(rows * pitch - areaHeight, y)));
    }

    /// Zooms so that what lies at the point of the area stays there.
    function zoomAt(factor: real, x: real, y: real) {
        const before = pitch;
        const column = (pan.x + x) / before;
        const row = (pan.y + y) / before;
        zoom = Math.max(1, Math.min(mostZoom, zoom * factor));
        keepPan(column * pitch - x, row * pitch - y);
    }

    onZoomChanged: keepPan(pan.x, pan.y)
    onMostZoomChanged: {
        zoom = Math.min(zoom, mostZoom);
        keepPan(pan.x, pan.y);
    }
}
