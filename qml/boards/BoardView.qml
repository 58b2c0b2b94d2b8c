// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Any board, or several on one table.
OneBoard {
    id: root

    /// Boards of a table can be doubled, turned over, moved and taken away.
    property bool arranging: false
    /// What stands between the boards of a table: they are added, or compared.
    property string between: "+"

    signal duplicated(number: int)
    signal negated(number: int)
    signal removed(number: int)
    signal shifted(from: int, to: int)
    signal gameAsked()
    signal positionDropped(position: string)
    /// A click on one of several boards, beside its pieces.
    signal boardChosen(number: int)

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
            arranging: root.arranging
            between: root.between
            onBoardChosen: number => root.boardChosen(number)
            onDuplicated: number => root.duplicated(number)
            onNegated: number => root.negated(number)
            onRemoved: number => root.removed(number)
            onShifted: (from, to) => root.shifted(from, to)
            onGameAsked: root.gameAsked()
            onPositionDropped: position => root.positionDropped(position)
        }
    }
}
