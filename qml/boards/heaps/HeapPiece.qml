// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A stone, coin, stick, pile or base of a heaps board.
PieceItem {
    id: root

    required property HeapsGeometry host

    readonly property bool flat: host.sticks
    readonly property bool isBase: kind === PieceKind.Base
    readonly property bool isPile: kind === PieceKind.Pile
    readonly property bool isSpace: kind === PieceKind.Space
    readonly property bool isButton: kind === PieceKind.Button
    /// Of a stone's height.
    readonly property real share: isSpace && toRow > 0 ? toRow : 1
    readonly property real pileSize: Math.min(host.columnPitch * 0.6, 150 * host.grow,
                                              Math.max(40, host.height * 0.5))

    /// Of a pile: as much as the move goes that is drawn on it; all where none is.
    readonly property real part: {
        const all = isPile && goes && !preview ? Array.from(host.board.marks) : [];
        return all.find(mark => mark.hint && mark.pieces.includes(index))?.part
            ?? all.find(mark => mark.pieces.includes(index))?.part ?? 1;
    }

    function stickPlace(): rect {
        const top = host.originY + column * host.bandPitch;
        if (isBase)
            return Qt.rect(host.originX + Math.max(count, host.lastEnd(column)) * host.pitch + Theme.unit * 3, top,
                           host.labelSize * 2, host.stickHeight);
        return Qt.rect(host.originX + row * host.pitch, top, host.pitch, host.stickHeight);
    }

    function stonePlace(): rect {
        const middle = host.originX + (column + 0.5) * host.columnPitch;
        if (isBase) {
            const wide = Math.min(host.columnPitch * 0.9, Math.max(host.pitch * 3.2, 24));
            return Qt.rect(middle - wide / 2, host.originY + 4, wide, host.footRoom - 4);
        }
        if (isPile)
            return Qt.rect(middle - pileSize / 2, host.originY - pileSize - 8, pileSize, pileSize);
        const side = Math.min(host.columnPitch, host.pitch * 1.3);
        return Qt.rect(middle - side / 2, host.originY - (row + share) * host.pitch, side, host.pitch * share);
    }

    /// Left's button below on the left, Right's on the right.
    function buttonPlace(): rect {
        const wide = Math.min(host.width * 0.48, Math.max(150 * Theme.scale * host.grow, host.large ? host.labelSize * 11 : 0));
        const high = host.buttonRoom * 0.76;
        return Qt.rect(owner === Mover.Left ? 0 : host.width - wide, host.height - high, wide, high);
    }

    readonly property rect place: isButton ? buttonPlace() : flat ? stickPlace() : stonePlace()

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    token: kind === PieceKind.Stone || kind === PieceKind.Coin ? centred(host.diameter, host.diameter)
         : kind === PieceKind.Stick ? centred(Math.max(3, host.pitch * 0.36), host.stickHeight)
         : isPile ? centred(pileSize, pileSize) : Qt.rect(0, 0, 0, 0)
    tokenRound: kind !== PieceKind.Stick
    outlined: isButton ? Qt.rect(-4, -4, width + 8, height + 8) : token
    outlinedRound: tokenRound && !isButton
    choosable: (!isBase || target) && visible
    z: isBase && host.editing ? 20 : 1

    Lazy {
        wanted: root.kind === PieceKind.Stone

        Stone {
            diameter: root.host.diameter
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
        wanted: root.kind === PieceKind.Stick

        Rectangle {
            anchors.centerIn: parent
            width: Math.max(3, root.host.pitch * 0.36)
            height: root.host.stickHeight
            radius: width / 2
            color: Theme.stone
            opacity: root.pale ? Theme.pale : 1
            border.width: root.lit ? 3 : 0
            border.color: Theme.accent

            Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
        }
    }

    Lazy { // where a stone may come back
        wanted: root.isSpace

        Disc {
            anchors.centerIn: parent
            width: Math.max(4, root.host.diameter * root.share * 0.86)
            color: root.preview ? Theme.accentTint : "transparent"
            border.width: root.preview || root.target || root.chosen ? 3 : 1
            border.color: root.preview || root.target || root.chosen ? Theme.accent : Theme.ink3
            opacity: root.preview || root.target || root.chosen ? 1 : 0.55

            SilentText {
                anchors.centerIn: parent
                visible: parent.width > 16
                text: "+"
                color: root.preview || root.target ? Theme.accent : Theme.ink3
                font.pixelSize: parent.width * 0.5
            }
        }
    }

    Lazy { // a skip or an add
        wanted: root.isButton

        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: root.preview || root.chosen ? Theme.accentTint : Theme.surface
            border.width: root.chosen || root.preview || root.lit ? 3 : 2
            border.color: root.owner === Mover.Left ? Theme.left : Theme.right
            opacity: root.count > 0 ? 1 : 0.55

            SilentText {
                anchors.centerIn: parent
                width: parent.width - Theme.unit * 2
                horizontalAlignment: Text.AlignHCenter
                //: L is the player Left; then what only Left may do there, such as a skip
                text: root.owner === Mover.Left ? qsTr("L: %1").arg(root.label) : /*: R is the player Right; then what only Right may do there, such as a skip */ qsTr("R: %1").arg(root.label)
                color: root.owner === Mover.Left ? Theme.left : Theme.right
                font.pixelSize: root.host.large ? root.host.labelSize : Theme.body
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: root.host.large ? Theme.presentSmall : 9
            }
        }
    }

    Lazy {
        wanted: root.isPile

        PileDisc {
            anchors.fill: parent
            part: root.part
        }
    }

    Lazy {
        wanted: root.isBase

        HeapFoot {
            anchors.fill: parent
            host: root.host
            label: root.label
            heap: root.column
            count: root.count
            marked: root.lit
            target: root.target
        }
    }

    Lazy {
        wanted: root.badge !== Outcome.Unknown && root.host.board.marks.length === 0

        MarkBadge {
            anchors { left: parent?.right; leftMargin: -width * 0.2; verticalCenter: parent?.verticalCenter }
            outcome: root.badge
            size: Math.max(20, Math.min(28, root.host.pitch * 0.7))
        }
    }
}
