// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A node, the node with the token, or an arrow of a graph.
PieceItem {
    id: root

    required property GraphGeometry host
    required property real bend
    readonly property bool isArrow: kind === PieceKind.Arrow
    /// The last move went along it.
    readonly property bool last: !ghost && Array.from(host.board.lastRows).includes(index)
    readonly property bool hasToken: kind === PieceKind.Token
    /// A label that has no room within the node stands beside it.
    readonly property bool hasLongLabel: label.length > 3
    readonly property point from: host.place(row, column)
    readonly property point to: host.place(toRow, toColumn)

    /// Arrows are hit near their line, nodes within their disc.
    function hits(px: real, py: real): bool {
        if (!isArrow)
            return Math.hypot(px - width / 2, py - height / 2) <= width / 2;
        return arrow.distance(px + x, py + y) < 10;
    }

    function showToken(moved: bool) {
        if (!hasToken)
            return;
        host.tokenMoves = moved;
        host.tokenPlace = from;
    }

    draggable: hasToken
    onDragXChanged: host.tokenOffset.x = dragX
    onDragYChanged: host.tokenOffset.y = dragY
    x: isArrow ? Math.min(from.x, to.x) - 8 : from.x - host.nodeSize / 2
    y: isArrow ? Math.min(from.y, to.y) - 8 : from.y - host.nodeSize / 2
    width: isArrow ? Math.abs(from.x - to.x) + 16 : host.nodeSize
    height: isArrow ? Math.abs(from.y - to.y) + 16 : host.nodeSize
    z: isArrow ? 0 : 1
    token: isArrow ? Qt.rect(0, 0, 0, 0) : Qt.rect(0, 0, width, height)
    onHasTokenChanged: showToken(true)
    onFromChanged: showToken(false)
    Component.onCompleted: showToken(false)

    ArrowLine {
        id: arrow

        x: -root.x
        y: -root.y
        visible: root.isArrow
        from: root.from
        to: root.to
        margin: root.host.nodeSize / 2
        bend: root.bend
        thickness: root.preview || root.target || root.chosen || root.lit || root.last ? 4 : 2.5
        ink: root.preview || root.chosen || root.target ? Theme.accent : root.lit ? Theme.accent
           : root.goes ? Theme.cold : root.last ? Theme.ink2 : Theme.ink3
    }

    Rectangle {
        anchors.fill: parent
        visible: !root.isArrow
        radius: width / 2
        color: root.preview || root.target ? Theme.accentTint : Theme.surface
        border.width: root.chosen || root.preview || root.target || root.lit ? 4 : 2
        border.color: root.chosen || root.preview || root.target ? Theme.accent : root.lit ? Theme.accent : Theme.stone

        AppText {
            anchors.centerIn: parent
            visible: !root.hasToken && !root.hasLongLabel
            text: root.label
            font.pixelSize: Math.max(9, Math.min(root.host.labelSize, root.width * (root.host.large ? 0.58 : 0.4)))
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }

    AppText { // the token hides the label
        x: parent.width * 1.05
        y: -height * 0.2
        visible: !root.isArrow && (root.hasToken || root.hasLongLabel)
        text: root.label
        color: Theme.ink2
        font.pixelSize: Math.max(9, Math.min(root.host.labelSize, root.width * (root.host.large ? 0.58 : 0.4)))
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
