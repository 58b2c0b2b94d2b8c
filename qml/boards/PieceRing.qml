// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ring around the piece that the keys are on.
FocusRing {
    required property PieceItem piece
    readonly property real inset: piece !== null && piece.round ? -4 : 1

    anchors.fill: undefined
    x: piece !== null ? piece.x + inset : 0
    y: piece !== null ? piece.y + inset : 0
    width: piece !== null ? piece.width - 2 * inset : 0
    height: piece !== null ? piece.height - 2 * inset : 0
    radius: Math.min(piece !== null && piece.round ? width / 2 : Theme.radius, width / 2)
}
