// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Heaps: columns of stones on bases, rows of sticks, and number discs for heaps too large to draw.
HeapsGeometry {
    id: root

    pieces: repeater

    AppText {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top }
        width: Math.min(implicitWidth, parent.width)
        visible: root.captionRoom > 0
        // its number as the title writes it
        text: root.board.caption.replace(/^\d+/, number => number.replace(/\d(?=(\d{3})+$)/g, digit => digit + Qt.locale().groupSeparator))
        color: Theme.ink2
        font.pixelSize: root.labelSize
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
    }

    FadingPieces {
        id: fading

    }

    Repeater {
        id: repeater

        model: root.board
        onItemRemoved: (index, item) => {
            const piece = item as HeapPiece;
            if (piece === null || (piece.kind !== PieceKind.Stone && piece.kind !== PieceKind.Stick))
                return;
            const stick = piece.kind === PieceKind.Stick;
            const wide = stick ? root.pitch * 0.36 : root.diameter;
            fading.fade(piece, wide, stick ? piece.height : wide, wide / 2);
        }

        HeapPiece {
            host: root as HeapsGeometry
            onActivated: pieceId => root.chosen(pieceId)
        }
    }

    Repeater {
        id: ghosts

        model: root.board.ghosts

        HeapPiece {
            host: root as HeapsGeometry
            ghost: true
        }
    }

    LastMove {
        host: root as HeapsGeometry
        ghosts: ghosts
        z: 2
    }

    MarkBrackets {
        host: root as HeapsGeometry
        visible: !(root.editing && root.sticks) // the buttons are there then
        z: 3
    }
}
