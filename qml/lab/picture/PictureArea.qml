// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A big picture to look around in: drag and Shift + arrows pan, wheel (with Ctrl where it scrolls the page),
/// pinch, + and − zoom, 0 fits. Arrow keys walk where the picture has places to walk to, and pan elsewhere. Children lie above the picture.
Item {
    id: root

    default property alias overlays: layer.data
    property alias picture: theView.picture
    property alias margin: theView.margin
    readonly property alias view: theView
    /// The zoom buttons stand below each other, in the corner below.
    property bool zoomStacked: false
    property string name
    property string description
    /// Arrow keys are handed on as walked().
    property bool walks: false
    /// Something is under the pointer that a click takes.
    property bool takes: false
    property bool wheelScrolls: false
    property real zoomScale: 1
    readonly property bool hovered: mouse.containsMouse && !mouse.panned
    readonly property real keyStep: 60
    /// The focus came by the keyboard: it is shown.
    property bool byKeyboard: true

    signal pointerMoved(x: real, y: real)
    signal pointerLeft()
    /// With Ctrl, or as a long press, it is `apart`.
    signal clicked(x: real, y: real, apart: bool)
    signal doubleClicked(x: real, y: real)
    signal walked(dx: int, dy: int)
    signal key(event: var)

    function stepBy(dx: int, dy: int, panning: bool) {
        root.forceActiveFocus(Qt.OtherFocusReason); // the zoom buttons may have it
        if (walks && !panning)
            walked(dx, dy);
        else
            theView.panBy(-dx * keyStep, -dy * keyStep);
    }

    activeFocusOnTab: true
    LayoutMirroring.enabled: false
    onActiveFocusChanged: if (!activeFocus) byKeyboard = true
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.description: description
    Accessible.focusable: true
    Keys.onPressed: event => {
        byKeyboard = true;
        const panning = (event.modifiers & Qt.ShiftModifier) !== 0;
        event.accepted = true;
        if (event.key === Qt.Key_Left)
            stepBy(-1, 0, panning);
        else if (event.key === Qt.Key_Right)
            stepBy(1, 0, panning);
        else if (event.key === Qt.Key_Up)
            stepBy(0, -1, panning);
        else if (event.key === Qt.Key_Down)
            stepBy(0, 1, panning);
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            zoom.zoomBy(1.25);
        else if (event.key === Qt.Key_Minus)
            zoom.zoomBy(0.8);
        else if (event.key === Qt.Key_0)
            theView.fit();
        else {
            event.accepted = false;
            root.key(event);
        }
    }

    Ground { }

    PictureView {
        id: theView

        objectName: "pictureView"
        anchors.fill: parent
    }

    Item {
        id: layer

        anchors.fill: parent
        clip: true
    }

    MouseArea {
        id: mouse

        property point grabbed
        property point last
        property bool panned: false
        property bool held: false

        objectName: "pictureMouse"
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true // a drag pans, also where the page scrolls
        cursorShape: panned ? Qt.ClosedHandCursor : root.takes ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: event => {
            grabbed = last = Qt.point(event.x, event.y);
            panned = held = false;
            root.byKeyboard = false;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPositionChanged: event => {
            if (pressed && (panned || Math.hypot(event.x - grabbed.x, event.y - grabbed.y) > 6)) {
                panned = true;
                theView.panBy(event.x - last.x, event.y - last.y);
                last = Qt.point(event.x, event.y);
            } else if (!pressed) {
                root.pointerMoved(event.x, event.y);
            }
        }
        onPressAndHold: event => {
            held = !panned;
            if (held)
                root.clicked(event.x, event.y, true);
        }
        onReleased: event => {
            if (!panned && !held)
                root.clicked(event.x, event.y, (event.modifiers & Qt.ControlModifier) !== 0);
            panned = false;
        }
        onCanceled: panned = false
        onDoubleClicked: event => root.doubleClicked(event.x, event.y)
        onEntered: root.pointerMoved(mouseX, mouseY)
        onExited: root.pointerLeft()
        onWheel: event => {
            event.accepted = !root.wheelScrolls || (event.modifiers & Qt.ControlModifier) !== 0;
            if (!event.accepted)
                return;
            if (event.angleDelta.y !== 0)
                theView.zoomAt(Math.pow(1.25, event.angleDelta.y / 120), event.x, event.y);
            else
                theView.panBy(event.angleDelta.x / 2, 0);
        }
    }

    PinchHandler {
        property real lastScale: 1
        property point lastPlace

        target: null
        onActiveChanged: {
            lastScale = 1;
            lastPlace = centroid.position;
        }
        onActiveScaleChanged: {
            if (!active)
                return;
            theView.panBy(centroid.position.x - lastPlace.x, centroid.position.y - lastPlace.y);
            theView.zoomAt(activeScale / lastScale, centroid.position.x, centroid.position.y);
            lastScale = activeScale;
            lastPlace = centroid.position;
        }
    }

    /// Buttons that zoom a picture, and show the whole of it again.
    Grid {
        id: zoom

        function zoomBy(factor: real) {
            theView.zoomAt(factor, theView.width / 2, theView.height / 2);
        }

        anchors { right: parent.right; margins: Theme.unit * 3 }
        anchors.top: root.zoomStacked ? undefined : parent.top
        anchors.bottom: root.zoomStacked ? parent.bottom : undefined // those that are there stay when one is added
        scale: root.zoomScale
        transformOrigin: Item.TopRight
        columns: root.zoomStacked ? 1 : 3
        spacing: Theme.unit
        horizontalItemAlignment: Grid.AlignRight
        LayoutMirroring.enabled: false

        AppButton {
            objectName: "button_fit"
            visible: !theView.fitted
            //: a button: zooms so that all of the picture is seen
            text: qsTr("Whole picture")
            tip: qsTr("0")
            onClicked: theView.fit()
        }

        AppButton {
            objectName: "button_zoomOut"
            width: height
            text: "\u2212"
            //: read aloud: a button: the picture becomes smaller
            Accessible.name: qsTr("Zoom out")
            tip: qsTr("The − key, or the mouse wheel")
            onClicked: zoom.zoomBy(0.8)
        }

        AppButton {
            objectName: "button_zoomIn"
            width: height
            text: "+"
            //: read aloud: a button: the picture becomes larger
            Accessible.name: qsTr("Zoom in")
            tip: qsTr("The + key, or the mouse wheel")
            onClicked: zoom.zoomBy(1.25)
        }
    }

    FocusRing {
        wanted: root.activeFocus && root.byKeyboard
        gap: -4
        radius: 4
        opacity: 0.7
    }
}
