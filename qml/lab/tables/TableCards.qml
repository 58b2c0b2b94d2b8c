// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The cards beside a table, or beside an analysed game.
Column {
    id: root

    required property TableModel table
    required property AnalysedModel game
    required property string gameId
    required property bool family
    /// The chosen cell.
    property int row: -1
    property int column: -1

    signal openAsked(notation: string)

    spacing: Theme.unit * 3

    TableSetup {
        visible: root.family
        table: root.table
        gameId: root.gameId
    }

    TableCellCard {
        visible: root.family
        table: root.table
        row: root.row
        column: root.column
        onOpenAsked: notation => root.openAsked(notation)
    }

    TableFilter {
        visible: root.family
        table: root.table
    }

    PeriodsCard {
        visible: root.family
        table: root.table
    }

    AnalysedCards {
        visible: !root.family
        width: root.width
        game: root.game
        onOpenAsked: notation => root.openAsked(notation)
    }
}
