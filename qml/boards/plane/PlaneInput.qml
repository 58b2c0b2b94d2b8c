// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Mouse, touch, wheel and keyboard over the squares of a plane: arrows walk, Enter chooses, + and - zoom,
/// a drag from a piece moves it, a drag from elsewhere pans.
Item {
    id: root

    required property PlaneGeometry host
    property int row: -1
    property int column: -1
    property bool byKeyboard: false
    readonly property bool pointed: mouse.containsMouse
    readonly property string current: row < 0 ? "" : host.board.placeId(row, column)

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
            point(Math.max(0, Math.min(host.rows - 1, row + dy)), Math.max(0, Math.min(host.columns - 1, column + dx)));
        show();
    }

    /// To the first piece.
    function enter() {
        const first = host.pieces.count > 0 ? host.pieces.itemAt(0) as PieceItem : null;
        point(first === null ? 0 : first.row, first === null ? 0 : first.column);
    }

    /// Pans until the cursor is seen.
    function show() {
        const middle = host.middle(row, column);
        const half = host.pitch / 2;
        const dx = Math.min(0, middle.x - half) + Math.max(0, middle.x + half - width);
        const dy = Math.min(0, middle.y - half) + Math.max(0, middle.y + half - height);
        host.keepPan(host.pan.x + dx, host.pan.y + dy);
    }

    objectName: "planeInput"
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    //: read aloud: the board of a game
    Accessible.name: row < 0 ? qsTr("Board") : host.board.placeName(row, column)
    Accessible.focusable: true
    Accessible.onPressAction: if (root.enabled) root.host.chosen(root.current)
    onActiveFocusChanged: {
        if (activeFocus && row < 0 && !mouse.containsMouse)
            enter();
    }
    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, 1)
    Keys.onDownPressed: walk(0, -1)
    Keys.onEscapePressed: event => {
        root.host.dropped();
        event.accepted = true;
    }
    Keys.onPressed: event => {
        if ([Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key)) {
            event.accepted = true;
            byKeyboard = true;
            if (row < 0)
                enter();
            else
                root.host.chosen(current);
        } else if (event.key === Qt.Key_0 && event.modifiers & Qt.ControlModifier) {
            event.accepted = true;
            host.zoom = 1;
        } else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus) {
            event.accepted = true;
            const middle = row < 0 ? Qt.point(width / 2, height / 2) : host.middle(row, column);
            host.zoomAt(event.key === Qt.Key_Plus ? 1.25 : 0.8, middle.x, middle.y);
        }
    }

    MouseArea {
        id: mouse

        property string pressedId
        property bool onPiece: false
        property point grabbed
        property point startPan
        property bool panned: false

        function follow(x: real, y: real) {
            const c = Math.floor((root.host.pan.x + x) / root.host.pitch);
            const r = root.host.rows - 1 - Math.floor((root.host.pan.y + y) / root.host.pitch);
            const inside = c >= 0 && r >= 0 && c < root.host.columns && r < root.host.rows;
            root.point(inside ? r : -1, inside ? c : -1);
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
            if (pressed && !onPiece && root.host.zoom > 1) {
                panned = panned || Math.hypot(event.x - grabbed.x, event.y - grabbed.y) > 6;
                if (panned)
                    root.host.keepPan(startPan.x - event.x + grabbed.x, startPan.y - event.y + grabbed.y);
            }
            if (pressed)
                drag.follow(event.x, event.y);
            if (!panned)
                follow(event.x, event.y);
        }
        onExited: {
            if (!root.byKeyboard)
                root.point(-1, -1);
        }
        onPressed: event => {
            root.byKeyboard = false;
            panned = false;
            grabbed = Qt.point(event.x, event.y);
            startPan = root.host.pan;
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
        onWheel: event => {
            if (root.host.zoomable)
                root.host.zoomAt(event.angleDelta.y > 0 ? 1.25 : 0.8, event.x, event.y);
            else
                event.accepted = false;
        }
    }
}
