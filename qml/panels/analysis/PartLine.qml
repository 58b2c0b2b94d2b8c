// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import QtQuick.Controls.Basic

/// A part of a picture: its colours, what it is, and its value.
AbstractButton {
    id: root

    /// A Mover each.
    required property list<int> colours
    required property string value
    readonly property bool pointed: hovered || activeFocus

    implicitHeight: Math.round(36 * Theme.scale)
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: value === "" ? qsTr("%1: value not known").arg(text) : /*: read aloud: a part of the drawing, and its value */ qsTr("%1: %2").arg(text).arg(value)

    Row {
        id: sign

        anchors { left: parent.left; leftMargin: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }

        Repeater {
            model: root.colours

            Rectangle {
                required property int modelData

                width: Math.round(9 * Theme.scale)
                height: Math.round(3 * Theme.scale)
                color: modelData === Mover.Either ? Theme.green : modelData === Mover.Left ? Theme.left : Theme.right
            }
        }
    }

    SilentText {
        id: name

        anchors { left: sign.right; leftMargin: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }
        width: Math.min(implicitWidth, root.width - sign.width - Theme.unit * 3 - Math.min(number.implicitWidth, root.width * 0.5) - Theme.unit * 4)
        text: root.text
        elide: Text.ElideRight
    }

    SilentText {
        id: number

        anchors {
            left: name.right; right: parent.right; verticalCenter: parent.verticalCenter
            leftMargin: Theme.unit * 2; rightMargin: Theme.unit * 1.5
        }
        text: root.value === "" ? "?" : root.value
        horizontalAlignment: Text.AlignRight
        elide: Text.ElideRight
    }

    background: Rectangle {
        color: root.pointed ? Theme.surface2 : "transparent"

        Hairline {
            width: parent.width
        }

        FocusRing {
            wanted: root.visualFocus
            gap: -2
        }
    }
}
