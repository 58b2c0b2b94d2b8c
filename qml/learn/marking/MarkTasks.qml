// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// The list of what can be marked.
SideBar {
    id: root

    required property MarkingChoice choice

    AppList {
        id: list

        objectName: "markTasks"
        anchors { fill: parent; margins: Theme.unit * 3 }
        model: Array.from(root.choice.ids)
        currentIndex: Array.from(root.choice.ids).indexOf(root.choice.current)
        spacing: 2
        activeFocusOnTab: true
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What to mark")
        Keys.onUpPressed: root.choice.current = root.choice.ids[Math.max(0, currentIndex - 1)]
        Keys.onDownPressed: root.choice.current = root.choice.ids[Math.min(count - 1, currentIndex + 1)]
        ScrollBar.vertical: ThinScrollBar { }

        delegate: ItemDelegate {
            id: task

            required property int index
            required property string modelData
            readonly property bool current: ListView.isCurrentItem

            objectName: "markTask_" + modelData
            width: list.width
            implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.unit * 4)
            text: root.choice.titles[index]
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            Accessible.focusable: true
            Accessible.selected: current
            Accessible.onPressAction: if (task.enabled) task.clicked()
            onClicked: root.choice.current = modelData

            contentItem: SilentText {
                text: task.text
                color: task.current ? Theme.accent : Theme.ink
                font.weight: task.current ? Font.DemiBold : Font.Normal
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
            }

            background: Backdrop {
                radius: Theme.radius
                edged: task.current
                color: task.current ? Theme.accentTint : task.hovered ? Theme.surface2 : "transparent"
                ringed: task.current && list.activeFocus
                ringGap: -3
            }
        }
    }
}
