// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The pointer over the pieces of a board: it points at the topmost one; pressed and released on one piece it
/// chooses it, on two pieces a run, on none it drops a choice.
MouseArea {
    id: root

    /// Null once the board is gone.
    required property BoardModel board
    required property PieceFinder finder
    /// The piece pointed at, by the mouse or by the keyboard.
    required property PieceItem current
    /// Points at nothing until the pointer moves or presses.
    required property bool asleep
    /// The keyboard is used: a pointer that rests is told of again and again, but says nothing.
    required property bool resting
    property string pressedId
    /// Where it was pressed beside all pieces, or was told of last; how far it has come from there.
    property point held
    property real way: 0
    /// In the window.
    property point lastPlace: Qt.point(-1, -1)
    property point restedAt: Qt.point(-1, -1)

    signal woken()
    /// The mouse is what is used now.
    signal used()
    signal pointed(next: Item)
    signal taken()
    signal chosen(pieceId: string)
    signal run(first: string, last: string)
    signal missed()
    signal panned(by: point)

    /// A pointer that rests over the board when it appears is no pointing.
    function wake(x: real, y: real) {
        if (restedAt.x < 0)
            restedAt = Qt.point(x, y);
        else if (Math.hypot(x - restedAt.x, y - restedAt.y) > 3)
            root.woken();
    }

    function follow(x: real, y: real) {
        const piece = finder.at(x, y, root);
        if (piece !== current)
            root.pointed(piece);
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

    PieceDrag {
        id: drag

        board: root.board
        pieces: root.finder.pieces
    }

    hoverEnabled: true
    preventStealing: pressedId !== "" // a run is no scrolling
    cursorShape: current !== null && containsMouse ? Qt.PointingHandCursor : Qt.ArrowCursor
    onEntered: rests(mouseX, mouseY)
    onPositionChanged: event => {
        if (rests(event.x, event.y) && resting)
            return;
        if (asleep)
            wake(event.x, event.y);
        if (asleep)
            return;
        root.used();
        drag.follow(event.x, event.y);
        if (pressed && pressedId === "")
            move(event.x, event.y);
        follow(event.x, event.y);
    }
    onExited: root.pointed(null)
    onPressed: event => {
        root.woken();
        root.used();
        root.taken();
        follow(event.x, event.y);
        pressedId = current === null ? "" : current.pieceId;
        held = Qt.point(event.x, event.y);
        way = 0;
        board.runStart = pressedId;
        drag.hold(current, event.x, event.y);
    }
    onCanceled: {
        board.runStart = "";
        drag.drop();
    }
    onReleased: event => {
        follow(event.x, event.y);
        board.runStart = "";
        drag.drop();
        const released = current === null ? "" : current.pieceId;
        if (pressedId === "" && released === "")
            root.missed();
        else if (pressedId === released)
            root.chosen(released);
        else if (pressedId !== "" && released !== "")
            root.run(pressedId, released);
    }
}
