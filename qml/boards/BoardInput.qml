// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Mouse, touch and keyboard over the pieces of a repeater: hover and focus preview, a click or Enter
/// chooses, a drag from one piece to another chooses a run, arrows move the focus from piece to piece,
/// Esc drops a choice. Lies at the pieces' own origin. While no piece has the focus, this item has it.
Item {
    id: root

    property Repeater pieces: null
    required property BoardModel board
    /// The focus scope of the pieces.
    required property Item scope
    /// The piece pointed at, by the mouse or by the focus.
    property PieceItem current: null
    readonly property bool currentStays: current !== null && current.choosable
    readonly property Item focusItem: Window.activeFocusItem
    property bool keyboardUsed: false
    /// The focus is on its way here, and no piece is meant.
    property bool waiting: false
    property Item lastFocus: null
    /// Points at nothing until the mouse moves or a key is pressed: a class sees no move by accident.
    property bool asleep: false
    /// Where the focus was last.
    property point place: Qt.point(0, 0)

    signal chosen(pieceId: string)
    signal run(first: string, last: string)
    signal dropped()

    /// Takes the keyboard without pointing at a piece yet.
    function wait() {
        waiting = !activeFocus;
        forceActiveFocus();
    }

    function point(piece: PieceItem) {
        if (!enabled || board === null) // the board brings its own input, or is gone
            return;
        current = piece;
        if (piece !== null)
            place = Qt.point(piece.x + piece.width / 2, piece.y + piece.height / 2);
        board.hoveredRow = piece === null ? -1 : piece.index;
    }

    /// After a move: only what the pointer or the focus is on still is pointed at.
    function repoint() {
        if (asleep)
            point(null);
        else if (mouse.containsMouse && !keyboardUsed)
            mouse.follow(mouse.mouseX, mouse.mouseY);
        else
            point(current !== null && current.activeFocus && current.choosable ? current : null);
    }

    function focusOn(piece: PieceItem) {
        asleep = false;
        keyboardUsed = true;
        point(piece);
        if (piece === null)
            wait();
        else
            piece.forceActiveFocus(Qt.TabFocusReason);
    }

    function go(dx: int, dy: int) {
        if (current === null) {
            enter();
            return;
        }
        const next = spatial.nearest(finder.choosable(), current, dx, dy, root) as PieceItem;
        focusOn(next ?? current);
    }

    function goTo(place: int) {
        const all = finder.choosable();
        if (all.length > 0)
            focusOn(all[place < 0 ? all.length - 1 : place] as PieceItem);
    }

    /// The focus goes to the piece nearest to where it was: after a move the old piece may be gone.
    function enter() {
        focusOn(finder.nearest(place));
    }

    activeFocusOnTab: !scope.activeFocus || activeFocus
    onFocusItemChanged: {
        const piece = focusItem as PieceItem;
        if (piece !== null && piece.parent === scope) {
            keyboardUsed = true;
            point(piece);
        } else if (focusItem === root && !waiting && !asleep && !mouse.containsMouse) {
            if (lastFocus !== null || keyboardUsed) // the window only came to the front otherwise
                refocus.restart();
        } else if (!mouse.containsMouse) {
            point(null);
        }
        waiting = waiting && focusItem !== root;
        lastFocus = focusItem;
    }
    onCurrentStaysChanged: {
        if (!currentStays && keyboardUsed && scope.activeFocus)
            refocus.restart();
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Board")
    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)
    Keys.onEscapePressed: event => {
        root.dropped();
        event.accepted = true;
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            goTo(event.key === Qt.Key_Home ? 0 : -1);
            event.accepted = true;
        } else if ([Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key)) {
            event.accepted = true;
            if (current !== null)
                root.chosen(current.pieceId);
            else
                enter();
        }
    }

    Connections {
        target: root.pieces

        function onItemRemoved(index: int, item: Item) {
            if (item === root.current)
                root.point(null);
        }
    }

    Connections {
        target: root.board

        function onGameChanged() {
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

        pieces: root.pieces
    }

    Spatial {
        id: spatial
    }

    Timer { // once all changes of the model or of the focus are in
        id: refocus

        interval: 0
        onTriggered: {
            if (!root.currentStays && root.scope.activeFocus)
                root.enter();
        }
    }

    MouseArea {
        id: mouse

        property string pressedId
        property point restedAt: Qt.point(-1, -1)

        /// A pointer that rests over the board when it appears is no pointing.
        function wake(x: real, y: real) {
            if (restedAt.x < 0)
                restedAt = Qt.point(x, y);
            else if (Math.hypot(x - restedAt.x, y - restedAt.y) > 3)
                root.asleep = false;
        }

        function follow(x: real, y: real) {
            const piece = finder.at(x, y, root);
            if (piece !== root.current)
                root.point(piece);
        }

        objectName: "boardMouse"
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: root.current !== null && containsMouse ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPositionChanged: event => {
            if (root.asleep)
                wake(event.x, event.y);
            if (root.asleep)
                return;
            root.keyboardUsed = false;
            follow(event.x, event.y);
        }
        onExited: root.point(null)
        onPressed: event => {
            root.asleep = false;
            root.keyboardUsed = false;
            root.forceActiveFocus(Qt.MouseFocusReason);
            follow(event.x, event.y);
            pressedId = root.current === null ? "" : root.current.pieceId;
            root.board.runStart = pressedId;
        }
        onCanceled: root.board.runStart = ""
        onReleased: event => {
            follow(event.x, event.y);
            root.board.runStart = "";
            const released = root.current === null ? "" : root.current.pieceId;
            if (pressedId === "" && released === "")
                root.dropped();
            else if (pressedId === released)
                root.chosen(released);
            else if (pressedId !== "" && released !== "")
                root.run(pressedId, released);
        }
    }

    FocusRing {
        readonly property real inset: root.current !== null && root.current.round ? -4 : 1

        anchors.fill: undefined
        visible: root.current !== null && root.current.activeFocus && root.keyboardUsed
        x: root.current !== null ? root.current.x + inset : 0
        y: root.current !== null ? root.current.y + inset : 0
        width: root.current !== null ? root.current.width - 2 * inset : 0
        height: root.current !== null ? root.current.height - 2 * inset : 0
        radius: Math.min(root.current !== null && root.current.round ? width / 2 : Theme.radius, width / 2)
    }
}
