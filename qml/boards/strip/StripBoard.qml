// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Squares in rows: coins that slide, tokens of two players, or coins that are turned.
StripGeometry {
    id: root

    /// Those that count as heaps.
    property alias gaps: brackets.gaps

    bracketed: brackets.count > 0
    pieces: repeater

    Repeater { // names of rows
        model: root.sideRoom > 0 ? root.rows : 0

        SilentText {
            required property int index

            x: root.originX - root.labelSize * 0.6 - width
            y: root.middle(index, 0).y - height / 2
            //: beside a row of squares: its number, such as 2
            text: qsTr("row %1").arg(index + 1)
            color: Theme.ink2
            font.pixelSize: root.nameSize
        }
    }

    Repeater { // numbers of squares, below several rows
        model: root.lowRoom > 0 ? root.columns : 0

        SilentText {
            required property int index

            x: root.middle(0, index).x - width / 2
            y: root.middle(root.rows - 1, 0).y + root.rowPitch / 2 + 2
            visible: (index + root.board.firstNumber) % root.numberEvery === 0
            text: Settings.numeral(index + root.board.firstNumber)
            color: Theme.ink2
            font.pixelSize: root.numberSize
        }
    }

    Repeater {
        id: repeater

        model: root.board

        StripPiece {
            host: root as StripGeometry
            onActivated: pieceId => root.chosen(pieceId)
        }
    }

    Repeater {
        id: ghosts

        model: root.board.ghosts

        StripPiece {
            host: root as StripGeometry
            ghost: true
        }
    }

    LastMove {
        host: root as StripGeometry
        ghosts: ghosts
        z: 2
    }

    GapBrackets {
        id: brackets

        anchors.fill: parent
        host: root as StripGeometry
        z: 4
    }

    MarkTargets {
        host: root as SquaresGeometry
        z: 5
    }
}
