// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What stands in place of a whole game that is not there yet, or cannot be; of one that is too large the part
/// near the position is offered.
Column {
    id: root

    required property Lab lab
    /// A part of the game is not enough here.
    property bool wholeNeeded: false
    readonly property string reason: !wholeNeeded ? lab.problem : !lab.partial && !lab.partOffered ? lab.problem
        : lab.problem !== "" ? qsTr("This page needs the whole game. %1").arg(lab.problem)
        : qsTr("This page needs the whole game, and that is too large.")

    visible: !lab.ready || wholeNeeded && lab.partial
    spacing: Theme.unit * 3

    Announcement {
        objectName: "wholeNotice"
        text: root.lab.notation === "" ? qsTr("Choose a position first.") : root.lab.busy ? root.lab.progressText : root.reason
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ink2
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
        visible: !root.lab.busy && root.lab.problem !== "" && !root.lab.partOffered
        //: a button: works it out once more, after it was stopped or failed
        text: qsTr("Try again")
        onClicked: root.lab.retry()
    }

    Lazy {
        wanted: !root.lab.busy && root.lab.partOffered && !root.wholeNeeded

        PrimaryButton {
            objectName: "button_showPart"
            x: (root.width - width) / 2
            text: qsTr("Show the part near it")
            onClicked: root.lab.showPart()
        }
    }
}
