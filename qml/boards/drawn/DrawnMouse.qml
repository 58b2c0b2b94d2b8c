// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The pointer over a drawn board: the nearest edge within a few pixels is meant, or what the tool takes hold of.
MouseArea {
    id: root

    required property DrawnPicture picture
    property DrawingEditor editor: null
    property bool cutting: true
    /// The row pointed at, by the mouse or by the keyboard; -1 for none.
    required property int row
    /// Points at nothing until the pointer moves or presses.
    property bool asleep: false
    /// A finger is less exact than a mouse.
    property bool touched: false
    readonly property real reach: picture.thickness / 2 + (touched ? 16 : 8)
    property int pressedRow: -1
    property point restedAt: Qt.point(-1, -1)

    /// The mouse is what is used now.
    signal used()
    signal pointed(next: int)
    /// A click on an edge, or on none.
    signal cut(row: int)
    signal missed()

    /// A pointer that rests over the board when it appears is no pointing.
    function wake(x: real, y: real) {
        if (restedAt.x < 0)
            restedAt = Qt.point(x, y);
        else if (Math.hypot(x - restedAt.x, y - restedAt.y) > 3)
            asleep = false;
    }

    function follow(x: real, y: real) {
        const at = Qt.point(x, y);
        const next = cutting ? picture.edgeAt(at, reach) : editor.rowAt(at, reach);
        if (next !== row)
            root.pointed(next);
    }

    objectName: "boardMouse"
    hoverEnabled: true
    cursorShape: row >= 0 && containsMouse ? Qt.PointingHandCursor
               : editor !== null && editor.drawing ? Qt.CrossCursor : Qt.ArrowCursor
    onPositionChanged: event => {
        if (asleep)
            wake(event.x, event.y);
        if (asleep)
            return;
        root.used();
        if (pressed && editor !== null && editor.busy)
            editor.drag(Qt.point(event.x, event.y));
        else
            follow(event.x, event.y);
    }
    onExited: {
        if (!pressed)
            root.pointed(-1);
    }
    onPressed: event => {
        asleep = false;
        touched = event.source !== Qt.MouseEventNotSynthesized;
        root.used();
        follow(event.x, event.y);
        pressedRow = row;
        if (!cutting)
            editor.press(Qt.point(event.x, event.y), reach);
    }
    onCanceled: {
        if (editor !== null)
            editor.drop();
    }
    onReleased: event => {
        if (!cutting)
            editor.release(Qt.point(event.x, event.y), reach);
        follow(event.x, event.y);
        if (!cutting)
            return;
        if (row < 0 && pressedRow < 0)
            root.missed();
        else if (row === pressedRow)
            root.cut(row);
    }
}
