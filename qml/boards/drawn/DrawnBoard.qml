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

    function wait() {
        drawnInput.wait();
    }

    function sceneOf(number: int): BoardScene {
        return drawn;
    }

    function refit() {
        drawn.refit();
    }

    ownInput: true
    pieces: repeater
    Keys.forwardTo: interactive ? [drawnInput] : []
    onEditorChanged: if (editor !== null) editor.picture = drawn
    Component.onCompleted: if (editor !== null) editor.picture = drawn

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
        pieces: repeater
        colours: Theme.boardColours
        tabled: root.tabled
        onPlacesChanged: root.placed()
    }

    Repeater {
        id: repeater

        model: root.board
        onItemAdded: (index, item) => drawn.place(index, item)

        /// An edge, a joint or the ground: drawn by the picture; here are its place for the keyboard and its name.
        PieceItem {
            readonly property int tool: root.editor === null ? DrawingEditor.Cut : root.editor.tool
            readonly property bool isEdge: kind === PieceKind.Edge
            readonly property bool draws: tool !== DrawingEditor.Cut && tool !== DrawingEditor.Move && tool !== DrawingEditor.Erase

            // N belongs to the tool, not to the lens
            Keys.onShortcutOverride: event => event.accepted = draws && event.key === Qt.Key_N
            choosable: root?.board.drawn ?? true ? false : tool === DrawingEditor.Cut ? isEdge : tool === DrawingEditor.Move ? kind === PieceKind.Joint
                     : tool === DrawingEditor.Erase ? kind !== PieceKind.Ground : !isEdge
            onActivated: pieceId => drawnInput.act(pieceId)
        }
    }

    PartnerArcs {
        host: root as BoardBase
        z: 4
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
