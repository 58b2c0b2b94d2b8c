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
            focusOn(finder.nearestTo(place));
        else
            focusOn(finder.nearest(finder.choosable(), current, dx, dy, root) ?? current);
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

    /// After a change: what lies under the pointer, what has the focus, or what is near where it was.
    function repoint() {
        if (mouse.asleep)
            return;
        if (mouse.containsMouse && !byKeyboard)
            mouse.follow(mouse.mouseX, mouse.mouseY);
        else if (byKeyboard && host.activeFocus)
            focusOn(focusedPiece !== null && focusedPiece.choosable ? focusedPiece : finder.nearestTo(place));
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
            focusOn(finder.nearestTo(place));
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
            // Rows may be others now, and a key may follow before anything else.
            root.point(-1);
            if (root.byKeyboard && root.focusedPiece !== null && root.focusedPiece.choosable)
                root.point(root.focusedPiece.index);
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

        board: root.host.board
        editing: !root.cutting
        pieces: root.host.pieces
    }

    /// The pointer over a drawn board: the nearest edge within a few pixels is meant, or what the tool takes hold of.
    /// The wheel and two fingers zoom; two fingers, the middle button, or any with Space held move what is shown.
    MouseArea {
        id: mouse

        /// Points at nothing until the pointer moves or presses.
        property bool asleep: root.host.large // a class sees no move by accident
        /// A finger is less exact than a mouse.
        property bool touched: false
        readonly property real reach: root.picture.thickness / 2 + (touched ? 16 : 8)
        /// The next drag moves what is shown: Space is held.
        property bool handy: false
        property bool panning: false
        /// What is shown was moved since Space is held.
        property bool panned: false
        property point grabbed
        property int pressedRow: -1
        property point restedAt: Qt.point(-1, -1)

        /// A pointer that rests over the board when it appears is no pointing.
        function wake(x: real, y: real) {
            if (restedAt.x < 0)
                restedAt = Qt.point(x, y);
            else if (Math.hypot(x - restedAt.x, y - restedAt.y) > 3)
                asleep = false;
        }

        function follow(x: real, y: real) {
            const at = Qt.point(x, y);
            const next = root.cutting ? root.picture.edgeAt(at, reach) : root.editor.rowAt(at, reach);
            if (next !== root.row && (next >= 0 || !root.byKeyboard))
                root.point(next);
        }

        objectName: "boardMouse"
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: panning ? Qt.ClosedHandCursor : handy ? Qt.OpenHandCursor
                   : root.row >= 0 && containsMouse ? Qt.PointingHandCursor
                   : root.editor !== null && root.editor.drawing ? Qt.CrossCursor : Qt.ArrowCursor
        onHandyChanged: panned = false
        onPositionChanged: event => {
            if (panning) {
                root.picture.pan(Qt.point(event.x - grabbed.x, event.y - grabbed.y));
                grabbed = Qt.point(event.x, event.y);
                panned = true;
                return;
            }
            if (asleep)
                wake(event.x, event.y);
            if (asleep)
                return;
            root.byKeyboard = false;
            if (pressed && root.editor !== null && root.editor.busy)
                root.editor.drag(Qt.point(event.x, event.y));
            else
                follow(event.x, event.y);
        }
        onExited: if (!pressed && !root.byKeyboard) root.point(-1)
        onPressed: event => {
            if (handy) {
                panning = true;
                grabbed = Qt.point(event.x, event.y);
            } else if (!panning) {
                asleep = false;
                touched = event.source !== Qt.MouseEventNotSynthesized;
                root.byKeyboard = false;
                follow(event.x, event.y);
                pressedRow = root.row;
                if (!root.cutting)
                    root.editor.press(Qt.point(event.x, event.y), reach);
            }
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onCanceled: {
            panning = false;
            if (root.editor !== null)
                root.editor.drop();
        }
        onReleased: event => {
            if (panning) {
                panning = pressedButtons !== Qt.NoButton;
                return;
            }
            if (!root.cutting)
                root.editor.release(Qt.point(event.x, event.y), reach);
            follow(event.x, event.y);
            if (!root.cutting)
                return;
            if (root.row < 0 && pressedRow < 0)
                root.host.dropped();
            else if (root.row === pressedRow)
                root.host.chosen(root.current.pieceId);
        }

        BoardEye {
            anchors.fill: parent
            wheelScrolls: root.wheelScrolls
            onZoomed: (factor, place, byFingers) => {
                if (byFingers)
                    root.picture.pinchAt(factor, place);
                else
                    root.picture.zoomAt(factor, place);
            }
            onPanned: by => root.picture.pan(by)
        }
    }
}
