// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Any board, or several on one table.
OneBoard {
    id: root

    /// Of several boards; else 0.
    readonly property real leastHeight: (several.made as TableBoard)?.leastHeight ?? 0

    table: several.made as BoardBase

    Lazy {
        id: several

        anchors.fill: parent
        wanted: root.board.shape === BoardShape.Table

        TableBoard {
            board: root.board
            interactive: root.interactive
            large: root.large
            frame: root
        }
    }
}
