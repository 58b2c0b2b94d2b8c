// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Buttons that zoom a board, how far that is done, and the whole of it again.
Row {
    id: root

    required property real zoom
    required property real mostZoom
    readonly property bool zoomed: zoom > 1
    /// Without the percentage of a whole board.
    property bool narrow: false

    signal zoomedBy(factor: real)
    signal wholeAsked()

    spacing: Theme.unit
    LayoutMirroring.enabled: false

    AppButton {
        objectName: "button_wholeBoard"
        visible: root.zoomed
        //: a button: zooms so that all of the board is seen
        text: qsTr("Whole board")
        tip: qsTr("0")
        onClicked: root.wholeAsked()
    }

    AppButton {
        id: smaller

        objectName: "button_zoomOut"
        width: height
        enabled: root.zoomed
        text: "\u2212"
        //: read aloud: a button: the board becomes smaller
        Accessible.name: qsTr("Zoom out")
        tip: qsTr("The − key, or the mouse wheel")
        onClicked: root.zoomedBy(0.8)
    }

    Rectangle { // seen on whatever lies below
        visible: root.zoomed || !root.narrow
        width: Math.round(56 * Theme.scale)
        height: smaller.height
        radius: Theme.radius
        color: Theme.board

        AppText {
            objectName: "boardZoom"
            anchors.centerIn: parent
            //: how large the board is shown: a number such as 150, in percent
            text: qsTr("%L1%").arg(Math.round(root.zoom * 100))
            color: Theme.ink2
            //: read aloud: how large the board is shown: a number such as 150, in percent
            Accessible.name: qsTr("Zoom: %L1%").arg(Math.round(root.zoom * 100))
        }
    }

    AppButton {
        objectName: "button_zoomIn"
        width: height
        enabled: root.zoom < root.mostZoom
        text: "+"
        //: read aloud: a button: the board becomes larger
        Accessible.name: qsTr("Zoom in")
        tip: qsTr("The + key, or the mouse wheel")
        onClicked: root.zoomedBy(1.25)
    }
}
