// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The pointer over a bush: the nearest edge within a few pixels is meant, or what the tool takes hold of.
MouseArea {
    id: root

    required property Item input
    readonly property BushInput hand: input as BushInput
    /// A finger is less exact than a mouse.
    property bool touched: false
    readonly property real reach: hand.picture.thickness / 2 + (touched ? 16 : 8)
    property int pressedRow: -1
    property point restedAt: Qt.point(-1, -1)

    /// A pointer that rests over the board when it appears is no pointing.
    function wake(x: real, y: real) {
        if (restedAt.x < 0)
            restedAt = Qt.point(x, y);
        else if (Math.hypot(x - restedAt.x, y - restedAt.y) > 3)
            hand.asleep = false;
    }

    function follow(x: real, y: real) {
        const at = Qt.point(x, y);
        const row = hand.cutting || hand.editor === null ? hand.picture.edgeAt(at, reach) : hand.editor.rowAt(at, reach);
        if (row !== hand.row)
            hand.point(row);
    }

    objectName: "boardMouse"
    hoverEnabled: true
    cursorShape: hand.row >= 0 && containsMouse ? Qt.PointingHandCursor
               : hand.editor !== null && hand.editor.drawing ? Qt.CrossCursor : Qt.ArrowCursor
    onPositionChanged: event => {
        if (hand.asleep)
            wake(event.x, event.y);
        if (hand.asleep)
            return;
        hand.byKeyboard = false;
        if (pressed && hand.editor !== null && hand.editor.busy)
            hand.editor.drag(Qt.point(event.x, event.y));
        else
            follow(event.x, event.y);
    }
    onExited: {
        if (!hand.byKeyboard && !pressed)
            hand.point(-1);
    }
    onPressed: event => {
        hand.asleep = false;
        hand.byKeyboard = false;
        touched = event.source !== Qt.MouseEventNotSynthesized;
        hand.forceActiveFocus(Qt.MouseFocusReason);
        follow(event.x, event.y);
        pressedRow = hand.row;
        if (!hand.cutting && hand.editor !== null)
            hand.editor.press(Qt.point(event.x, event.y), reach);
    }
    onCanceled: {
        if (hand.editor !== null)
            hand.editor.drop();
    }
    onReleased: event => {
        const at = Qt.point(event.x, event.y);
        if (!hand.cutting && hand.editor !== null) {
            hand.editor.release(at, reach);
            follow(event.x, event.y);
            return;
        }
        follow(event.x, event.y);
        if (hand.row < 0 && pressedRow < 0)
            hand.dropped();
        else if (hand.row === pressedRow && hand.current !== null)
            hand.chosen(hand.current.pieceId);
    }
}
