// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Cells in rows and columns with stones or gaps in them; with chess labels for a grid.
CellsGeometry {
    id: root

    pieces: repeater

    Repeater { // a .. d, above each part of a high grid
        model: root.labelRoom > 0 ? root.columns * (root.high ? root.folds : 1) : 0

        SilentText {
            required property int index
            readonly property int column: index % root.columns
            readonly property int row: Math.floor(index / root.columns) * root.partRows

            x: root.leftOf(row, column) + root.pitch / 2 - width / 2
            y: root.topOf(row, column) - (root.folds > 1 ? root.headGap / 2 + height / 2 : root.labelRoom * 0.79)
            visible: column % root.partColumns % root.columnLabelStep === 0
            text: root.columnName(column)
            color: Theme.ink2
            font.pixelSize: root.labelFont
        }
    }

    Repeater {
        model: root.sideRoom > 0 ? root.rows : 0

        SilentText {
            required property int index

            x: root.originX - width - root.labelSize * 0.6
            y: root.originY + (index + 0.5) * root.rowPitch - height / 2
            //: beside a line of counters: its number, such as 2
            text: qsTr("line %1").arg(index + 1)
            color: Theme.ink2
            font.pixelSize: root.nameSize
        }
    }

    Repeater { // the numbers of the counters on their lines
        model: root.headRoom > 0 ? root.columns : 0

        SilentText {
            required property int index

            x: root.originX + (index + 0.5) * root.pitch - width / 2
            y: root.originY - root.headRoom * 0.95
            visible: (index + 1) % root.everyFor(root.pitch, root.nameSize * 1.4) === 0
            text: index + 1
            color: Theme.ink2
            font.pixelSize: root.nameSize
        }
    }

    Repeater { // 4 .. 1, beside each part of a long grid
        model: root.labelRoom > 0 ? root.rows * (root.high ? 1 : root.folds) : 0

        SilentText {
            required property int index
            readonly property int row: index % root.rows
            readonly property int column: Math.floor(index / root.rows) * root.partColumns

            x: root.leftOf(row, column) - (root.folds > 1 ? root.labelFont * 0.5 : root.labelRoom * 0.5) - width
            y: root.topOf(row, column) + root.pitch / 2 - height / 2
            visible: (root.rows - 1 - row) % root.rowLabelStep === 0
            text: root.rows - row
            color: Theme.ink2
            font.pixelSize: root.labelFont
        }
    }

    FadingPieces {
        id: fading

        z: 2
    }

    Repeater {
        id: repeater

        model: root.board
        onItemRemoved: (index, item) => {
            const piece = item as CellPiece;
            if (piece !== null && piece.stick)
                fading.fade(piece, root.stickWidth, piece.height, root.stickWidth / 2);
        }

        CellPiece {
            host: root as CellsGeometry
            onActivated: pieceId => root.chosen(pieceId)
            onTaken: (item, side, rounding) => fading.fade(item, side, side, rounding)
        }
    }

    Repeater {
        id: ghosts

        model: root.board.ghosts

        CellPiece {
            host: root as CellsGeometry
            ghost: true
        }
    }

    LastMove {
        host: root as CellsGeometry
        ghosts: ghosts
        z: 2
    }

    MarkCapsules {
        objectName: "capsules"
        host: root as CellsGeometry
        z: 3
    }
}
