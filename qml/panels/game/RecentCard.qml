// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A game of the recent ones: a small picture of its position, its name, how far it is, when it was played.
PlainButton {
    id: root

    required property int index
    required property string name
    required property gameGlance glance
    required property string when
    required property bool elsewhere
    property bool removable: false
    readonly property string standing: elsewhere ? qsTr("open in another window") : glance.detail

    signal removeAsked()

    text: glance.title
    focusPolicy: Qt.ClickFocus
    Accessible.name: glance.title
    Accessible.description: (removable ? qsTr("%1; %2. Delete removes it from the list.", "how far a game is; when it was played")
                                       : /*: how far a game is; when it was played */ qsTr("%1; %2.")).arg(standing).arg(when)
    Keys.onDeletePressed: if (removable) root.removeAsked()

    GamePicture {
        id: picture

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom; margins: Theme.unit * 2 }
        glance: root.glance
    }

    Column {
        anchors {
            left: picture.right; right: parent.right; verticalCenter: parent.verticalCenter
            leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 3
        }
        spacing: Theme.unit * 0.75

        SilentText {
            anchors.left: parent.left
            width: parent.width
            text: root.glance.title
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        SilentText {
            width: parent.width
            text: root.standing
            color: root.elsewhere ? Theme.accent : Theme.ink2
            font.pixelSize: Theme.small
            elide: Text.ElideRight
        }

        SilentText {
            width: parent.width - remove.width
            text: root.when
            color: Theme.ink3
            font.pixelSize: Theme.small
            elide: Text.ElideRight
        }
    }

    AppButton {
        id: remove

        objectName: "button_remove_" + root.index
        anchors { right: parent.right; bottom: parent.bottom; margins: 2 }
        visible: root.removable && !root.elsewhere
        look: AppButton.Look.Bare
        focusPolicy: Qt.NoFocus // Delete does the same
        iconName: "close"
        tip: qsTr("Remove %1", "a game").arg(root.glance.title)
        onClicked: root.removeAsked()
    }

    background: Backdrop {
        radius: Theme.cardRadius
        color: Theme.surface
        border.width: 1
        border.color: root.hovered ? Theme.ink3 : Theme.line
        ringed: root.activeFocus
        ringGap: -2 // the list would cut off what is around the card
        ringRadius: Theme.cardRadius
    }
}
