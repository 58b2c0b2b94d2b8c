// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Mouse, touch and keyboard over the squares of a plane, which are no pieces: arrows walk, Enter chooses, a drag from a piece
/// moves it, a drag from elsewhere pans.
Item {
    id: root

    required property BoardBase host
    required property BoardScene scene
    readonly property rect seen: scene.seenSquares
    property int row: -1
    property int column: -1
    property bool byKeyboard: false
    readonly property string current: row < 0 ? "" : host.board.placeId(row, column)
    /// The square pointed at, in the scene's coordinates.
    readonly property rect place: seen.width > 0 ? scene.squarePlace(column, row) : Qt.rect(0, 0, 0, 0)

    function point(r: int, c: int) {
        row = r;
        column = c;
        host.board.hoveredPlace = current;
    }

    function walk(dx: int, dy: int) {
        byKeyboard = true;
        if (row < 0)
            enter();
        else
            point(Math.max(0, Math.min(scene.squares.height - 1, row + dy)), Math.max(0, Math.min(scene.squares.width - 1, column + dx)));
        scene.revealPlace(place);
    }

    /// To the first piece with which a move begins.
    function enter() {
        const all = Array.from({ length: host.pieces.count }, (none, row) => host.pieces.itemAt(row) as PieceItem);
        const first = all.find(piece => host.board.leadsOn(piece.index)) ?? all[0] ?? null;
        point(first === null ? 0 : first.row, first === null ? 0 : first.column);
    }

    x: seen.x
    y: seen.y
    width: seen.width
    height: seen.height
    objectName: "planeInput"
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    //: read aloud: the board of a game
    Accessible.name: row < 0 ? qsTr("Board") : host.board.placeName(row, column)
    Accessible.focusable: true
    Accessible.onPressAction: if (root.enabled) root.host.chosen(root.current)
    onActiveFocusChanged: if (activeFocus && row < 0 && !mouse.containsMouse) enter()
    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, 1)
    Keys.onDownPressed: walk(0, -1)
    Keys.onEscapePressed: event => {
        root.host.dropped();
        event.accepted = true;
    }
    Keys.onPressed: event => {
        if (![Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            return;
        event.accepted = true;
        byKeyboard = true;
        if (row < 0)
            enter();
        else
            root.host.chosen(current);
    }

    Rectangle { // the square pointed at, by the mouse or by the keyboard
        x: root.place.x - root.x
        y: root.place.y - root.y
        width: root.place.width
        height: root.place.height
        visible: root.row >= 0 && (root.byKeyboard || mouse.containsMouse)
        radius: width * 0.14
        color: "transparent"
        border.width: root.byKeyboard && root.activeFocus ? 3 : 2
        border.color: Theme.accent
    }

    MouseArea {
        id: mouse

        property string pressedId
        property bool onPiece: false
        property point grabbed
        property point last
        property bool panned: false

        function follow(x: real, y: real) {
            const square = root.scene.squareAt(Qt.point(root.x + x, root.y + y));
            root.point(square.y, square.x);
        }

        PieceDrag {
            id: drag

            board: root.host.board
            pieces: root.host.pieces
        }

        objectName: "boardMouse"
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: containsMouse ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPositionChanged: event => {
            root.byKeyboard = false;
            if (pressed && !onPiece && root.scene.zoom > 1) {
                panned = panned || Math.hypot(event.x - grabbed.x, event.y - grabbed.y) > 6;
                if (panned)
                    root.scene.pan(Qt.point(event.x - last.x, event.y - last.y));
                last = Qt.point(event.x, event.y);
            }
            if (pressed)
                drag.follow(event.x, event.y);
            if (!panned)
                follow(event.x, event.y);
        }
        onExited: if (!root.byKeyboard) root.point(-1, -1)
        onPressed: event => {
            root.byKeyboard = false;
            panned = false;
            grabbed = Qt.point(event.x, event.y);
            last = grabbed;
            root.forceActiveFocus(Qt.MouseFocusReason);
            follow(event.x, event.y);
            pressedId = root.current;
            const piece = root.host.board.rowOf(pressedId);
            onPiece = piece >= 0;
            drag.hold(onPiece ? root.host.pieces.itemAt(piece) : null, event.x, event.y);
        }
        onCanceled: drag.drop()
        onReleased: event => {
            drag.drop();
            if (panned)
                return;
            follow(event.x, event.y);
            if (pressedId === "" && root.current === "")
                root.host.dropped();
            else if (pressedId === root.current)
                root.host.chosen(pressedId);
            else if (onPiece && root.current !== "")
                root.host.run(pressedId, root.current);
        }
    }
}
