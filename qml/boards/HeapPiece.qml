// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A stone, stick, pile or base of a heaps board.
PieceItem {
    id: root

    required property HeapsGeometry host

    readonly property bool flat: host.sticks
    readonly property bool isBase: kind === "base"
    readonly property bool isPile: kind === "pile"
    readonly property real pileSize: Math.min(host.columnPitch * (host.miniature ? 0.84 : 0.6), host.miniature ? 60 : 150 * host.grow,
                                              Math.max(40, host.height * 0.5))

    function stickPlace(): rect {
        const top = host.originY + column * host.bandPitch;
        if (isBase)
            return Qt.rect(host.originX + count * host.pitch + Theme.unit * 3, top,
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
        return Qt.rect(middle - side / 2, host.originY - (row + 1) * host.pitch, side, host.pitch);
    }

    readonly property rect place: flat ? stickPlace() : stonePlace()

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    choosable: !isBase
    z: isBase && host.editing ? 20 : 1
    Component.onCompleted: {
        if (kind === "stick")
            host.sticks = true;
    }

    Stone {
        visible: root.kind === "stone"
        diameter: root.host.diameter
        pale: root.pale
        lit: root.lit
        chosen: root.chosen
        target: root.target
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.kind === "stick"
        width: Math.max(3, root.host.pitch * 0.36)
        height: root.host.stickHeight
        radius: width / 2
        color: Theme.stone
        opacity: root.pale ? 0.38 : 1
        border.width: root.lit ? 3 : 0
        border.color: Theme.coin

        Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
    }

    PileDisc {
        anchors.fill: parent
        visible: root.isPile
        text: root.label
        pale: root.pale
        marked: root.lit || root.chosen
    }

    HeapFoot {
        anchors.fill: parent
        visible: root.isBase
        host: root.host
        label: root.label
        heap: root.column
        count: root.count
        marked: root.lit
    }

    MarkBadge {
        anchors { left: parent.right; leftMargin: -width * 0.2; verticalCenter: parent.verticalCenter }
        visible: root.badge !== "" && root.host.board.marks.length === 0 && !root.host.miniature
        outcome: root.badge
        size: Math.max(20, Math.min(28, root.host.pitch * 0.7))
    }
}
