// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Buttons that zoom a drawn board, how far that is done, and the whole of it again.
Row {
    id: root

    required property DrawnPicture picture
    readonly property bool zoomed: picture.zoom > 1

    function zoomBy(factor: real) {
        picture.zoomAt(factor, Qt.point(picture.width / 2, picture.height / 2));
    }

    spacing: Theme.unit
    LayoutMirroring.enabled: false

    AppButton {
        objectName: "button_wholeDrawing"
        visible: root.zoomed
        //: a button: zooms so that all of the picture is seen
        text: qsTr("Whole picture")
        tip: qsTr("0")
        onClicked: root.picture.showWhole()
    }

    AppButton {
        objectName: "button_zoomOut"
        width: height
        enabled: root.zoomed
        text: "\u2212"
        //: read aloud: a button: the picture becomes smaller
        Accessible.name: qsTr("Zoom out")
        tip: qsTr("The − key, or the mouse wheel")
        onClicked: root.zoomBy(0.8)
    }

    AppText {
        objectName: "drawnZoom"
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(52 * Theme.scale)
        horizontalAlignment: Text.AlignHCenter
        //: how large the picture is shown: a number such as 150, in percent
        text: qsTr("%L1%").arg(Math.round(root.picture.zoom * 100))
        color: Theme.ink2
        //: read aloud: how large the picture is shown: a number such as 150, in percent
        Accessible.name: qsTr("Zoom: %L1%").arg(Math.round(root.picture.zoom * 100))
    }

    AppButton {
        objectName: "button_zoomIn"
        width: height
        enabled: root.picture.zoom < root.picture.mostZoom
        text: "+"
        //: read aloud: a button: the picture becomes larger
        Accessible.name: qsTr("Zoom in")
        tip: qsTr("The + key, or the mouse wheel")
        onClicked: root.zoomBy(1.25)
    }
}
