// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A folder or a game in the file dialog's list.
AbstractButton {
    id: root

    required property int index
    required property string fileName
    required property bool fileIsDir

    width: ListView.view.width
    implicitHeight: Theme.controlHeight
    text: fileIsDir ? qsTr("%1/").arg(fileName) : fileName
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.onPressAction: root.clicked()

    contentItem: AppText {
        text: root.text
        leftPadding: Theme.unit * 2
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideMiddle
        color: root.fileIsDir ? Theme.ink2 : Theme.ink
    }

    background: Rectangle {
        radius: Theme.radius - 2
        color: root.ListView.isCurrentItem || root.hovered ? Theme.surface2 : "transparent"
    }
}
