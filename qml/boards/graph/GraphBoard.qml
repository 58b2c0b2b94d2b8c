// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Nodes in layers, arrows between them, and a token on one node.
GraphGeometry {
    id: root

    pieces: repeater
    Component.onDestruction: repeater.model = null // the pieces go before what they refer to

    Repeater {
        id: repeater

        model: root.board

        GraphPiece {
            host: root as GraphGeometry
            onActivated: pieceId => root.chosen(pieceId)
        }
    }

    Rectangle {
        id: token

        objectName: "graphToken"
        x: root.tokenPlace.x - width / 2 + root.tokenOffset.x
        y: root.tokenPlace.y - height / 2 + root.tokenOffset.y
        width: root.nodeSize * 0.62
        height: width
        radius: width / 2
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
        anchors.fill: parent
        host: root as GraphGeometry
        ghosts: ghosts
        z: 3
    }

    MarkArrows {
        anchors.fill: parent
        host: root as GraphGeometry
        z: 5
    }
}
