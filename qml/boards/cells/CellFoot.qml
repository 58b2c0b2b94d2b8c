// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The number behind a heap that lies in a row, and the heap's name, as moves say it; or the name below a whole row
/// that is too long to draw.
Item {
    id: root

    required property CellsGeometry host
    required property string label
    required property int heap
    required property real count
    /// The name stands below the row, under all that is of the heap.
    required property bool below
    /// Of a row that is too long to draw, up to where its disc reaches; 0 behind a heap.
    required property real under
    required property real labelRoom
    property bool marked: false
    /// Around the number and, where that stands beside the sticks, the name.
    readonly property rect place: {
        if (below)
            return Qt.rect((width - size.contentWidth) / 2 - Theme.unit, size.y - Theme.unit, size.contentWidth + Theme.unit * 2, size.height + Theme.unit * 2);
        const wide = Math.max(size.contentWidth, name.contentWidth) + Theme.unit * 2;
        return Qt.rect((width - wide) / 2, size.y - Theme.unit, wide, name.y + name.height - size.y + Theme.unit * 2);
    }

    SilentText {
        id: size

        anchors.centerIn: parent
        width: root.labelRoom
        visible: root.under === 0
        horizontalAlignment: Text.AlignHCenter
        text: root.label
        color: root.marked ? Theme.ink : Theme.ink2
        font.pixelSize: root.host.large ? root.host.labelSize : Math.min(root.host.labelSize, Math.max(root.host.pitch * 0.5, Theme.small))
        font.weight: root.marked ? Font.Bold : Font.Normal
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
    }

    SilentText {
        id: name

        x: root.below ? parent.width - width : (parent.width - width) / 2
        y: root.under > 0 ? root.under : root.below ? root.host.rowPitch + root.host.badgeRoom : size.y + size.height
        width: root.below ? root.width * (root.count + 1) : root.labelRoom
        horizontalAlignment: Text.AlignHCenter
        //: below a heap: its number, such as 2
        text: qsTr("heap %1").arg(root.heap + 1)
        color: Theme.ink2
        font.pixelSize: root.host.nameSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
    }
}
