// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A grid of cells with chess names.
CellsBoard {
    chessLabels: true
    upright: columns <= rows * 1.3
}
