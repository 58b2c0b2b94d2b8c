// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// All lines played from all positions: the undo tree, indented by depth of branching.
AppPopup {
    id: root

    required property Session session
    readonly property var nodes: session.tree

    width: Math.round(300 * Theme.scale)
    height: Math.min(list.count * Theme.controlHeight + heading.height + Theme.unit * 10, 440)

    Heading {
        id: heading

        text: qsTr("All lines played")
    }

    AppList {
        id: list

        objectName: "treeList"
        anchors { fill: parent; topMargin: heading.height + Theme.unit * 2 }
        model: root.nodes
        currentIndex: root.nodes.currentRow
        ScrollBar.vertical: ThinScrollBar { }

        delegate: TimelineItem {
            required property int depth

            objectName: "tree_" + index
            x: Math.min(depth * Theme.unit * 3, root.width * 0.5)
            onClicked: {
                root.session.goTo(node);
                root.close();
            }
        }
    }
}
