// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What every board has: the model, how it is used, and what a person does on it.
FocusScope {
    id: root

    required property BoardModel board
    /// A small picture that cannot be clicked.
    property bool miniature: false
    /// For the back of the room.
    property bool large: false
    property bool interactive: !miniature
    property bool editing: false
    property alias pieces: input.pieces
    property alias input: input
    /// How far pieces may outgrow their usual size: a large board uses the room that it has.
    readonly property real grow: large ? Math.max(1.7, Math.min(width / 450, height / 220)) : 1
    readonly property real labelSize: large ? Math.round(Theme.presentSmall * grow / 1.7) : Theme.large

    signal chosen(pieceId: string)
    signal run(first: string, last: string)
    signal dropped()
    signal heapSet(heap: int, size: real)
    signal heapRemoved(heap: int)

    /// The pieces of a mark that are on the board now.
    function itemsOf(rows: var): var {
        const found = [];
        for (const row of rows) {
            const item = pieces === null ? null : pieces.itemAt(row);
            if (item !== null)
                found.push(item);
        }
        return found;
    }

    /// The rectangle around items; empty for none.
    function around(items: var): rect {
        if (items.length === 0)
            return Qt.rect(0, 0, 0, 0);
        let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
        for (const item of items) {
            left = Math.min(left, item.x);
            top = Math.min(top, item.y);
            right = Math.max(right, item.x + item.width);
            bottom = Math.max(bottom, item.y + item.height);
        }
        return Qt.rect(left, top, right - left, bottom - top);
    }

    /// Forgets what was held so that the board stays calm during a game.
    function refit() {
    }

    Keys.forwardTo: [input]
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    BoardInput {
        id: input

        anchors.fill: parent
        board: root.board
        scope: root
        visible: root.interactive
        enabled: root.interactive
        z: 10
        onChosen: pieceId => root.chosen(pieceId)
        onRun: (first, last) => root.run(first, last)
        onDropped: root.dropped()
    }
}
