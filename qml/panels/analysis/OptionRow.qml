// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A line of the argument by options.
PlainButton {
    id: root

    required property string name
    required property int outcome
    required property string reply
    required property int row

    readonly property bool pointed: hovered || visualFocus

    signal opened()

    objectName: "option_" + row
    implicitHeight: Math.round(36 * Theme.scale)
    Accessible.name: name
    onClicked: root.opened()

    AppText {
        anchors {
            left: parent.left; leftMargin: Theme.unit * 1.5; right: tag.left; rightMargin: Theme.unit
            verticalCenter: parent.verticalCenter
        }
        text: root.text
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        elide: Text.ElideRight
    }

    OutcomeTag {
        id: tag

        silent: true
        anchors { left: parent.left; leftMargin: parent.width * 0.36; verticalCenter: parent.verticalCenter }
        outcome: root.outcome
    }

    AppText {
        anchors {
            left: tag.right; leftMargin: Theme.unit * 2; right: arrow.left; rightMargin: Theme.unit
            verticalCenter: parent.verticalCenter
        }
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        //: behind a move: the reply to it, such as "take 3 from heap 1"
        text: root.reply === "" ? "" : qsTr("then %1").arg(root.reply)
        color: Theme.ink2
        elide: Text.ElideRight
    }

    Icon {
        id: arrow

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        icon: root.mirrored ? "back" : "forward"
        size: Math.round(14 * Theme.scale)
        color: root.hovered || root.visualFocus ? Theme.accent : Theme.ink3
    }

    background: Rectangle {
        color: root.hovered ? Theme.surface2 : "transparent"

        Hairline {
            width: parent.width
        }

        FocusRing {
            wanted: root.visualFocus
            gap: -2
        }
    }
}
