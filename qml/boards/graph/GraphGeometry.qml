// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where everything of a graph lies.
BoardBase {
    /// Labels that have no room within their nodes stand outside: of a tree of forms.
    readonly property bool labelled: nodes.some(node => node.hasLongLabel)
    readonly property var nodes: itemsWith(false)
    readonly property var arrows: itemsWith(true)
    readonly property real most: large ? grow * 0.82 : grow
    readonly property int labelFont: Math.round(Math.max(10, Math.min(large ? labelSize : Theme.small, Math.min(width / Math.max(1, board.columns), height / Math.max(1, board.rows)) * (large ? 0.3 : 0.2))))
    readonly property real labelHeight: labelled ? Math.ceil(labelFont * 1.35) : 0
    /// Above the first row and below the last one.
    readonly property real edge: labelled ? labelHeight / 2 + 3 : 0
    readonly property real unitX: Math.min(width / Math.max(1, board.columns), (labelled ? 240 : 190) * most)
    readonly property real unitY: Math.min((height - 2 * edge) / Math.max(1, board.rows), 140 * most)
    /// Between two rows there is room for labels.
    readonly property real nodeSize: Math.max(labelled ? 8 : 12, Math.min(Math.min(unitX, unitY) * 0.48, labelled ? unitY - labelHeight - 10 : Infinity))
    /// Where the labels outside stand, by the ids of their pieces.
    readonly property var labelPlaces: labelled ? placeLabels() : ({})
    readonly property real originX: (width - Math.max(1, board.columns) * unitX) / 2
    readonly property real originY: (height - Math.max(1, board.rows) * unitY) / 2
    /// From the middle of a node to a label beside it: a badge stands there, too.
    readonly property real sideGap: Math.max(nodeSize / 2 + 4, nodeSize * 0.42 + Math.max(18, Math.min(28, nodeSize * 0.45)) / 2 + 2)
    property point tokenPlace: Qt.point(-1000, -1000)
    /// How far the pointer holds it from there.
    property point tokenOffset: Qt.point(0, 0)
    /// It went there by a move, and not because the board has another size.
    property bool tokenMoves: false

    function itemsWith(isArrow: bool): var {
        return Array.from({ length: complete ? pieces?.count ?? 0 : 0 }, (none, row) => pieces.itemAt(row) as GraphPiece)
            .filter(item => item !== null && item.isArrow === isArrow);
    }

    /// The token's label stands above it, that of a form whose options are drawn on the side from which no arrow
    /// comes, all others below their nodes. Each has half of the way to the next node of its row.
    function placeLabels(): var {
        const places = {};
        for (const node of nodes) {
            const row = nodes.filter(other => other.row === node.row);
            const left = Math.max(...row.filter(other => other.column < node.column).map(other => other.column));
            const right = Math.min(...row.filter(other => other.column > node.column).map(other => other.column));
            const here = place(node.row, node.column).x;
            const before = left === -Infinity ? here : (node.column - left) * unitX / 2;
            const behind = right === Infinity ? width - here : (right - node.column) * unitX / 2;
            const open = arrows.some(arrow => arrow.row === node.row && arrow.column === node.column);
            const fromRight = arrows.some(arrow => arrow.toRow === node.row && arrow.toColumn === node.column && arrow.column > node.column);
            const side = !open ? 0 : fromRight ? -1 : 1;
            const room = node.hasToken ? before + behind - 6 : side === 0 ? 2 * Math.min(before, behind) - 6
                : (side < 0 ? before : behind) - sideGap - 4;
            places[node.pieceId] = { "room": room, "side": node.hasToken ? 0 : side, "before": before, "behind": behind };
        }
        return places;
    }

    function place(row: real, column: real): point {
        return Qt.point(originX + (column + 0.5) * unitX, originY + (row + 0.5) * unitY);
    }
}
