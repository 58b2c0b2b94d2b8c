// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What was open last: a game with its picture, or a lesson.
Surface {
    id: root

    required property string title
    required property string detail
    /// Of a game.
    property gameGlance glance
    property string when

    /// It can be taken out of a list.
    property bool removable: false

    signal continueAsked()
    signal removeAsked()

    implicitHeight: Math.round(64 * Theme.scale)

    SmallBoard {
        id: picture

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom; margins: Theme.unit * 1.5 }
        width: height * 1.1
        visible: root.glance.position !== ""
        margin: Theme.unit
        notation: root.glance.position
        hue: root.glance.hue
    }

    Column {
        anchors {
            left: picture.visible ? picture.right : parent.left; right: out.visible ? out.left : go.left; verticalCenter: parent.verticalCenter
            leftMargin: Theme.unit * 4.5; rightMargin: Theme.unit * 4
        }
        spacing: 1

        AppText {
            width: parent.width
            //: heads the game that was played last; a click on it plays on
            text: root.when === "" ? qsTr("Continue") : qsTr("Continue, last played %1", "today, 2:35 PM").arg(root.when)
            color: Theme.ink2
            elide: Text.ElideRight
            font.pixelSize: Math.round(12 * Theme.scale)
            font.weight: Font.DemiBold
        }

        Row {
            width: parent.width
            spacing: Theme.unit

            AppText {
                id: name

                text: root.detail === "" ? root.title : qsTr("%1:", "a position, before what is going on").arg(root.title)
                font.weight: Font.Bold
            }

            AppText {
                width: Math.min(implicitWidth, parent.width - name.width - Theme.unit)
                text: root.detail
                color: Theme.ink2
                elide: Text.ElideRight
            }
        }
    }

    AppButton {
        id: out

        objectName: "button_removeFirst"
        anchors { right: go.left; verticalCenter: parent.verticalCenter; rightMargin: Theme.unit * 2 }
        visible: root.removable
        look: AppButton.Look.Bare
        iconName: "close"
        tip: qsTr("Remove %1", "a game").arg(root.title)
        onClicked: root.removeAsked()
    }

    PrimaryButton {
        id: go

        objectName: "button_continue"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter; rightMargin: Theme.unit * 4.5 }
        text: qsTr("Continue")
        onClicked: root.continueAsked()
    }
}
