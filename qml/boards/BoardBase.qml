// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What every board has: the model, how it is used, and what a person does on it.
FocusScope {
    id: root

    required property BoardModel board
    property bool interactive: true
    /// It lies on the table of a game.
    property bool tabled: false
    /// For the back of the room.
    property bool large: false
    property bool editing: false
    /// The board brings its own mouse, touch and keyboard.
    property bool ownInput: false
    /// The wheel scrolls the page that the board is on; with Ctrl it zooms.
    property bool wheelScrolls: false
    /// Buttons zoom where there is little room.
    property bool zoomOffered: true
    /// Rather high than wide: what is higher is drawn larger.
    property bool upright: false
    property alias pieces: input.pieces
    property alias input: input
    /// How far pieces may outgrow their usual size: a large board uses the room that it has.
    readonly property real grow: large ? Math.max(1.7, Math.min(width / 450, height / 220))
                                       : Math.max(1, Math.min(width / 908, height / 560))
    /// Large text makes the labels grow as far as the board stays the larger part.
    readonly property real labelSize: large ? Math.round(Theme.presentSmall * grow / 1.7)
                                            : Math.round(Math.min(Theme.large, Math.max(17, Math.min(height * 0.07, width * 0.05))))

    signal chosen(pieceId: string)
    signal run(first: string, last: string)
    signal dropped()
    /// A click on no piece; dropped() comes behind it.
    signal missed()
    signal heapSet(heap: int, size: real)
    signal heapRemoved(heap: int)
    /// Pieces lie elsewhere.
    signal placed()

    /// A piece of that kind was met since the game began.
    function met(kind: int): bool {
        return Array.from(board.kindsMet).includes(kind);
    }

    /// Takes the keyboard without pointing at a piece yet.
    function wait() {
        input.wait();
    }

    /// What shows the pieces, of several boards that one; null for none.
    function sceneOf(number: int): BoardScene {
        return null;
    }

    /// Forgets what was held so that the board stays calm during a game.
    function refit() {
    }

    anchors.fill: parent
    Component.onDestruction: {
        if (pieces !== null)
            pieces.model = null; // the pieces go before what they refer to
    }
    Keys.forwardTo: ownInput ? [] : [input]
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    BoardInput {
        id: input

        anchors.fill: parent
        board: root.board
        scope: root
        visible: root.interactive && !root.ownInput
        enabled: visible
        z: 10
        asleep: root.large
        onChosen: pieceId => root.chosen(pieceId)
        onRun: (first, last) => root.run(first, last)
        onDropped: root.dropped()
        onMissed: root.missed()
    }
}
