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
    /// A click on no piece; dropped() comes behind it.
    signal missed()
    /// What is held where no piece is has been moved.
    signal panned(by: point)

    /// Takes the keyboard without pointing at a piece yet.
    function wait() {
        waiting = !activeFocus;
        forceActiveFocus();
    }

    function point(item: Item) {
        if (!enabled || board === null) // the board brings its own input, or is gone
            return;
        const piece = item as PieceItem;
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

    function focusOn(piece: Item) {
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
        const all = pieceFinder.choosable();
        focusOn(pieceFinder.nearest(all, current, dx, dy, root) ?? nextInRow(all, dx) ?? current);
    }

    /// At the end of a line, where its row goes on in the next one; null where it does not.
    function nextInRow(all: var, dx: int): Item {
        const ahead = all.filter(piece => dx !== 0 && piece.row === current.row && (piece.column - current.column) * dx > 0);
        return ahead.sort((a, b) => (a.column - b.column) * dx)[0] ?? null;
    }

    /// The focus goes to the piece nearest to where it was: after a move the old piece may be gone.
    function enter() {
        focusOn(pieceFinder.nearestTo(place));
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
        const isElsewhere = focusItem !== null && focusItem !== root && focusItem !== scope && (focusItem as PieceItem) === null;
        if (!currentStays && keyboardUsed && scope.activeFocus && !isElsewhere) // a button below a heap keeps the focus
            refocus.restart();
    }
    Accessible.role: Accessible.Pane
    //: read aloud: the board of a game
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
            const all = pieceFinder.choosable();
            if (all.length > 0)
                focusOn(all[event.key === Qt.Key_Home ? 0 : all.length - 1] as PieceItem);
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

        function onGameChanged() { repointing.restart(); }
    }

    Timer { // once the pieces are where they will be
        id: repointing

        interval: 0
        onTriggered: root.repoint()
    }

    PieceFinder {
        id: pieceFinder

        board: root.board
        editing: (root.scope as BoardBase)?.editing ?? false
        pieces: root.pieces
    }

    Timer { // once all changes of the model or of the focus are in
        id: refocus

        interval: 0
        onTriggered: if (!root.currentStays && root.scope.activeFocus) root.enter()
    }

    /// The pointer over the pieces of a board: it points at the topmost one; pressed and released on one piece it
    /// chooses it, on two pieces a run, on none it drops a choice.
    MouseArea {
        id: mouse

        property string pressedId
        /// Where it was pressed beside all pieces, or was told of last; how far it has come from there.
        property point held
        property real way: 0
        /// In the window.
        property point lastPlace: Qt.point(-1, -1)
        property point restedAt: Qt.point(-1, -1)

        /// A pointer that rests over the board when it appears is no pointing.
        function wake(x: real, y: real) {
            if (restedAt.x < 0)
                restedAt = Qt.point(x, y);
            else if (Math.hypot(x - restedAt.x, y - restedAt.y) > 3)
                root.asleep = false;
        }

        function follow(x: real, y: real) {
            const piece = pieceFinder.at(x, y, mouse);
            if (piece !== root.current)
                root.point(piece);
        }

        /// A hand that trembles moves nothing.
        function move(x: real, y: real) {
            const by = Qt.point(x - held.x, y - held.y);
            way += Math.hypot(by.x, by.y);
            held = Qt.point(x, y);
            if (way > 6)
                root.panned(by);
        }

        /// Whether the pointer is where it was.
        function rests(x: real, y: real): bool {
            const here = mapToItem(null, x, y);
            const stayed = here === lastPlace;
            lastPlace = here;
            return stayed;
        }

        objectName: "boardMouse"
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: pressedId !== "" // a run is no scrolling
        cursorShape: root.current !== null && containsMouse ? Qt.PointingHandCursor : Qt.ArrowCursor
        onEntered: rests(mouseX, mouseY)
        onPositionChanged: event => {
            if (rests(event.x, event.y) && root.keyboardUsed)
                return;
            if (root.asleep)
                wake(event.x, event.y);
            if (root.asleep)
                return;
            root.keyboardUsed = false;
            drag.follow(event.x, event.y);
            if (pressed && pressedId === "")
                move(event.x, event.y);
            follow(event.x, event.y);
        }
        onExited: root.point(null)
        onPressed: event => {
            root.asleep = false;
            root.keyboardUsed = false;
            root.forceActiveFocus(Qt.MouseFocusReason);
            follow(event.x, event.y);
            pressedId = root.current === null ? "" : root.current.pieceId;
            held = Qt.point(event.x, event.y);
            way = 0;
            root.board.runStart = pressedId;
            drag.hold(root.current, event.x, event.y);
        }
        onCanceled: {
            root.board.runStart = "";
            drag.drop();
        }
        onReleased: event => {
            follow(event.x, event.y);
            root.board.runStart = "";
            drag.drop();
            const released = root.current === null ? "" : root.current.pieceId;
            if (pressedId === "" && released === "") {
                root.missed();
                root.dropped();
            } else if (pressedId === released) {
                root.chosen(released);
            } else if (pressedId !== "" && released !== "") {
                root.run(pressedId, released);
            }
        }

        PieceDrag {
            id: drag

            board: root.board
            pieces: root.pieces
        }
    }

    Item { // where the piece is that the keys are on
        id: spot

        readonly property rect token: root.current?.token ?? Qt.rect(0, 0, 0, 0)
        /// Around a disc, which a rectangle would cut.
        readonly property bool round: token.width > 0 && root.current.tokenRound
        readonly property rect place: round ? token : Qt.rect(0, 0, root.current?.width ?? 0, root.current?.height ?? 0)
        readonly property real inset: round ? -4 : 1

        x: (root.current?.x ?? 0) + place.x + inset
        y: (root.current?.y ?? 0) + place.y + inset
        width: place.width - 2 * inset
        height: place.height - 2 * inset

        FocusRing {
            wanted: root.current !== null && root.current.activeFocus && root.keyboardUsed
            gap: -2
            radius: Math.min(spot.round ? spot.width / 2 : Theme.radius, spot.width / 2)
        }
    }
}
