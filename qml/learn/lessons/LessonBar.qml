// SPDX-License-Identifier: GPL-3.0-or-later
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

        LessonDots {
            anchors.centerIn: parent
            readonly property real room: parent.width

            count: root.show.parts
            current: root.show.part
            visited: root.show.visited
            unanswered: root.show.unanswered
            dot: Math.max(5, Math.min(12, (room - 20) / Math.max(1, count + 1) - 5))
            onChosen: part => root.partAsked(part)
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
