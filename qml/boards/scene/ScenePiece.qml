// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What hits and names a figure of a scene, which draws it.
PieceItem {
    id: root

    required property SceneBase host
    /// What others lie on.
    readonly property bool ground: kind === PieceKind.Base || kind === PieceKind.Gap || kind === PieceKind.Square || kind === PieceKind.Step

    function hits(px: real, py: real): bool {
        return (choosable || kind === PieceKind.Square) && px >= 0 && py >= 0 && px < width && py < height
            && host.scene.reaches(index, Qt.point(x + px, y + py));
    }

    /// Coins of a staircase lie on one another.
    function carries(other: Item): bool {
        const piece = other as ScenePiece;
        return piece !== null && kind === PieceKind.Coin && piece.kind === kind && piece.column === column && piece.row > row;
    }

    function hold() {
        if (dragged)
            host.scene.hold(index, Qt.point(dragX, dragY));
    }

    Accessible.ignored: !choosable || name === "" || host.squares?.row === row && host.squares.column === column // the square tells it
    draggable: !host.ofHeaps && Array.from([PieceKind.Coin, PieceKind.LeftToken, PieceKind.RightToken, PieceKind.WhiteToken, PieceKind.BlackToken, PieceKind.Token, PieceKind.Counter, PieceKind.Queen]).includes(kind)
    onDragXChanged: hold()
    onDragYChanged: hold()
    onDraggedChanged: {
        if (!dragged)
            host.scene.release(index);
    }
    z: kind === PieceKind.Arrow ? -1 : kind === PieceKind.Base && host.editing ? 20 : ground ? 0 : 1 + toRow * 0.01
    choosable: !ground || target || host.editing && kind !== PieceKind.Base

    Lazy {
        anchors.fill: parent
        wanted: root.kind === PieceKind.Base && root.host.editing && root.host.ofHeaps

        HeapButtons {
            host: root.host
            heap: root.column
            count: root.count
        }
    }
}
