// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How far some work is, from 0 to 1; a wandering bar where the whole is not known (-1).
Rectangle {
    id: root

    required property real progress
    property real phase

    height: 4
    radius: 2
    color: Theme.line
    clip: true
    Accessible.role: Accessible.ProgressBar
    //: read aloud: a bar that shows how much of a calculation is done
    Accessible.name: qsTr("Progress")

    NumberAnimation on phase {
        running: root.visible && root.progress < 0 && Theme.move > 0
        from: 0
        to: 1
        duration: 1400
        loops: Animation.Infinite
    }

    Rectangle {
        x: root.progress < 0 ? (root.width + width) * root.phase - width : 0
        width: root.progress < 0 ? root.width * 0.3 : root.width * root.progress
        height: parent.height
        radius: 2
        color: Theme.accent
    }
}
