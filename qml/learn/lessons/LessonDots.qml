// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Ui

/// The steps of a lesson as dots: seen, here, to come.
Row {
    id: root

    required property int count
    required property int current
    required property list<int> visited
    /// Those that ask something and are not answered yet.
    required property list<int> unanswered
    property real dot: 10

    signal chosen(part: int)

    spacing: Math.max(2, Math.min(6, dot / 2))
    Accessible.role: Accessible.Grouping
    //: read aloud: the number of this step of a lesson, and how many there are
    Accessible.name: qsTr("Step %1 of %2").arg(current + 1).arg(count)

    Repeater {
        model: root.count

        PlainButton {
            id: dot

            required property int index
            readonly property bool here: index === root.current
            readonly property bool seen: Array.from(root.visited).includes(index)
            readonly property bool open: Array.from(root.unanswered).includes(index)

            objectName: "dot_" + index
            width: here ? root.dot * 2 : root.dot
            height: 24
            focusPolicy: Qt.NoFocus
            Accessible.name: here ? qsTr("Step %1, here").arg(index + 1) : seen && open ? qsTr("Step %1, not answered yet").arg(index + 1) : seen ? qsTr("Step %1, seen").arg(index + 1) : /*: the number of a step */ qsTr("Step %1").arg(index + 1)
            onClicked: root.chosen(index)

            background: Item {
                Rectangle {
                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                    height: root.dot
                    radius: height / 2
                    color: dot.here || dot.seen && !dot.open ? Theme.accent : "transparent"
                    opacity: dot.here || dot.hovered || dot.open || !dot.seen ? 1 : 0.55
                    border.width: dot.here || dot.seen && !dot.open ? 0 : dot.seen ? 2 : 1.5
                    border.color: dot.hovered || dot.seen ? Theme.accent : Theme.ink3
                }
            }
        }
    }
}
