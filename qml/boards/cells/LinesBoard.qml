// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Lines of counters, one below the other.
CellsBoard {
    cellsDrawn: false
    linesNamed: true
}
