// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

/// The last move: broken lines around what it took, where what it moved stood, and around what it moved or changed.
/// They stay until the next move.
Strokes {
    id: root

    required property BoardBase host
    /// Of the pieces that are no more there.
    required property Repeater ghosts
    readonly property var items: [...host.itemsOf(host.board.lastRows),
        ...Array.from({ length: ghosts.count }, (none, row) => ghosts.itemAt(row)).filter(ghost => ghost !== null)]

    /// Around what stands for a piece, as SVG writes paths.
    function outline(item: Item): string {
        const piece = item as PieceItem;
        if (piece === null || piece.token.width <= 0)
            return "";
        const wide = piece.token.width;
        const high = piece.token.height;
        const round = Math.min(wide, high) * (piece.tokenRound ? 0.5 : 0.2);
        const across = wide - 2 * round;
        const down = high - 2 * round;
        const corner = (right, below) => `a ${round} ${round} 0 0 1 ${right * round} ${below * round} `;
        return `M ${piece.x + piece.token.x + round} ${piece.y + piece.token.y} h ${across} ${corner(1, 1)}`
             + `v ${down} ${corner(-1, 1)} h ${-across} ${corner(-1, -1)} v ${-down} ${corner(1, -1)}`;
    }

    objectName: "lastMove"
    anchors.fill: parent
    visible: items.length > 0

    Shape {
        ShapePath {
            strokeColor: Theme.ink2
            strokeWidth: root.host.large ? 3 : 2
            strokeStyle: ShapePath.DashLine
            dashPattern: [2, 2]
            capStyle: ShapePath.FlatCap
            fillColor: "transparent"

            PathSvg {
                path: root.items.map(item => root.outline(item)).join("")
            }
        }
    }
}
