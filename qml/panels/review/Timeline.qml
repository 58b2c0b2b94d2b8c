// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The game so far: each position's outcome as a lettered tag; a click goes there.
AppList {
    id: root

    required property Session session
    readonly property var nodes: session.timeline

    orientation: ListView.Horizontal
    implicitHeight: Theme.controlHeight
    model: nodes
    spacing: Theme.unit
    currentIndex: nodes.currentRow
    highlightMoveDuration: Theme.move
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    //: read aloud: the list of all moves of the game in their order
    Accessible.name: qsTr("Timeline")

    delegate: TimelineItem {
        onClicked: root.session.goTo(node)
    }
}
