// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// All checks one after another, how far they are, and what their signs mean.
Card {
    id: root

    required property TheoryChecks checks
    /// Without the heading and what the signs mean.
    property bool compact: false

    spacing: Theme.unit * (compact ? 1.5 : 3)

    AppText {
        width: parent.width
        visible: !root.compact
        text: qsTr("All checks")
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignLeft
        Accessible.role: Accessible.Heading
    }

    AppText {
        objectName: "checksSummary"
        width: parent.width
        text: root.checks.summary
        color: root.checks.wrong ? Theme.right : Theme.ink2
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Item { // kept, so that nothing jumps
        width: parent.width
        height: progress.implicitHeight + Theme.unit * 3

        AppText {
            id: progress

            objectName: root.compact ? "checksProgressCompact" : "checksProgress"
            width: parent.width
            text: root.checks.busy ? root.checks.progressText : ""
            color: Theme.ink2
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignLeft
        }

        BusyBar {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            opacity: root.checks.busy ? 1 : 0
            visible: root.checks.busy
            progress: root.checks.progress
        }
    }

    AppButton {
        objectName: root.compact ? "button_checkAllCompact" : "button_checkAll"
        look: root.checks.busy ? AppButton.Look.Plain : AppButton.Look.Primary
        text: root.checks.busy ? qsTr("Cancel all") : qsTr("Check all")
        onClicked: root.checks.busy ? root.checks.cancelAll() : root.checks.startAll()
    }

    Flow {
        width: parent.width
        visible: !root.compact
        spacing: Theme.unit * 4

        Repeater {
            model: [
                { "status": "holds", "text": qsTr("holds") },
                { "status": "fails", "text": qsTr("a rule that fails, as expected") },
                { "status": "wrong", "text": qsTr("theory and search differ: an error") }
            ]

            Row {
                id: entry

                required property var modelData

                spacing: Theme.unit * 2

                StatusMark {
                    status: entry.modelData.status
                }

                AppText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.text
                    color: Theme.ink2
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}
