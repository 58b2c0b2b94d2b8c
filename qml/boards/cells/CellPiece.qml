// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A cell of a lines or grid board with a stone, a square or a gap in it; or a stick of a heap that lies in a row, a cut
/// between two of them, the heap's number behind it, or a whole row that is too long to draw.
PieceItem {
    id: root

    required property CellsGeometry host
    required property int heap
    readonly property bool stone: kind === PieceKind.Stone
    readonly property bool crossed: kind === PieceKind.CrossedTile
    readonly property bool tile: kind === PieceKind.Tile || crossed
    readonly property bool stick: kind === PieceKind.Stick
    readonly property bool cut: kind === PieceKind.Cut
    readonly property bool pile: kind === PieceKind.Pile
    readonly property bool base: kind === PieceKind.Base
    /// That of a trace is narrow: it stands between two heaps.
    readonly property real stickWidth: Math.max(3, host.stickWidth * (ghost && count === 0 ? 0.6 : 1))
    readonly property real span: cut ? 0.5 : pile ? 3 : 1
    /// Between the sticks beside a base, with the frame of the last move; where sticks are close, with the capsules
    /// of moves, too.
    readonly property real labelRoom: width < 48 && !host.large ? width : width * 1.5 - Theme.unit * 2
    /// Of a base whose heap's name stands below the row.
    readonly property bool namedBelow: base && host.namesBelow
    readonly property real discHeight: Math.min(width * 0.336, host.rowPitch * 0.8)
    readonly property color markColor: preview || chosen || target || lit ? Theme.accent : Theme.ink3

    /// Of that size and with such round corners.
    signal taken(item: Item, side: real, rounding: real)

    x: host.leftOf(row, column)
    y: host.topOf(row, column)
    width: host.pitch * span
    height: host.rowPitch
    token: stone ? centred(host.diameter, host.diameter) : tile ? centred(host.tile, host.tile)
         : stick ? centred(stickWidth, host.rowPitch * 0.76)
         : pile ? centred(width * 0.84, discHeight)
         : base ? (foot.made as CellFoot)?.place ?? Qt.rect(0, 0, 0, 0) : Qt.rect(0, 0, 0, 0)
    tokenRound: stone
    choosable: stone || tile || stick || cut || pile || host.editing

    onStoneChanged: {
        if (!stone)
            root.taken(root, host.diameter, host.diameter / 2);
    }
    onTileChanged: {
        if (!tile)
            root.taken(root, host.tile, host.tile * 0.2);
    }

    Lazy {
        wanted: root.host.cellsDrawn && !root.ghost

        Rectangle {
            anchors.centerIn: parent
            width: root.host.cell
            height: width
            radius: width * 0.17
            color: root.target ? Theme.accentTint : Theme.surface
            border.width: root.chosen ? 3 : 1
            border.color: root.chosen || root.target ? Theme.accent : Theme.line
        }
    }

    Lazy {
        wanted: root.kind === PieceKind.Gap

        Disc {
            anchors.centerIn: parent
            width: Math.max(3, root.host.cell * 0.115)
            color: Theme.line
        }
    }

    Lazy {
        wanted: root.stone

        Stone {
            diameter: root.host.diameter
            target: root.target && !root.host.cellsDrawn
        }
    }

    Lazy {
        wanted: root.tile

        Tile {
            side: root.host.tile
            crossed: root.crossed
        }
    }

    Lazy {
        wanted: root.stick

        Rectangle {
            anchors.centerIn: parent
            width: root.stickWidth
            height: root.host.rowPitch * 0.76
            radius: width / 2
            color: Theme.stone
            opacity: root.pale ? Theme.pale : 1
            border.width: root.chosen || root.target || (root.lit && !root.pale) ? Math.max(2, width * (root.chosen ? 0.22 : 0.14)) : 0
            border.color: Theme.accent

            Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
        }
    }

    Lazy { // a dashed line
        wanted: root.cut

        Column {
            id: dashes

            readonly property real dash: Math.max(1, root.host.rowPitch * 0.08)

            anchors.centerIn: parent
            spacing: dash

            Repeater {
                model: 5

                Rectangle {
                    width: Math.max(1, root.host.pitch * (root.preview || root.lit ? 0.06 : 0.03))
                    height: dashes.dash
                    radius: width / 2
                    color: root.markColor
                }
            }
        }
    }

    Lazy {
        wanted: root.pile

        PileDisc {
            anchors.centerIn: parent
            width: root.width * 0.84
            height: root.discHeight
            radius: height / 2
        }
    }

    Lazy {
        id: foot

        wanted: root.base || root.pile

        CellFoot {
            anchors.fill: parent
            host: root.host
            label: root.label
            heap: root.heap
            count: root.count
            below: root.namedBelow
            under: root.pile ? (root.height + root.discHeight) / 2 : 0
            labelRoom: root.labelRoom
            marked: root.lit
        }
    }
}
