// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Squares with counters or a queen on them, and a map of what each square is worth when it is asked for.
PlaneGeometry {
    id: root

    property string mapShown

    function wait() {
        input.forceActiveFocus();
    }

    ownInput: true
    pieces: repeater
    Component.onDestruction: repeater.model = null // the pieces go before what they refer to

    PlaneMap {
        id: map

        board: root.board
        shown: root.miniature ? "" : root.mapShown
    }

    Item {
        id: area

        x: root.areaX
        y: root.areaY
        width: root.areaWidth
        height: root.areaHeight
        clip: true

        PlaneSquares {
            anchors.fill: parent
            host: root as PlaneGeometry
            map: map
        }

        Repeater {
            id: repeater

            model: root.board

            PlanePiece {
                host: root as PlaneGeometry
                onActivated: pieceId => root.chosen(pieceId)
            }
        }

        MarkTargets {
            anchors.fill: parent
            host: root as SquaresGeometry
            visible: !root.miniature && !map.ready
            z: 5
        }

        PlaneCursor {
            host: root as PlaneGeometry
            input: input
            visible: !root.miniature && input.row >= 0
            z: 6
        }
    }

    Repeater { // numbers of the columns
        model: root.gutter > 0 ? root.columns : 0

        AppText {
            required property int index
            readonly property real middle: root.middle(0, index).x

            x: root.areaX + middle - width / 2
            y: root.areaY + root.areaHeight + Theme.unit
            visible: middle >= 0 && middle <= root.areaWidth && (root.pitch > 18 || index % 5 === 0)
            text: index
            color: Theme.ink2
            font.pixelSize: Math.max(9, Math.min(root.labelSize, Theme.small, root.pitch * 0.5 + 4))
            Accessible.ignored: true
        }
    }

    Repeater { // numbers of the rows
        model: root.gutter > 0 ? root.rows : 0

        AppText {
            required property int index
            readonly property real middle: root.middle(index, 0).y

            x: root.areaX - width - Theme.unit * 1.5
            y: root.areaY + middle - height / 2
            visible: middle >= 0 && middle <= root.areaHeight && (root.pitch > 18 || index % 5 === 0)
            text: index
            color: Theme.ink2
            font.pixelSize: Math.max(9, Math.min(root.labelSize, Theme.small, root.pitch * 0.5 + 4))
            Accessible.ignored: true
        }
    }

    PlaneInput {
        id: input

        x: root.areaX
        y: root.areaY
        width: root.areaWidth
        height: root.areaHeight
        host: root as PlaneGeometry
        enabled: root.interactive
        visible: root.interactive
        z: 10
        onChosen: pieceId => root.chosen(pieceId)
        onRun: (first, last) => root.run(first, last)
        onDropped: root.dropped()
    }
}
