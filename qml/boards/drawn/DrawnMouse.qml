// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The pointer over a drawn board: the nearest edge within a few pixels is meant, or what the tool takes hold of.
/// The wheel and two fingers zoom; two fingers, the middle button, or any with Space held move what is shown.
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
    /// The wheel scrolls the page that the board is on; with Ctrl it zooms.
    property bool wheelScrolls: false
    /// The next drag moves what is shown: Space is held.
    property bool handy: false
    property bool panning: false
    /// What is shown was moved since Space is held.
    property bool panned: false
    property point grabbed
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

    function panTo(x: real, y: real) {
        picture.pan(Qt.point(x - grabbed.x, y - grabbed.y));
        grabbed = Qt.point(x, y);
        panned = true;
    }

    objectName: "boardMouse"
    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.MiddleButton
    cursorShape: panning ? Qt.ClosedHandCursor : handy ? Qt.OpenHandCursor
               : row >= 0 && containsMouse ? Qt.PointingHandCursor
               : editor !== null && editor.drawing ? Qt.CrossCursor : Qt.ArrowCursor
    onHandyChanged: panned = false
    onPositionChanged: event => {
        if (panning) {
            panTo(event.x, event.y);
            return;
        }
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
        if (handy || event.button === Qt.MiddleButton) {
            panning = true;
            grabbed = Qt.point(event.x, event.y);
            return;
        }
        if (panning)
            return;
        asleep = false;
        touched = event.source !== Qt.MouseEventNotSynthesized;
        root.used();
        follow(event.x, event.y);
        pressedRow = row;
        if (!cutting)
            editor.press(Qt.point(event.x, event.y), reach);
    }
    onCanceled: {
        panning = false;
        if (editor !== null)
            editor.drop();
    }
    onReleased: event => {
        if (panning) {
            panning = pressedButtons !== Qt.NoButton;
            return;
        }
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
