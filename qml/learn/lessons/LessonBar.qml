// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Back, where one is, and on.
FootBar {
    id: root

    required property LessonShow show
    property bool slim: false
    readonly property bool atEnd: show.opened && (show.step >= show.steps - 1 || show.workedOn && show.part === show.parts - 1)

    signal nextAsked()
    signal backAsked()
    signal partAsked(part: int)
    signal lessonAsked(id: string)
    signal closed()

    implicitHeight: Theme.controlHeight + Theme.unit * 6

    AppButton {
        id: back

        objectName: "button_lessonBack"
        anchors { left: parent.left; leftMargin: Theme.unit * 6; verticalCenter: parent.verticalCenter }
        iconName: LayoutMirroring.enabled ? "forward" : "back"
        //: a button: to the step before
        text: root.slim ? "" : qsTr("Back")
        tip: qsTr("One step back")
        enabled: root.show.step > 0
        onClicked: root.backAsked()
    }

    Item {
        anchors {
            left: back.right; right: next.left; top: parent.top; bottom: parent.bottom
            leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 3
        }

        /// The steps of a lesson as dots: seen, here, to come.
        Row {
            id: lessonDots

            readonly property real room: parent.width
            readonly property real dot: Math.max(5, Math.min(12, (room - 20) / Math.max(1, root.show.parts + 1) - 5))

            anchors.centerIn: parent
            spacing: Math.max(2, Math.min(6, dot / 2))
            Accessible.role: Accessible.Grouping
            //: read aloud: the number of this step of a lesson, and how many there are
            Accessible.name: qsTr("Step %1 of %2").arg(root.show.part + 1).arg(root.show.parts)

            Repeater {
                model: root.show.parts

                PlainButton {
                    id: dot

                    required property int index
                    readonly property bool here: index === root.show.part
                    readonly property bool seen: Array.from(root.show.visited).includes(index)
                    readonly property bool open: Array.from(root.show.unanswered).includes(index)

                    objectName: "dot_" + index
                    width: here ? lessonDots.dot * 2 : lessonDots.dot
                    height: 24
                    focusPolicy: Qt.NoFocus
                    Accessible.name: here ? qsTr("Step %1, here").arg(index + 1) : seen && open ? qsTr("Step %1, not answered yet").arg(index + 1) : seen ? qsTr("Step %1, seen").arg(index + 1) : /*: the number of a step */ qsTr("Step %1").arg(index + 1)
                    onClicked: root.partAsked(index)

                    background: Item {
                        Rectangle {
                            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                            height: lessonDots.dot
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
    }

    PrimaryButton {
        id: next

        objectName: "button_lessonNext"
        anchors { right: parent.right; rightMargin: Theme.unit * 6; verticalCenter: parent.verticalCenter }
        //: a button: to the next step
        text: !root.atEnd ? (root.show.workedOn ? qsTr("Next") : root.show.nextText)
            //: a button: leaves this lesson and begins the next one
            : root.show.nextLesson !== "" ? qsTr("Next lesson") : /*: a button: back to the list of lessons */ qsTr("All lessons")
        tip: root.atEnd ? root.show.nextTitle : ""
        onClicked: {
            if (!root.atEnd)
                root.nextAsked();
            else if (root.show.nextLesson !== "")
                root.lessonAsked(root.show.nextLesson);
            else
                root.closed();
        }
    }
}
