// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Where everything of a strip of squares lies: one row or many. A long row is folded into lines.
SquaresGeometry {
    id: root

    /// Brackets stand over its squares.
    property bool bracketed: false
    readonly property int rows: Math.max(1, board.rows)
    readonly property int columns: Math.max(1, board.columns)
    readonly property real footRoom: rows > 1 ? 0 : labelSize * 1.9
    /// Of several rows: their names, and the numbers of the squares below the last one.
    readonly property int nameSize: Math.round(labelSize * 0.8)
    //: beside a row of squares: its number, such as 2
    readonly property real sideRoom: rows === 1 ? 0 : names.advanceWidth(qsTr("row %1").arg(rows)) + labelSize
    readonly property real lowRoom: rows === 1 ? 0 : labelSize * 1.5
    readonly property real widest: 132 * (large ? grow * 0.82 : grow)
    /// Lines of a single row whose squares would be small.
    readonly property int folds: rows > 1 || pitchOf(1) >= 24 ? 1 : bestFolds()
    readonly property int lineColumns: Math.ceil(columns / folds)
    readonly property real rowPitch: pitch * (rows > 1 ? 1.12 : 1)
    readonly property real linePitch: rowPitch + footRoom + foldRoom
    readonly property real foldRoom: labelSize * 1.8
    readonly property real cell: pitch * 0.93
    readonly property real originX: (width - sideRoom - lineColumns * pitch) / 2 + sideRoom
    readonly property real originY: folds > 1 ? (height - folds * linePitch) / 2 + foldRoom
                                              : (height - footRoom - lowRoom + headRoom * 0.6 - rows * rowPitch) / 2
    readonly property real numberSize: large ? labelSize : Math.max(8, Math.min(labelSize, pitch * (folds > 1 ? 0.5 : 0.36)))
    /// Every how many squares a number has room.
    readonly property int numberEvery: everyFor(pitch, Math.max(20, numberSize * (large && columns > 9 ? 1.6 : 1.3)))

    turned: met(PieceKind.Head) || met(PieceKind.Tail)
    headRoom: headOf(folds)
    pitch: pitchOf(folds)
    diameter: Math.round(pitch * 0.74 / 2) * 2

    readonly property FontMetrics names: FontMetrics { font.pixelSize: root.nameSize }

    function headOf(lines: int): real {
        return lines > 1 ? foldRoom : Math.min(height * (bracketed ? 0.4 : 0.3), labelSize * (bracketed ? 3.6 : 3));
    }

    /// From square to square when a single row is folded into so many lines.
    function pitchOf(lines: int): real {
        const head = headOf(lines);
        const high = (height / lines - footRoom - lowRoom - head) / rows / (rows > 1 ? 1.12 : 1);
        return Math.max(4, Math.min((width - sideRoom) / Math.ceil(columns / lines), high, widest));
    }

    function bestFolds(): int {
        return Array.from([1, 2, 3, 4, 5, 6]).reduce((best, lines) => pitchOf(lines) > pitchOf(best) ? lines : best);
    }

    function middle(row: real, column: real): point {
        const line = Math.max(0, Math.floor(column / lineColumns));
        return Qt.point(originX + (column - line * lineColumns + 0.5) * pitch,
                        originY + (row + 0.5) * rowPitch + line * linePitch);
    }
}
