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
    readonly property color markColor: preview || chosen || target || lit ? Theme.accent : Theme.ink3

    /// Of that size and with such round corners.
    signal taken(item: Item, side: real, rounding: real)

    x: host.leftOf(row, column)
    y: host.topOf(row, column)
    width: host.pitch * span
    height: host.rowPitch
    token: stone ? centred(host.diameter, host.diameter) : tile ? centred(host.tile, host.tile)
         : stick ? centred(stickWidth, host.rowPitch * 0.76)
         : pile ? centred(width * 0.84, Math.min(width * 0.336, host.rowPitch * 0.8))
         : base ? numberPlace() : Qt.rect(0, 0, 0, 0)
    tokenRound: stone
    choosable: stone || tile || stick || cut || pile || host.editing

    /// Of a base: around its number and, where that stands beside the sticks, the heap's name.
    function numberPlace(): rect {
        if (namedBelow)
            return Qt.rect((width - size.contentWidth) / 2 - Theme.unit, size.y - Theme.unit, size.contentWidth + Theme.unit * 2, size.height + Theme.unit * 2);
        const wide = Math.max(size.contentWidth, heapName.contentWidth) + Theme.unit * 2;
        return Qt.rect((width - wide) / 2, size.y - Theme.unit, wide,
                       heapName.y + heapName.height - size.y + Theme.unit * 2);
    }

    onStoneChanged: {
        if (!stone)
            root.taken(root, host.diameter, host.diameter / 2);
    }
    onTileChanged: {
        if (!tile)
            root.taken(root, host.tile, host.tile * 0.2);
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.host.cellsDrawn && !root.ghost
        width: root.host.cell
        height: width
        radius: width * 0.17
        color: root.target ? Theme.accentTint : Theme.surface
        border.width: root.chosen ? 3 : 1
        border.color: root.chosen || root.target ? Theme.accent : Theme.line
    }

    Disc {
        anchors.centerIn: parent
        visible: root.kind === PieceKind.Gap
        width: Math.max(3, root.host.cell * 0.115)
        color: Theme.line
    }

    Stone {
        visible: root.stone
        diameter: root.host.diameter
        target: root.target && !root.host.cellsDrawn
    }

    Tile {
        visible: root.tile
        side: root.host.tile
        crossed: root.crossed
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.stick
        width: root.stickWidth
        height: root.host.rowPitch * 0.76
        radius: width / 2
        color: Theme.stone
        opacity: root.pale ? Theme.pale : 1
        border.width: root.chosen || root.target || (root.lit && !root.pale) ? Math.max(2, width * (root.chosen ? 0.22 : 0.14)) : 0
        border.color: Theme.accent

        Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
    }

    Column { // a dashed line
        id: dashes

        readonly property real dash: Math.max(1, root.host.rowPitch * 0.08)

        anchors.centerIn: parent
        visible: root.cut
        spacing: dash

        Repeater {
            model: root.cut ? 5 : 0

            Rectangle {
                width: Math.max(1, root.host.pitch * (root.preview || root.lit ? 0.06 : 0.03))
                height: dashes.dash
                radius: width / 2
                color: root.markColor
            }
        }
    }

    PileDisc {
        id: disc

        anchors.centerIn: parent
        width: root.width * 0.84
        height: Math.min(width * 0.4, root.host.rowPitch * 0.8)
        radius: height / 2
        visible: root.pile
    }

    SilentText {
        id: size

        anchors.centerIn: parent
        width: root.labelRoom
        visible: root.base
        horizontalAlignment: Text.AlignHCenter
        text: root.label
        color: root.lit ? Theme.ink : Theme.ink2
        font.pixelSize: root.host.large ? root.host.labelSize : Math.min(root.host.labelSize, Math.max(root.host.pitch * 0.5, Theme.small))
        font.weight: root.lit ? Font.Bold : Font.Normal
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
    }

    SilentText { // the heap's name, as moves say it
        id: heapName

        x: root.namedBelow ? parent.width - width : (parent.width - width) / 2
        y: root.pile ? disc.y + disc.height : root.namedBelow ? root.host.rowPitch + root.host.badgeRoom : size.y + size.height
        width: root.namedBelow ? root.width * (root.count + 1) : root.labelRoom
        visible: root.base || root.pile
        horizontalAlignment: Text.AlignHCenter
        //: below a heap: its number, such as 2
        text: qsTr("heap %1").arg(root.heap + 1)
        color: Theme.ink2
        font.pixelSize: root.host.nameSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
    }
}
