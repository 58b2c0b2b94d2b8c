// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Hackenbush: edges between joints on the ground, drawn as one picture. With an editor they can be drawn.
BoardBase {
    id: root

    property DrawingEditor editor: null
    readonly property bool drawable: board.undrawn === 0
    readonly property bool gliding: drawn.gliding || drawn.zooming
    /// The wheel scrolls the page that the board is on; with Ctrl it zooms.
    property bool wheelScrolls: false
    /// Buttons zoom where there is little room.
    property bool zoomOffered: true

    function wait() {
        drawnInput.wait();
    }

    function refit() {
        drawn.refit();
    }

    ownInput: true
    pieces: repeater
    Keys.forwardTo: interactive ? [drawnInput] : []
    onEditorChanged: {
        if (editor !== null)
            editor.picture = drawn;
    }
    Component.onCompleted: {
        if (editor !== null)
            editor.picture = drawn;
    }

    DrawnPicture {
        id: drawn

        objectName: "drawnPicture"
        anchors.fill: parent
        visible: root.drawable
        board: root.board
        large: root.large
        textScale: Theme.scale
        drawing: root.editor !== null && root.editor.tool !== DrawingEditor.Cut
        duration: Theme.move
        zoomDuration: Theme.quick
        focusedRow: drawnInput.shownRow
        colours: Theme.boardColours
    }

    Repeater {
        id: repeater

        model: root.board

        DrawnPiece {
            host: root
            picture: drawn
            tool: root.editor === null ? DrawingEditor.Cut : root.editor.tool
            onActivated: pieceId => drawnInput.act(pieceId)
        }
    }

    DrawnInput {
        id: drawnInput

        anchors.fill: parent
        host: root
        picture: drawn
        editor: root.editor
        wheelScrolls: root.wheelScrolls
        enabled: root.interactive
        visible: root.interactive
        z: 10
    }

    BoardZoom {
        anchors { right: parent.right; top: parent.top }
        visible: root.interactive && root.drawable && (drawn.zoom > 1 || drawn.crowded && root.zoomOffered)
        zoom: drawn.zoom
        mostZoom: drawn.mostZoom
        z: 20
        onZoomedBy: factor => drawn.zoomAt(factor, Qt.point(drawn.width / 2, drawn.height / 2))
        onWholeAsked: drawn.showWhole()
    }

    Lazy {
        wanted: !root.drawable

        Paragraph {
            objectName: "undrawnNote"
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.unit * 8, 460 * Theme.scale)
            text: qsTr("%L1 edges are too many to draw. The verdict holds all the same.").arg(root.board.undrawn)
            font.pixelSize: root.large ? Theme.presentSmall : Theme.large
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
