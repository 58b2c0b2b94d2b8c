// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
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
    /// Not all of it is seen.
    readonly property bool isLabelCut: !isArrow && (text === null || !text.visible || text.truncated)
    readonly property bool isLabelledOutside: hasToken || hasLongLabel
    readonly property SilentText text: (isLabelledOutside ? outside.made : inside.made) as SilentText
    /// Of a label within, or beside where nothing else says.
    readonly property int letterSize: Math.max(9, Math.min(host.labelSize, width * (host.large ? 0.58 : 0.4)))
    readonly property point from: host.place(row, column)
    readonly property point to: host.place(toRow, toColumn)

    /// Arrows are hit near their line, nodes within their disc.
    function hits(px: real, py: real): bool {
        if (!isArrow)
            return Math.hypot(px - width / 2, py - height / 2) <= width / 2;
        return (arrow.made as ArrowLine).distance(px + x, py + y) < 10;
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

    Lazy {
        id: arrow

        wanted: root.isArrow

        ArrowLine {
            x: -root.x
            y: -root.y
            from: root.from
            to: root.to
            margin: root.host.nodeSize / 2
            bend: root.bend
            thickness: root.preview || root.target || root.chosen || root.lit || root.last ? 4 : 2.5
            ink: root.preview || root.chosen || root.target ? Theme.accent : root.lit ? Theme.accent
               : root.goes ? Theme.cold : root.last ? Theme.ink2 : Theme.ink3
        }
    }

    Lazy {
        wanted: !root.isArrow

        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: root.preview || root.target ? Theme.accentTint : Theme.surface
            border.width: root.chosen || root.preview || root.target || root.lit ? 4 : 2
            border.color: root.chosen || root.preview || root.target ? Theme.accent : root.lit ? Theme.accent : Theme.stone
        }
    }

    Lazy {
        id: inside

        wanted: !root.isArrow && !root.isLabelledOutside

        SilentText {
            objectName: "nodeLetter"
            anchors.centerIn: parent
            visible: implicitWidth < root.host.unitX
            text: root.label
            font.pixelSize: root.letterSize
            font.weight: Font.DemiBold
        }
    }

    Lazy { // its options are not drawn
        wanted: !root.isArrow && root.count > 1

        Row {
            anchors { horizontalCenter: parent?.horizontalCenter; top: parent?.bottom; topMargin: 2 }
            spacing: 2

            Repeater {
                model: 3

                Disc {
                    width: 3
                    color: Theme.ink3
                }
            }
        }
    }

    Lazy { // the token hides the label
        id: outside

        wanted: !root.isArrow && root.isLabelledOutside

        SilentText {
            readonly property var spot: root.host.labelPlaces[root.pieceId] ?? null
            readonly property real middle: root.width / 2

            objectName: "nodeLabel"
            x: spot === null ? Math.min(root.width * 1.05, root.host.width - root.x - width)
                : spot.side < 0 ? middle - root.host.sideGap - width
                : spot.side > 0 ? middle + root.host.sideGap
                : Math.max(middle - spot.before + 3, Math.min(middle + spot.behind - 3 - width, middle - width / 2))
            y: spot === null ? -height * 0.2 : spot.side !== 0 ? middle - height / 2
                : root.hasToken ? -height - 2 : root.height + (root.count > 1 ? 6 : 2)
            width: spot === null ? implicitWidth : Math.min(implicitWidth, Math.max(0, spot.room))
            visible: spot === null || width >= Math.min(implicitWidth, 16)
            text: root.label
            color: Theme.ink2
            font.pixelSize: spot !== null ? root.host.labelFont : root.letterSize
            font.weight: Font.DemiBold
            elide: spot === null ? Text.ElideNone : Text.ElideRight
        }
    }
}
