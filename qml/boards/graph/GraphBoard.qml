// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Nodes in layers, arrows between them, and a token on one node.
GraphGeometry {
    id: root

    pieces: repeater

    Repeater {
        id: repeater

        model: root.board

        GraphPiece {
            host: root as GraphGeometry
            onActivated: pieceId => root.chosen(pieceId)
        }
    }

    Disc {
        objectName: "graphToken"
        x: root.tokenPlace.x - width / 2 + root.tokenOffset.x
        y: root.tokenPlace.y - height / 2 + root.tokenOffset.y
        width: root.nodeSize * 0.62
        color: Theme.coin
        border.width: Math.max(1, width * 0.06)
        border.color: Theme.surface
        z: 4
        visible: root.tokenPlace.x > -1000

        Behavior on x {
            enabled: root.tokenMoves
            NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
        }
        Behavior on y {
            enabled: root.tokenMoves
            NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
        }
    }

    Repeater {
        id: ghosts

        model: root.board.ghosts

        GraphPiece {
            host: root as GraphGeometry
            ghost: true
        }
    }

    LastMove {
        host: root as GraphGeometry
        ghosts: ghosts
        z: 3
    }

    MarkArrows {
        host: root as GraphGeometry
        z: 5
    }

    Rectangle { // a label that is cut, once its node is pointed at
        id: wholeLabel

        readonly property GraphPiece pointed: root.input.current as GraphPiece

        objectName: "wholeLabel"
        visible: pointed !== null && pointed.isLabelCut
        x: pointed === null ? 0 : Math.max(0, Math.min(root.width - width, pointed.from.x - width / 2))
        y: pointed === null ? 0 : Math.max(0, pointed.from.y - root.nodeSize / 2 - height - 4)
        z: 8
        width: whole.width + Theme.unit * 4
        height: whole.height + Theme.unit * 2
        radius: Theme.radius
        color: Theme.surface
        border.color: Theme.stone

        SilentText {
            id: whole

            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - Theme.unit * 4)
            text: wholeLabel.pointed?.label ?? ""
            wrapMode: Text.WrapAnywhere
            font.pixelSize: Math.max(Theme.small, root.labelFont)
        }
    }
}
