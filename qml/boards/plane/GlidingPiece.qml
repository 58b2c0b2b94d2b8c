// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A piece that glides from place to place. It glides in rows and columns: when the board is laid out anew,
/// by a larger window, it is at once where it belongs.
PieceItem {
    id: root

    property bool glides: true
    /// The row and column that it is drawn at.
    property real shownRow: row
    property real shownColumn: column
    property bool settled: false
    readonly property bool gliding: shownRow !== row || shownColumn !== column

    Component.onCompleted: settled = true

    Behavior on shownRow {
        enabled: root.settled && root.glides
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }
    Behavior on shownColumn {
        enabled: root.settled && root.glides
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }

    Behavior on dragX {
        enabled: !root.dragged
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }
    Behavior on dragY {
        enabled: !root.dragged
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }
}
