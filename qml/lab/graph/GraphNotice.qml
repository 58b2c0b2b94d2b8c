// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// What stands where a picture would be that is too large, and what is offered in its place.
Card {
    id: root

    required property string text
    property bool offered: false

    signal partAsked()

    objectName: "graphNotice"
    visible: text !== ""
    padding: Theme.unit * 6
    spacing: Theme.unit * 4

    WrappedText {
        text: root.text
        font.pixelSize: Theme.large
        horizontalAlignment: Text.AlignHCenter
    }

    PrimaryButton {
        objectName: "button_showPart"
        x: ((parent?.width ?? 0) - width) / 2
        visible: root.offered
        text: qsTr("Show the part around the position")
        onClicked: root.partAsked()
    }
}
