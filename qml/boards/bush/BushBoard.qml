// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Hackenbush: edges between joints on the ground, drawn as one picture. With an editor they can be drawn.
BoardBase {
    id: root

    property BushEditor editor: null
    readonly property bool drawable: board.undrawn === 0
    readonly property bool gliding: drawn.gliding

    function wait() {
        bushInput.wait();
    }

    function refit() {
        drawn.refit();
    }

    ownInput: true
    pieces: repeater
    Keys.forwardTo: interactive ? [bushInput] : []
    onEditorChanged: {
        if (editor !== null)
            editor.picture = drawn;
    }
    Component.onCompleted: {
        if (editor !== null)
            editor.picture = drawn;
    }
    Component.onDestruction: repeater.model = null // the pieces go before what they refer to

    BushPicture {
        id: drawn

        /// The picture of a card may be shown larger than it is.
        readonly property real finer: root.miniature ? 1.6 : 1

        objectName: "bushPicture"
        width: root.width * finer
        height: root.height * finer
        scale: 1 / finer
        transformOrigin: Item.TopLeft
        visible: root.drawable
        board: root.board
        miniature: root.miniature
        large: root.large
        duration: Theme.move
        focusedRow: bushInput.shownRow
        colours: Theme.bushColours
    }

    Repeater {
        id: repeater

        model: root.miniature ? null : root.board

        BushPiece {
            host: root
            picture: drawn
            tool: root.editor === null ? "cut" : root.editor.tool
            onActivated: pieceId => bushInput.act(pieceId)
        }
    }

    BushInput {
        id: bushInput

        anchors.fill: parent
        host: root
        picture: drawn
        editor: root.editor
        enabled: root.interactive
        visible: root.interactive
        z: 10
        onChosen: pieceId => root.chosen(pieceId)
        onDropped: root.dropped()
    }

    Lazy {
        wanted: !root.drawable

        AppText {
            objectName: "undrawnNote"
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.unit * 8, 460 * Theme.scale)
            text: root.miniature ? qsTr("%L1 edges").arg(root.board.undrawn)
                : qsTr("%L1 edges are too many to draw. The verdict holds all the same.").arg(root.board.undrawn)
            color: Theme.ink2
            font.pixelSize: root.large ? Theme.presentSmall : Theme.large
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }
}
