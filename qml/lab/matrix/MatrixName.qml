// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// The name of a row or a column of the connection matrix, beside it.
Rectangle {
    id: root

    required property string text
    /// Its row or column is in view.
    required property bool seen

    visible: text !== "" && seen
    width: Math.min(Math.round(180 * Theme.scale), name.implicitWidth + Theme.unit * 3)
    height: name.implicitHeight + Theme.unit
    radius: 6
    color: Theme.accentTint

    SilentText {
        id: name

        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - Theme.unit * 2)
        text: root.text
        font.family: Theme.mono
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }
}
