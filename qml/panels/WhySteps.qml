// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// Why?: the steps read so far, one card each, with Back and Next step.
Column {
    id: root

    required property ExplanationModel explanation

    spacing: Theme.unit * 4

    RowLayout {
        objectName: "walkBar"
        width: parent.width
        visible: root.explanation.walkDepth > 0
        spacing: Theme.unit * 2

        AppButton {
            objectName: "button_walkBack"
            iconName: LayoutMirroring.enabled ? "forward" : "back"
            tip: qsTr("One step back in the argument")
            onClicked: root.explanation.walkBack()
        }

        AppText {
            Layout.fillWidth: true
            text: qsTr("After %1").arg(root.explanation.walkTitle)
            font.weight: Font.DemiBold
            elide: Text.ElideLeft
        }

        AppButton {
            objectName: "button_walkLeave"
            text: qsTr("Leave")
            tip: qsTr("Back to the position of the game")
            onClicked: root.explanation.walkLeave()
        }
    }

    Repeater {
        model: root.explanation

        ExplanationStep {
            width: root.width
            onOpened: row => root.explanation.walkInto(row)
        }
    }

    AppText {
        visible: root.explanation.busy
        text: qsTr("Looking for the reason\u2026")
        color: Theme.ink2
    }

    RowLayout {
        width: parent.width
        visible: root.explanation.stepCount > 1
        spacing: Theme.unit * 2.5

        AppButton {
            objectName: "button_whyBack"
            iconName: LayoutMirroring.enabled ? "forward" : "back"
            text: qsTr("Back")
            enabled: root.explanation.shown > 1
            onClicked: {
                root.explanation.active = true;
                root.explanation.back();
            }
        }

        AppButton {
            objectName: "button_whyNext"
            Layout.fillWidth: true
            look: AppButton.Look.Primary
            text: enabled ? qsTr("Next step") : qsTr("That is all")
            enabled: root.explanation.shown < root.explanation.stepCount
            onClicked: {
                root.explanation.active = true;
                root.explanation.next();
            }
        }
    }
}
