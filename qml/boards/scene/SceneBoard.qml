// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Heaps, lines, a grid, a strip, a staircase or a graph. Over each figure lies an empty item for the pointer, the keyboard and the
/// screen reader.
SceneBase {
    id: root

    pieces: repeater

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
        visible: root.interactive && !root.large && (root.scene.zoom > 1 || root.zoomOffered && root.scene.crowded)
        zoom: root.scene.zoom
        mostZoom: root.scene.mostZoom
        z: 20
        onZoomedBy: factor => root.zoomBy(factor)
        onWholeAsked: root.scene.showWhole()
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
