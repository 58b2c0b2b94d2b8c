// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// Checks the game's theory against search on all small positions.
Card {
    id: root

    required property Session session
    readonly property theoryCheck check: session.check

    objectName: "checkCard"

    Heading {
        text: root.check.title
    }

    Paragraph {
        text: root.check.about
    }

    RowLayout {
        anchors.left: parent.left
        spacing: Theme.unit * 2

        SilentText {
            text: qsTr("Up to size")
        }

        AppSpinBox {
            objectName: "spin_checkSize"
            name: qsTr("Size of the largest positions checked")
            enabled: !root.check.busy
            from: 1
            to: root.check.largest
            value: root.check.size
            onValueModified: root.session.setCheckSize(value)
        }
    }

    AppButton {
        objectName: "button_check"
        anchors.left: parent.left
        //: a button: ends the check
        text: root.check.busy ? qsTr("Cancel") : root.check.command
        onClicked: root.check.busy ? root.session.cancelCheck() : root.session.startCheck()
    }

    Announcement { // below what is clicked, with its room kept: nothing jumps when the result arrives
        objectName: "checkResult"
        height: Math.max(implicitHeight, Theme.bodyLine * 2)
        text: root.check.text
        color: root.check.mismatches.length > 0 ? Theme.hot : Theme.ink2
    }

    Repeater {
        model: root.check.mismatches

        WrappedText {
            required property string modelData

            text: modelData
            font.family: Theme.mono
            font.pixelSize: Theme.small
        }
    }
}
