// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Buttons that zoom a picture, and show the whole of it again.
Grid {
    id: root

    required property PictureView view
    /// Below each other, where the picture leaves little room beside it.
    property bool stacked: false

    function zoomBy(factor: real) {
        view.zoomAt(factor, view.width / 2, view.height / 2);
    }

    columns: stacked ? 1 : 3
    spacing: Theme.unit
    horizontalItemAlignment: Grid.AlignRight
    LayoutMirroring.enabled: false

    AppButton {
        objectName: "button_fit"
        visible: !root.view.fitted
        //: a button: zooms so that all of the picture is seen
        text: qsTr("Whole picture")
        tip: qsTr("0")
        onClicked: root.view.fit()
    }

    AppButton {
        objectName: "button_zoomOut"
        width: height
        text: "\u2212"
        //: read aloud: a button: the picture becomes smaller
        Accessible.name: qsTr("Zoom out")
        tip: qsTr("The − key, or the mouse wheel")
        onClicked: root.zoomBy(0.8)
    }

    AppButton {
        objectName: "button_zoomIn"
        width: height
        text: "+"
        //: read aloud: a button: the picture becomes larger
        Accessible.name: qsTr("Zoom in")
        tip: qsTr("The + key, or the mouse wheel")
        onClicked: root.zoomBy(1.25)
    }
}
