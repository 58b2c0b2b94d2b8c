// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// One board: picks the view for the model's shape.
FocusScope {
    id: root

    required property BoardModel board
    property bool interactive: true
    property bool large: false
    /// It lies on the table of a game.
    property bool tabled: false
    property bool editing: false
    /// Drawn: what draws it; null for one that is only cut.
    property DrawingEditor drawingEditor: null
    /// Drawn: the wheel scrolls the page that the board is on; with Ctrl it zooms.
    property bool wheelScrolls: false
    /// Drawn: buttons zoom where there is little room.
    property bool zoomOffered: true
    /// None once the board has gone: on a table a board may go before its card.
    readonly property int shape: board === null ? -1 : board.shape
    /// Strip: the gaps that count as heaps.
    property var gaps: []
    /// Exploring: the heap or row pointed at tells of all its choices.
    property bool ribboned: false
    /// Plane: what is told of its squares; null for nothing.
    property PlaneMap map: null
    /// What shows a table of several; null where there is one board alone.
    property BoardBase table: null
    /// Boards of a table can be doubled, turned over, moved and taken away.
    property bool arranging: false
    /// What stands between the boards of a table: they are added, or compared.
    property string between: "+"
    readonly property BoardBase view: (table ?? scene.made ?? drawn.made) as BoardBase

    signal chosen(pieceId: string)
    signal run(first: string, last: string)
    signal dropped()
    /// A click on no piece; dropped() comes behind it.
    signal missed()
    /// Pieces lie elsewhere.
    signal placed()
    signal heapSet(heap: int, size: real)
    signal heapRemoved(heap: int)
    signal duplicated(number: int)
    signal negated(number: int)
    signal removed(number: int)
    signal shifted(from: int, to: int)
    signal gameAsked()
    signal positionDropped(position: string)
    /// A click on one of several boards, beside its pieces.
    signal boardChosen(number: int)

    /// The arrow keys now move over the board.
    function takeKeyboard() {
        if (view !== null && interactive)
            view.wait();
    }

    /// Where a piece lies in that item, of several boards one of that board: its token, or the middle of its spot. Null where
    /// it is not seen.
    function placeIn(item: Item, number: int, row: int): var {
        const scene = view?.sceneOf(number) ?? null;
        if (scene === null || row >= scene.spots.length)
            return null;
        const spot = scene.spots[row];
        const side = Math.min(spot.width, spot.height);
        const own = scene.tokens[row]; // a picture has none
        const token = own?.width > 0 ? own : Qt.rect(spot.x + (spot.width - side) / 2, spot.y + (spot.height - side) / 2, side, side);
        const seen = scene.mapToItem(root, token);
        return seen.y < 0 || seen.y + seen.height > height || seen.x < 0 || seen.x + seen.width > width ? null : scene.mapToItem(item, token);
    }

    function refit() {
        if (view !== null)
            view.refit();
    }

    /// The pile of that id from which a number can be asked for; null for any other piece.
    function pileWith(pieceId: string): Item {
        const piece = view === null || shape !== BoardShape.Heaps ? null : view.pieces.itemAt(board.rowOf(pieceId)) as PieceItem;
        return piece !== null && piece.kind === PieceKind.Pile ? piece : null;
    }

    Lazy {
        id: scene

        wanted: root.shape >= 0 && root.shape !== BoardShape.Table && root.shape !== BoardShape.Drawn

        SceneBoard {
            board: root.board
            interactive: root.interactive
            large: root.large
            tabled: root.tabled
            editing: root.editing
            gaps: root.gaps
            ribboned: root.ribboned
            map: root.map
            wheelScrolls: root.wheelScrolls
            zoomOffered: root.zoomOffered
        }
    }

    Lazy {
        id: drawn

        wanted: root.shape === BoardShape.Drawn

        DrawnBoard {
            board: root.board
            interactive: root.interactive
            large: root.large
            tabled: root.tabled
            editor: root.drawingEditor
            wheelScrolls: root.wheelScrolls
            zoomOffered: root.zoomOffered
        }
    }

    Connections {
        target: root.view

        function onChosen(pieceId: string) { root.chosen(pieceId); }
        function onRun(first: string, last: string) { root.run(first, last); }
        function onDropped() { root.dropped(); }
        function onMissed() { root.missed(); }
        function onHeapSet(heap: int, size: real) { root.heapSet(heap, size); }
        function onHeapRemoved(heap: int) { root.heapRemoved(heap); }
        function onPlaced() { root.placed(); }
    }
}
