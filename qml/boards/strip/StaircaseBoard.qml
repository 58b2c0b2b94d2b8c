// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Coins on the steps of a staircase; they only ever go down.
StaircaseGeometry {
    id: root

    pieces: repeater

    Repeater {
        id: repeater

        model: root.board

        StaircasePiece {
            host: root as StaircaseGeometry
            onActivated: pieceId => root.chosen(pieceId)
        }
    }

    Repeater {
        id: ghosts

        model: root.board.ghosts

        StaircasePiece {
            host: root as StaircaseGeometry
            ghost: true
        }
    }

    LastMove {
        host: root as StaircaseGeometry
        ghosts: ghosts
        z: 2
    }

    MarkStairs {
        host: root as StaircaseGeometry
        z: 5
    }
}
