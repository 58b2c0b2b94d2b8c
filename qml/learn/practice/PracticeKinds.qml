// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// The kinds of exercises, each with what was done of it.
SideBar {
    id: root

    required property Practice practice

    /// Enter: the kind is chosen, now to the exercise.
    signal entered()

    AppList {
        id: list

        objectName: "practiceKinds"
        anchors { fill: parent; margins: Theme.unit * 3; bottomMargin: Theme.unit * 3 + (forget.visible ? forget.height + Theme.unit * 3 : 0) }
        model: root.practice
        currentIndex: root.practice.row
        spacing: 2
        activeFocusOnTab: true
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Kinds of exercises")
        Keys.onUpPressed: (itemAtIndex(Math.max(0, currentIndex - 1)) as PracticeKind)?.clicked()
        Keys.onDownPressed: (itemAtIndex(Math.min(count - 1, currentIndex + 1)) as PracticeKind)?.clicked()
        Keys.onReturnPressed: root.entered()
        Keys.onEnterPressed: root.entered()
        ScrollBar.vertical: ThinScrollBar { }

        delegate: PracticeKind {
            width: list.width
            focused: list.activeFocus
            onClicked: root.practice.kind = kind
        }
    }

    PracticeReset {
        id: forget

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.unit * 4 }
        practice: root.practice
    }
}
