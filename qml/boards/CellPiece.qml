// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A cell of a lines or grid board with a stone or a gap in it.
PieceItem {
    id: root

    required property CellsGeometry host
    readonly property bool stone: kind === "stone"

    signal taken(item: PieceItem)

    x: host.originX + column * host.pitch
    y: host.originY + row * host.pitch
    width: host.pitch
    height: host.pitch
    choosable: stone || host.editing
    onStoneChanged: {
        if (!stone)
            root.taken(root);
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.host.cellsDrawn && !root.host.miniature
        width: root.host.cell
        height: width
        radius: width * 0.17
        color: root.target ? Theme.accentTint : Theme.surface
        border.width: root.chosen ? 3 : 1
        border.color: root.chosen || root.target ? Theme.accent : Theme.line
    }

    Rectangle {
        anchors.centerIn: parent
        visible: !root.stone
        width: Math.max(3, root.host.cell * 0.115)
        height: width
        radius: width / 2
        color: Theme.line
    }

    Stone {
        visible: root.stone
        diameter: root.host.diameter
        pale: root.pale
        lit: root.lit
        chosen: root.chosen
        target: root.target && !root.host.cellsDrawn
    }
}
