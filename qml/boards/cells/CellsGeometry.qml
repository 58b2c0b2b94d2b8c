// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Where everything of a board of cells lies. A grid that is long or high is folded: into parts below or beside
/// one another, each with its names.
BoardBase {
    id: root

    /// Chess labels beside the cells: letters above, numbers on the left, 1 at the bottom.
    property bool chessLabels: false
    property bool cellsDrawn: true
    /// Rows are lines, and have names as moves call them: "line 2".
    property bool linesNamed: false
    /// Sticks stand in high rows.
    readonly property bool sticks: met(PieceKind.Base) || met(PieceKind.Pile)

    readonly property int rows: Math.max(1, board.rows)
    readonly property int columns: Math.max(1, board.columns)
    readonly property real labelRoom: chessLabels ? labelSize * (height < 320 || large ? 1.5 : 2.4) : 0
    /// Lines have a name on the left, and their counters have numbers above the first line.
    readonly property bool named: linesNamed && !sticks
    readonly property int nameSize: large ? labelSize : Math.round(labelSize * 0.8)
    //: beside a line of counters: its number, such as 2
    readonly property real sideRoom: named ? names.advanceWidth(qsTr("line %1").arg(rows)) + labelSize : 0
    readonly property real headRoom: named ? labelSize * 1.6 : 0
    readonly property int labelFont: large ? labelSize : Math.round(labelSize * 0.88)
    /// Where cells are small, every so many have a name.
    readonly property int columnLabelStep: Math.max(1, Math.ceil(labelFont * (columns > 26 ? 2.2 : 1.2) / pitch))
    readonly property int rowLabelStep: Math.max(1, Math.ceil(labelFont * 1.2 / pitch))
    /// High grids have their parts beside one another.
    readonly property bool high: rows > columns
    readonly property int folds: !chessLabels || Math.max(rows, columns) <= 12 || pitchOf(1) >= 24 * grow ? 1 : bestFolds()
    /// Of each part.
    readonly property int partRows: high ? Math.ceil(rows / folds) : rows
    readonly property int partColumns: high ? columns : Math.ceil(columns / folds)
    /// From part to part.
    readonly property real partPitch: high ? columns * pitch + sideGap : rows * pitch + headGap
    readonly property real sideGap: labelFont * 2.2
    readonly property real headGap: labelFont * 1.8
    readonly property real pitch: Math.floor(pitchOf(folds))
    readonly property real cell: Math.round(pitch * 0.925)
    readonly property real diameter: Math.round(pitch * 0.3025) * 2
    /// As wide as a capsule around it leaves.
    readonly property real tile: Math.round(pitch * 0.31) * 2
    readonly property real rowPitch: sticks ? Math.floor(Math.min(pitch * 2.4, height / rows)) : pitch
    readonly property real stickWidth: Math.round(pitch * 0.36)
    readonly property real originX: Math.round((width - partColumns * pitch - (high ? (folds - 1) * partPitch : 0) + sideRoom) / 2)
    readonly property real originY: Math.round((height - partRows * rowPitch - (high ? 0 : (folds - 1) * partPitch) + headRoom + labelRoom * 0.6) / 2)

    /// Heaps in one row have their names below it where a name beside them would be too small to read.
    readonly property bool namesBelow: sticks && rows === 1 && pitch * 1.5 < nameSize * 4
                                       && (height - rowPitch) / 2 >= badgeRoom + nameSize * 1.4
    /// Of badges on the edge of a row.
    readonly property real badgeRoom: Theme.unit * (large ? 6 : 4)

    readonly property FontMetrics names: FontMetrics { font.pixelSize: root.nameSize }

    /// From cell to cell when the grid is folded into so many parts.
    function pitchOf(parts: int): real {
        const across = width - sideRoom - labelRoom * 2 - (high ? (parts - 1) * sideGap : 0);
        const down = height - headRoom - labelRoom * (chessLabels ? 1.15 : 0) - (high ? 0 : (parts - 1) * headGap);
        return Math.min(across / (high ? columns * parts : Math.ceil(columns / parts)),
                        down / (high ? Math.ceil(rows / parts) : rows * parts),
                        132 * (large ? grow * 0.82 : grow) * (cellsDrawn ? 1 : 0.75));
    }

    function bestFolds(): int {
        return Array.from([1, 2, 3, 4, 5, 6, 7, 8]).reduce((best, parts) => pitchOf(parts) > pitchOf(best) ? parts : best);
    }

    /// The part of the grid that a cell is in.
    function partOf(row: real, column: real): int {
        return folds === 1 ? 0 : Math.floor(high ? row / partRows : column / partColumns);
    }

    function leftOf(row: real, column: real): real {
        const part = partOf(row, column);
        return originX + (high ? column * pitch + part * partPitch : (column - part * partColumns) * pitch);
    }

    function topOf(row: real, column: real): real {
        const part = partOf(row, column);
        return originY + (high ? (row - part * partRows) * rowPitch : row * rowPitch + part * partPitch);
    }

    function columnName(column: int): string {
        return column < 26 ? String.fromCharCode(97 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
    }
}
