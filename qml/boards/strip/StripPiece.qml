// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A square of a strip, or a coin or token on one.
GlidingPiece {
    id: root

    required property StripGeometry host
    readonly property bool isSquare: kind === PieceKind.Square
    readonly property bool turns: kind === PieceKind.Head || kind === PieceKind.Tail
    readonly property point middle: host.middle(shownRow, shownColumn)
    /// A coin that lies on others is drawn a little higher.
    readonly property real lift: isSquare || turns ? 0 : toRow * Math.min(host.cell * 0.2, host.headRoom * 0.2)

    function hits(px: real, py: real): bool {
        return px >= 0 && py >= 0 && px < width && py < height;
    }

    glides: !isSquare
    draggable: !isSquare && !turns
    x: middle.x - width / 2 + dragX
    y: middle.y - height / 2 - lift + dragY
    z: isSquare ? 0 : dragged ? 2 : 1 + toRow * 0.01
    width: isSquare || turns ? host.pitch : host.diameter
    height: isSquare || turns ? host.rowPitch : host.diameter
    round: !isSquare && !turns
    token: isSquare ? Qt.rect(0, 0, 0, 0) : centred(host.diameter, host.diameter)
    choosable: !isSquare || target || host.editing

    Lazy {
        wanted: root.isSquare

        Rectangle {
            anchors.centerIn: parent
            width: root.host.cell
            height: width
            radius: width * 0.15
            color: root.target || root.preview ? Theme.accentTint : Theme.surface
            border.width: root.target ? Math.max(2, width * 0.04) : 1
            border.color: root.target ? Theme.accent : Theme.line
        }
    }

    Lazy { // the square's number
        wanted: root.host.footRoom > 0 && (root.isSquare || root.turns) && (root.column + root.host.board.firstNumber) % root.host.numberEvery === 0

        SilentText {
            anchors.horizontalCenter: parent?.horizontalCenter // no parent as it goes
            y: root.host.rowPitch + 2
            text: root.isSquare ? root.label : Settings.numeral(root.column + root.host.board.firstNumber)
            color: Theme.ink2
            font.pixelSize: root.host.numberSize
        }
    }

    Lazy {
        wanted: !root.isSquare

        CoinDisc {
            anchors.centerIn: parent
            diameter: root.host.diameter
            face: root.kind
            letter: root.kind === PieceKind.Head ? qsTr("H", "heads of a coin") : root.kind === PieceKind.Tail ? qsTr("T", "tails of a coin")
                  : root.kind === PieceKind.WhiteToken ? qsTr("W", "White") : root.kind === PieceKind.BlackToken ? qsTr("B", "Black")
                  : root.isSquare ? "" : root.label
            pale: root.pale && !root.turns
            about: root.turns && root.pale
            animated: root.settled
        }
    }
}
