// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The wheel and two fingers on a board: they zoom. Two fingers, or the middle button, move what is seen of it.
Item {
    id: root

    /// The wheel scrolls the page that the board is on; with Ctrl it zooms.
    property bool wheelScrolls: false

    /// By fingers it follows at once.
    signal zoomed(factor: real, place: point, byFingers: bool)
    signal panned(by: point)

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        acceptedModifiers: root.wheelScrolls ? Qt.ControlModifier : Qt.KeyboardModifierMask
        target: null
        onWheel: event => {
            if (event.angleDelta.y !== 0)
                root.zoomed(Math.pow(1.25, event.angleDelta.y / 120), Qt.point(event.x, event.y), false);
        }
    }

    DragHandler {
        property point lastPlace

        target: null
        acceptedButtons: Qt.MiddleButton
        dragThreshold: 0
        cursorShape: active ? Qt.ClosedHandCursor : undefined
        onGrabChanged: lastPlace = centroid.pressPosition
        onTranslationChanged: {
            if (!active)
                return;
            root.panned(Qt.point(centroid.position.x - lastPlace.x, centroid.position.y - lastPlace.y));
            lastPlace = centroid.position;
        }
    }

    PinchHandler {
        property real lastScale: 1
        property point lastPlace

        function move() {
            if (!active)
                return;
            root.panned(Qt.point(centroid.position.x - lastPlace.x, centroid.position.y - lastPlace.y));
            root.zoomed(activeScale / lastScale, centroid.position, true);
            lastScale = activeScale;
            lastPlace = centroid.position;
        }

        target: null
        onActiveChanged: {
            lastScale = 1;
            lastPlace = centroid.position;
        }
        onActiveScaleChanged: move()
        onTranslationChanged: move()
    }
}
