// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The − or + of a spin box.
Rectangle {
    id: root

    required property string text
    property bool active: false
    property bool usable: true

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    radius: Theme.radius
    color: active ? Theme.surface2 : "transparent"

    SilentText {
        anchors.centerIn: parent
        text: root.text
        font.pixelSize: Theme.large
        color: root.usable ? Theme.ink : Theme.ink3
    }
}
