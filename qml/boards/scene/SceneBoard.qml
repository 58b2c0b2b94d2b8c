// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Heaps, lines, a grid, a strip, a staircase, a plane or a graph. Over each figure lies an empty item for the pointer, the keyboard and the
/// screen reader.
SceneBase {
    id: root

    /// The middle of a square, in the board's own coordinates.
    function placeOf(row: int, column: int): point {
        const place = scene.squarePlace(column, row);
        return Qt.point(place.x + place.width / 2, place.y + place.height / 2);
    }

    function wait() {
        if (squares !== null)
            squares.wait();
        else
            input.wait();
    }

    pieces: repeater
    ownInput: ofSquares
    squares: plane.made as PlaneInput

    Connections {
        target: root.input

        function onCurrentChanged() {
            if (root.input.keyboardUsed && root.input.current !== null)
                root.scene.reveal(root.input.current.index);
        }

        function onPanned(by: point) {
            root.scene.pan(by);
        }
    }

    BoardEye {
        anchors.fill: parent
        enabled: root.interactive
        wheelScrolls: root.wheelScrolls
        onZoomed: (factor, place) => root.scene.zoomAt(factor, place)
        onPanned: by => root.scene.pan(by)
    }

    Repeater {
        id: repeater

        model: root.board
        onItemAdded: (index, item) => root.scene.place(index, item)

        ScenePiece {
            host: root as SceneBase
            onActivated: pieceId => root.chosen(pieceId)
        }
    }

    Lazy {
        anchors.fill: parent
        wanted: root.gaps.length > 0
        z: 4

        GapBrackets {
            host: root as SceneBase
        }
    }

    SceneMarks {
        host: root as SceneBase
        z: 5
    }

    BoardZoom {
        anchors { right: parent.right; top: parent.top }
        visible: root.zoomShown
        zoom: root.scene.zoom
        narrow: root.ofSquares
        mostZoom: root.scene.mostZoom
        z: 20
        onZoomedBy: factor => root.zoomBy(factor)
        onWholeAsked: root.scene.showWhole()
    }

    Lazy {
        id: plane

        anchors.fill: parent
        wanted: root.ofSquares
        z: 10

        PlaneInput {
            host: root
            scene: root.scene
            enabled: root.interactive
            visible: root.interactive
        }
    }

    Lazy {
        anchors.fill: parent
        wanted: root.board.shape === BoardShape.Graph
        z: 8

        WholeLabel {
            host: root as SceneBase
        }
    }
}
