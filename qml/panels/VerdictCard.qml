// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Who wins, with the reason in a line; progress and Cancel while it is worked out; keeps its place.
Rectangle {
    id: root

    required property Analyst analyst
    readonly property bool solved: analyst.solved
    readonly property bool working: analyst.busy && !solved

    implicitHeight: Math.max(tile.height, words.implicitHeight) + Theme.unit * 7
    radius: Theme.cardRadius
    color: solved ? Theme.outcomeTint(analyst.outcome) : Theme.surface2
    objectName: "verdictCard"
    Accessible.role: Accessible.StaticText
    Accessible.name: solved ? qsTr("%1. %2").arg(analyst.verdictTitle).arg(analyst.verdictDetail)
                            : working ? qsTr("Solving") : qsTr("Not solved yet")

    Behavior on color { ColorAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

    Rectangle {
        id: tile

        anchors { left: parent.left; leftMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
        width: Math.round(52 * Theme.scale)
        height: width
        radius: 14
        color: root.solved ? Theme.outcomeColor(root.analyst.outcome) : Theme.ink3

        AppText {
            anchors.centerIn: parent
            text: root.solved ? root.analyst.outcome : root.working ? "\u2026" : "?"
            color: Theme.onFilled
            font.pixelSize: Math.round(28 * Theme.scale)
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }

    Column {
        id: words

        anchors {
            left: tile.right; right: parent.right; verticalCenter: parent.verticalCenter
            leftMargin: Theme.unit * 3.5; rightMargin: Theme.unit * 4
        }
        spacing: Theme.unit * 0.5

        AppText {
            objectName: "verdictTitle"
            width: parent.width
            text: root.solved ? root.analyst.verdictTitle : root.working ? qsTr("Solving\u2026") : qsTr("Not solved yet")
            font.pixelSize: Theme.large
            font.weight: Font.Bold
            wrapMode: Text.Wrap
        }

        AppText {
            width: parent.width
            visible: text !== ""
            text: root.solved ? root.analyst.verdictDetail : root.working ? root.analyst.progressText : root.analyst.unsolvedText
            color: Theme.ink2
            wrapMode: Text.Wrap
        }

        AppButton {
            objectName: "button_cancel"
            visible: root.working
            look: AppButton.Look.Link
            text: qsTr("Cancel")
            onClicked: root.analyst.cancel()
        }

        AppButton {
            objectName: "button_retry"
            visible: !root.solved && !root.analyst.busy
            look: AppButton.Look.Link
            text: qsTr("Try longer")
            onClicked: root.analyst.retry()
        }
    }

    BusyBar {
        anchors {
            left: parent.left; right: parent.right; bottom: parent.bottom
            margins: Theme.cardRadius / 2; bottomMargin: 3
        }
        visible: root.analyst.busy
        progress: root.analyst.progress
    }
}
