// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// What the teacher's window does to the class's page. While that is dark nothing is revealed there.
RowLayout {
    id: root

    required property Showing showing
    required property bool blank

    signal blankAsked()
    signal leaveAsked()

    spacing: Theme.unit * 2

    AppButton {
        objectName: "teacher_back"
        //: a button: one step back
        text: qsTr("Back")
        enabled: !root.blank
        onClicked: root.showing.back()
    }

    AppButton {
        objectName: "teacher_next"
        Layout.fillWidth: true
        look: AppButton.Look.Primary
        //: a button: to the next step
        text: qsTr("Next")
        enabled: !root.blank
        onClicked: root.showing.next()
    }

    AppButton {
        objectName: "teacher_blank"
        //: a button: the class sees the screen again
        text: root.blank ? qsTr("Light") : /*: a button, a verb: the class sees an empty screen */ qsTr("Blank")
        onClicked: root.blankAsked()
    }

    AppButton {
        objectName: "teacher_leave"
        //: a button: ends the presentation
        text: qsTr("Leave")
        onClicked: root.leaveAsked()
    }
}
