// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Buttons that zoom a large plane, and show the whole of it again.
Row {
    id: root

    required property PlaneGeometry host

    visible: host.zoomOffered
    spacing: Theme.unit

    AppButton {
        objectName: "button_wholePlane"
        visible: root.host.zoom > 1
        //: a button: zooms so that all of the board is seen
        text: qsTr("Whole board")
        tip: qsTr("Ctrl+0")
        onClicked: root.host.zoom = 1
    }

    AppButton {
        objectName: "button_zoomOut"
        enabled: root.host.zoom > 1
        text: "\u2212"
        //: read aloud: a button: the board becomes smaller
        Accessible.name: qsTr("Zoom out")
        tip: qsTr("The − key, or the mouse wheel")
        onClicked: root.host.zoomAt(0.8, root.host.areaWidth / 2, root.host.areaHeight / 2)
    }

    AppButton {
        objectName: "button_zoomIn"
        enabled: root.host.zoom < root.host.mostZoom
        text: "+"
        //: read aloud: a button: the board becomes larger
        Accessible.name: qsTr("Zoom in")
        tip: qsTr("The + key, or the mouse wheel")
        onClicked: root.host.zoomAt(1.25, root.host.areaWidth / 2, root.host.areaHeight / 2)
    }
}
