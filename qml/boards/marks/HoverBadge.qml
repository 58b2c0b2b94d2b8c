// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What the hovered choice would leave, on the corner of its piece and above all marks.
MarkBadge {
    id: root

    required property BoardBase host
    property real inset: 0
    readonly property PieceItem piece: host?.input?.current ?? null

    visible: piece !== null && outcome !== ""
    outcome: piece !== null ? piece.badge : ""
    x: piece !== null ? piece.x + piece.width - width - inset : 0
    y: piece !== null ? piece.y + inset : 0
}
