// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What stands in place of a whole game that is not there yet, or cannot be.
Column {
    id: root

    required property Lab lab

    visible: !lab.ready
    spacing: Theme.unit * 3

    AppText {
        objectName: "wholeNotice"
        width: parent.width
        text: root.lab.notation === "" ? qsTr("Choose a position first.") : root.lab.busy ? root.lab.progressText : root.lab.problem
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ink2
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    BusyBar {
        width: Math.min(320, parent.width)
        x: (parent.width - width) / 2
        visible: root.lab.busy
        progress: -1
    }

    AppButton {
        objectName: "button_wholeRetry"
        x: (parent.width - width) / 2
        visible: !root.lab.busy && root.lab.problem !== ""
        text: qsTr("Try again")
        onClicked: root.lab.retry()
    }
}
