// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A step of a staircase, or a coin or a pile of coins on one.
GlidingPiece {
    id: root

    required property StaircaseGeometry host
    readonly property bool isStep: kind === PieceKind.Step
    readonly property bool isPile: kind === PieceKind.Pile
    readonly property real high: isPile ? host.pileSize : host.coinPitch

    /// The coins above it.
    function carries(other: Item): bool {
        const piece = other as StaircasePiece;
        return piece !== null && piece.kind === PieceKind.Coin && piece.column === column && piece.row > row;
    }

    glides: kind === PieceKind.Coin
    draggable: kind === PieceKind.Coin
    x: host.originX + shownColumn * host.stepWidth + (isStep ? 0 : (host.stepWidth - width) / 2) + dragX
    y: (isStep ? host.topOf(column) : host.topOf(shownColumn) - shownRow * host.coinPitch - high) + dragY
    z: isStep ? 0 : dragged ? 2 : 1
    width: isStep ? host.stepWidth : isPile ? high : Math.min(host.stepWidth, host.coinPitch * 1.3)
    height: isStep ? host.ground - host.topOf(column) + host.numberRoom : high
    token: isStep ? Qt.rect(0, 0, 0, 0) : isPile ? centred(high, high) : centred(host.diameter, host.diameter)
    choosable: !isStep || target || host.editing

    Lazy {
        wanted: root.isStep

        Rectangle {
            width: root.width
            height: root.host.ground - root.host.topOf(root.column)
            color: root.target || (root.isStep && root.lit) ? Theme.accentTint : Theme.surface2
            border.width: 1
            border.color: root.target ? Theme.accent : Theme.line
        }
    }

    Lazy {
        wanted: root.isStep && root.host.numberRoom > 0 && root.column % root.host.numberEvery === 0

        SilentText {
            anchors.horizontalCenter: parent?.horizontalCenter // no parent as it goes
            y: root.host.ground - root.host.topOf(root.column) + Theme.unit
            text: root.label
            color: Theme.ink2
            font.pixelSize: Math.min(root.host.labelSize, root.host.stepWidth * root.host.numberEvery * 0.6)
        }
    }

    Lazy {
        wanted: root.kind === PieceKind.Coin

        CoinDisc {
            anchors.centerIn: parent
            diameter: root.host.diameter
            face: PieceKind.Coin
        }
    }

    Lazy {
        wanted: root.isPile

        PileDisc {
            anchors.fill: parent
            coins: true
        }
    }

    Lazy {
        wanted: root.badge !== Outcome.Unknown && root.host.board.marks.length === 0

        MarkBadge {
            anchors { left: parent?.right; leftMargin: -width * 0.2; verticalCenter: parent?.verticalCenter }
            outcome: root.badge
            size: Math.max(18, Math.min(28, root.host.coinPitch * 0.7))
        }
    }
}
