// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Squares with counters or a queen on them, and a map of what each square is worth when it is asked for.
PlaneGeometry {
    id: root

    property int mapShown: PlaneMap.Nothing

    function wait() {
        squares.forceActiveFocus();
    }

    ownInput: true
    pieces: repeater
    Component.onCompleted: refit()

    Connections {
        target: root.board

        function onGameChanged() { root.hold(); }
        function onLastMoveChanged() { root.hold(); }
    }

    PlaneMap {
        id: map

        board: root.board
        least: Qt.size(root.columns, root.rows)
        shown: root.mapShown
    }

    Item {
        id: area

        x: root.areaX
        y: root.areaY
        width: root.areaWidth
        height: root.areaHeight
        clip: root.zoom > 1 // badges may reach over the edge

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
                input: squares
                onActivated: pieceId => root.chosen(pieceId)
            }
        }

        Repeater {
            id: ghosts

            model: root.board.ghosts

            PlanePiece {
                host: root as PlaneGeometry
                input: squares
                ghost: true
            }
        }

        LastMove {
            host: root as PlaneGeometry
            ghosts: ghosts
            z: 3
        }

        MarkTargets {
            host: root as PlaneGeometry
            pieces: area
            marks: map.ready && root.met(PieceKind.Queen) ? [] : root.board.marks // of counters the map says only what one alone is worth
            hovered: Qt.point(squares.column, squares.row)
            hoveredCorner: Qt.point(cursor.x + cursor.width, cursor.y)
            hoveredOutcome: squares.row < 0 ? Outcome.Unknown : root.board.badge
            z: 7
        }

        Rectangle { // the square pointed at, by the mouse or by the keyboard
            id: cursor

            readonly property point middle: root.middle(squares.row, squares.column)

            x: middle.x - width / 2
            y: middle.y - height / 2
            width: root.pitch
            height: root.pitch
            visible: squares.row >= 0
            z: 6
            radius: width * 0.14
            color: "transparent"
            border.width: squares.byKeyboard && squares.activeFocus ? 3 : 2
            border.color: Theme.accent
            opacity: squares.byKeyboard || squares.pointed ? 1 : 0
        }
    }

    Repeater { // numbers of the columns
        model: root.gutter > 0 ? root.columns : 0

        SilentText {
            required property int index
            readonly property real middle: root.middle(0, index).x

            x: root.areaX + middle - width / 2
            y: root.areaY + root.areaHeight + Theme.unit
            visible: middle >= 0 && middle <= root.areaWidth && index % root.numberEvery === 0
            text: Settings.numeral(index)
            color: Theme.ink2
            font.pixelSize: root.numberSize
        }
    }

    Repeater { // numbers of the rows
        model: root.gutter > 0 ? root.rows : 0

        SilentText {
            required property int index
            readonly property real middle: root.middle(index, 0).y

            x: root.areaX - width - Theme.unit * 1.5
            y: root.areaY + middle - height / 2
            visible: middle >= 0 && middle <= root.areaHeight && index % root.numberEvery === 0
            text: Settings.numeral(index)
            color: Theme.ink2
            font.pixelSize: root.numberSize
        }
    }

    PlaneInput {
        id: squares

        x: root.areaX
        y: root.areaY
        width: root.areaWidth
        height: root.areaHeight
        host: root as PlaneGeometry
        enabled: root.interactive
        visible: root.interactive
        z: 10
    }

    BoardZoom {
        anchors { right: parent.right; top: parent.top }
        visible: root.zoomOffered
        zoom: root.zoom
        mostZoom: root.mostZoom
        z: 20
        onZoomedBy: factor => root.zoomAt(factor, root.areaWidth / 2, root.areaHeight / 2)
        onWholeAsked: root.zoom = 1
    }
}
