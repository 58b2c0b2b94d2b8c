// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Mouse, touch and keyboard over a drawn board. Cutting: hover and focus preview, a click or Enter cuts. With the
/// tools of an editor presses and drags go to it; arrows walk over joints and ground, or edges. The keys + and − zoom,
/// 0 shows all, and arrows with Shift move what is shown.
Item {
    id: root

    required property BoardBase host
    required property DrawnPicture picture
    property DrawingEditor editor: null
    property bool wheelScrolls: false
    readonly property int tool: editor === null ? DrawingEditor.Cut : editor.tool
    readonly property bool cutting: editor === null || tool === DrawingEditor.Cut
    /// The row pointed at by the mouse or by the focus, -1 for none.
    property int row: -1
    property bool byKeyboard: false
    readonly property PieceItem current: row < 0 || host.pieces === null ? null : host.pieces.itemAt(row) as PieceItem
    /// The row that is drawn as the one pointed at.
    readonly property int shownRow: (byKeyboard && current !== null && current.activeFocus) || (!cutting && !byKeyboard) ? row : -1
    property bool waiting: false
    property point place: Qt.point(width / 2, height)
    readonly property Item focusItem: Window.activeFocusItem
    /// The piece that has the focus, null for none.
    readonly property PieceItem focusedPiece: focusItem !== null && focusItem.parent === host ? focusItem as PieceItem : null

    /// Takes the keyboard without pointing at a piece yet.
    function wait() {
        waiting = !activeFocus;
        forceActiveFocus();
    }

    function point(next: int) {
        row = next;
        if (current !== null)
            place = Qt.point(current.x + current.width / 2, current.y + current.height / 2);
        if (host?.board) // not while the page goes
            host.board.hoveredRow = cutting ? next : -1;
        if (editor !== null)
            editor.point(current === null ? "" : current.pieceId);
    }

    /// Enter, a click, or a screen reader's press.
    function act(pieceId: string) {
        if (cutting || editor === null)
            root.host.chosen(pieceId);
        else
            editor.choose(pieceId);
    }

    function focusOn(item: Item) {
        const piece = item as PieceItem;
        mouse.asleep = false;
        byKeyboard = true;
        if (piece === null) {
            wait();
        } else {
            picture.reveal(piece.index);
            point(piece.index);
            piece.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    function go(dx: int, dy: int, event: var) {
        if (event.modifiers & Qt.ShiftModifier && picture.zoom > 1) {
            picture.glide(Qt.point(-dx * width / 5, -dy * height / 5));
            return;
        }
        if (current !== null && byKeyboard && editor !== null && editor.nudge(current.pieceId, dx, -dy))
            return;
        if (current === null || !current.choosable)
            focusOn(finder.nearest(place));
        else
            focusOn(spatial.nearest(finder.choosable(), current, dx, dy, root) ?? current);
    }

    /// Zooms about what the keyboard is on, or about the middle; false for a key that does not zoom.
    function zoomed(key: int): bool {
        const middle = byKeyboard && current !== null ? picture.placeOf(current.index) : Qt.point(width / 2, height / 2);
        if (key === Qt.Key_Plus || key === Qt.Key_Equal)
            picture.zoomAt(1.25, middle);
        else if (key === Qt.Key_Minus)
            picture.zoomAt(0.8, middle);
        else if (key === Qt.Key_0)
            picture.showWhole();
        else
            return false;
        return true;
    }

    /// After a change, at once: rows may be others now. A key may follow before anything else.
    function keepFocused() {
        point(-1);
        if (byKeyboard && focusedPiece !== null && focusedPiece.choosable)
            point(focusedPiece.index);
    }

    /// After a change: what lies under the pointer, what has the focus, or what is near where it was.
    function repoint() {
        if (mouse.asleep)
            return;
        if (mouse.containsMouse && !byKeyboard)
            mouse.follow(mouse.mouseX, mouse.mouseY);
        else if (byKeyboard && host.activeFocus)
            focusOn(focusedPiece !== null && focusedPiece.choosable ? focusedPiece : finder.nearest(place));
        else
            point(-1);
    }

    objectName: "drawnInput"
    activeFocusOnTab: !host.activeFocus || activeFocus
    Accessible.role: Accessible.Pane
    //: read aloud: the board of a game
    Accessible.name: qsTr("Board")
    onFocusItemChanged: {
        const piece = focusItem as PieceItem;
        if (piece !== null && piece.parent === host && piece.index !== row) {
            byKeyboard = true;
            point(piece.index);
        } else if (piece === null && !mouse.containsMouse && !mouse.pressed && !waiting) {
            point(-1);
        }
        waiting = waiting && focusItem !== root;
    }
    Keys.onShortcutOverride: event => event.accepted = editor !== null && editor.drawing && event.key === Qt.Key_N
    onToolChanged: repointing.restart()
    Keys.onLeftPressed: event => go(-1, 0, event)
    Keys.onRightPressed: event => go(1, 0, event)
    Keys.onUpPressed: event => go(0, -1, event)
    Keys.onDownPressed: event => go(0, 1, event)
    Keys.onEscapePressed: event => {
        if (editor !== null && editor.busy)
            editor.drop();
        else
            root.host.dropped();
        event.accepted = true;
    }
    Keys.onPressed: event => {
        const id = current === null ? "" : current.pieceId;
        const enters = [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key);
        const erases = event.key === Qt.Key_Delete && tool === DrawingEditor.Erase;
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            const all = finder.choosable();
            focusOn((all[event.key === Qt.Key_Home ? 0 : all.length - 1] ?? null) as PieceItem);
        } else if (event.key === Qt.Key_Space && mouse.containsMouse && !byKeyboard && picture.zoom > 1) {
            mouse.handy = true; // and chooses when it is let go, if nothing was moved
        } else if ((enters || erases) && current !== null) {
            byKeyboard = true;
            act(id);
        } else if (enters) {
            focusOn(finder.nearest(place));
        } else if (event.key === Qt.Key_N && event.modifiers === Qt.NoModifier && editor !== null && editor.drawing) {
            byKeyboard = true;
            editor.sprout(id);
        } else if (!zoomed(event.key)) {
            return;
        }
        event.accepted = true;
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || !mouse.handy || event.isAutoRepeat)
            return;
        const chooses = !mouse.panned && current !== null;
        mouse.handy = false;
        if (chooses)
            act(current.pieceId);
        event.accepted = true;
    }

    Connections {
        target: root.host.board

        function onGameChanged() {
            root.keepFocused();
            repointing.restart();
        }
    }

    Connections {
        target: root.picture

        function onLaidOut() {
            if (root.current !== null)
                root.place = root.picture.placeOf(root.current.index);
            if (!root.byKeyboard && mouse.containsMouse && !mouse.pressed)
                repointing.restart();
        }
    }

    Timer { // once the pieces are where they will be
        id: repointing

        interval: 0
        onTriggered: root.repoint()
    }

    PieceFinder {
        id: finder

        pieces: root.host.pieces
    }

    Spatial {
        id: spatial
    }

    DrawnMouse {
        id: mouse

        anchors.fill: parent
        picture: root.picture
        editor: root.editor
        cutting: root.cutting
        wheelScrolls: root.wheelScrolls
        row: root.row
        asleep: root.host.large // a class sees no move by accident
        onUsed: root.byKeyboard = false
        onPointed: next => {
            if (next >= 0 || !root.byKeyboard)
                root.point(next);
        }
        onPressed: root.forceActiveFocus(Qt.MouseFocusReason)
        onCut: row => root.host.chosen((root.host.pieces.itemAt(row) as PieceItem).pieceId)
        onMissed: root.host.dropped()
    }
}
