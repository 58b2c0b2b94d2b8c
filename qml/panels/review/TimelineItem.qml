// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A position of the timeline.
PlainButton {
    id: root

    required property int index
    required property int node
    required property string label
    required property int outcome
    required property bool current
    required property int variations
    required property string name

    objectName: "timeline_" + index
    implicitWidth: row.implicitWidth + Theme.unit * 5
    implicitHeight: Math.round(34 * Theme.scale)
    height: Theme.controlHeight
    Accessible.name: name
    Accessible.selected: current

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.unit * 1.5

        OutcomeTag {
            silent: true
            anchors.verticalCenter: parent.verticalCenter
            visible: root.outcome !== Outcome.Unknown
            outcome: root.outcome
            size: Math.round(18 * Theme.scale)
            letterSize: Math.round(11 * Theme.scale)
        }

        SilentText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.label
            color: root.current ? Theme.ink : Theme.ink2
            font.pixelSize: Math.round(14 * Theme.scale)
            font.weight: root.current ? Font.DemiBold : Font.Normal
        }

        SilentText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.variations > 0
            //: at a move: how many other moves were tried here, such as 2
            text: qsTr("+%1").arg(root.variations)
            color: Theme.ink3
            font.pixelSize: Math.round(11 * Theme.scale)
        }
    }

    background: Backdrop {
        radius: Theme.radius - 2
        color: root.current || root.hovered ? Theme.surface2 : "transparent"
        edged: root.current
        ringed: root.visualFocus
        ringGap: -2
    }
}
