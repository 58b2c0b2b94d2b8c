// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One line of the value card: what it is, and how much.
Item {
    id: root

    required property string label
    required property string value
    property color valueColor: Theme.ink

    width: parent?.width ?? 0
    implicitHeight: Math.max(name.implicitHeight, number.implicitHeight) + Theme.unit * 4
    height: visible ? implicitHeight : 0
    visible: value !== ""
    Accessible.role: Accessible.StaticText
    //: read aloud: a name such as "Grundy value", and the value
    Accessible.name: qsTr("%1: %2").arg(label).arg(value)

    Hairline {
        anchors { left: parent.left; right: parent.right; top: parent.top }
    }

    SilentText {
        id: name

        anchors { left: parent.left; leftMargin: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }
        text: root.label
    }

    SilentText {
        id: number

        anchors {
            left: name.right; right: parent.right; verticalCenter: parent.verticalCenter
            leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 1.5
        }
        text: root.value
        color: root.valueColor
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.Wrap
    }
}
