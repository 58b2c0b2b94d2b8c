// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// All checks one after another, how far they are, and what their signs mean.
Card {
    id: root

    required property TheoryChecks checks
    /// Without the heading and what the signs mean.
    property bool compact: false

    component RunButton: AppButton {
        id: run

        required property TheoryChecks all

        look: all.busy ? AppButton.Look.Plain : AppButton.Look.Primary
        //: a button: ends all checks
        text: all.busy ? qsTr("Cancel all") : /*: a button: begins all checks */ qsTr("Check all")
        onClicked: run.all.busy ? run.all.cancelAll() : run.all.startAll()
    }

    spacing: Theme.unit * (compact ? 1.5 : 3)

    Heading {
        visible: !root.compact
        //: a heading: what all checks together have found
        text: qsTr("All checks")
    }

    Item {
        width: parent.width
        height: Math.max(words.implicitHeight, root.compact ? beside.height : 0)

        Announcement {
            id: words

            anchors {
                left: parent.left; right: root.compact ? beside.left : parent.right
                rightMargin: root.compact ? Theme.unit * 3 : 0; verticalCenter: parent.verticalCenter
            }
            text: root.checks.summary
            color: root.checks.wrong ? Theme.right : Theme.ink2
        }

        RunButton {
            id: beside

            objectName: root.compact ? "button_checkAllCompact" : ""
            anchors.right: parent.right
            visible: root.compact
            all: root.checks
        }
    }

    Item { // kept, so that nothing jumps
        width: parent.width
        height: progress.implicitHeight + Theme.unit * 3

        WideNote {
            id: progress

            objectName: root.compact ? "checksProgressCompact" : "checksProgress"
            text: root.checks.busy ? root.checks.progressText : ""
        }

        BusyBar {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            opacity: root.checks.busy ? 1 : 0
            visible: root.checks.busy
            progress: root.checks.progress
        }
    }

    RunButton {
        objectName: root.compact ? "" : "button_checkAll"
        visible: !root.compact
        all: root.checks
    }

    WideFlow {
        visible: !root.compact
        spacing: Theme.unit * 4

        Repeater {
            model: [
                //: of a theorem, a verb: it agrees with the search
                { "status": TheoryChecks.Holds, "text": qsTr("holds") },
                { "status": TheoryChecks.Fails, "text": qsTr("a claim that fails, as expected") },
                { "status": TheoryChecks.Wrong, "text": qsTr("theory and search differ: an error") }
            ]

            Row {
                id: entry

                required property var modelData

                spacing: Theme.unit * 2

                StatusMark {
                    status: entry.modelData.status
                }

                Note {
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.text
                }
            }
        }
    }
}
