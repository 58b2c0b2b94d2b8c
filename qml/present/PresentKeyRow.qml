// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The keys of a projected page, which are buttons, too; what else may be done stands at the end of the line, or
/// below it.
Flow {
    id: root

    required property Showing showing
    required property real grow
    required property bool canNext
    property alias extras: others.data

    signal blankAsked()
    signal leaveAsked()
    signal teacherAsked()

    Row {
        id: steps

        PresentButton {
            objectName: "present_reveal"
            grow: root.grow
            //: a button with its key, Space: to the next step
            text: qsTr("Space: next")
            enabled: root.canNext
            onClicked: root.showing.next()
        }

        PresentButton {
            objectName: "present_hide"
            grow: root.grow
            //: a button with its key, Backspace: one step back
            text: qsTr("Backspace: back")
            enabled: root.showing.step > 0
            onClicked: root.showing.back()
        }

        PresentButton {
            objectName: "present_blank"
            grow: root.grow
            //: a button with its key, B: makes the screen of the class blank
            text: qsTr("B: blank")
            onClicked: root.blankAsked()
        }

        PresentButton {
            objectName: "present_leave"
            grow: root.grow
            //: a button with its key, Esc: ends the presentation
            text: qsTr("Esc: leave")
            onClicked: root.leaveAsked()
        }
    }

    Item {
        width: Math.max(0, root.width - steps.width - rest.width)
        height: 1
        visible: width > 0
    }

    Row {
        id: rest

        Row {
            id: others
        }

        PresentButton {
            objectName: "present_teacher"
            grow: root.grow
            //: a button with its key, T: opens the window for the teacher
            text: qsTr("T: teacher")
            onClicked: root.teacherAsked()
        }
    }
}
