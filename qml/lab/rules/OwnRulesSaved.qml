// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The own rules used last, to use again or to remove.
Card {
    id: root

    required property OwnRules rules

    /// Rules that were drawn are opened where one draws.
    signal drawAsked(notation: string)

    spacing: Theme.unit

    Heading {
        //: heads the list of rules that were saved
        text: qsTr("Your rules")
    }

    Paragraph {
        visible: root.rules.saved.count === 0
        text: qsTr("Rules that you draw, play, explore or look at are kept here.")
    }

    Repeater {
        model: root.rules.saved

        Item {
            id: line

            required property int index
            required property string notation
            required property string title
            required property string rules

            width: parent?.width ?? 0
            height: take.implicitHeight

            PlainButton {
                id: take

                objectName: "saved_" + line.index
                anchors { left: parent.left; right: remove.left; rightMargin: Theme.unit }
                implicitHeight: texts.implicitHeight + Theme.unit * 2
                //: read aloud: a button that takes saved rules; their name
                Accessible.name: qsTr("Use %1").arg(line.title)
                Accessible.description: line.rules
                onClicked: {
                    if (!root.rules.load(line.notation))
                        root.drawAsked(line.notation);
                }

                Column {
                    id: texts

                    anchors {
                        left: parent.left; right: parent.right; leftMargin: Theme.unit * 2
                        verticalCenter: parent.verticalCenter
                    }

                    AppText {
                        width: parent.width
                        text: line.title
                        elide: Text.ElideRight
                    }

                    Note {
                        width: parent.width
                        text: line.notation
                        wrapMode: Text.NoWrap
                        font.family: Theme.mono
                        elide: Text.ElideMiddle
                    }
                }

                background: Backdrop {
                    radius: Theme.radius - 2
                    color: take.hovered ? Theme.surface2 : "transparent"
                    ringed: take.visualFocus
                    ringGap: -2
                }
            }

            AppButton {
                id: remove

                objectName: "button_removeSaved_" + line.index
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                look: AppButton.Look.Bare
                iconName: "close"
                //: a button: takes saved rules off the list; their name
                tip: qsTr("Remove %1").arg(line.title)
                onClicked: root.rules.saved.remove(line.index)
            }
        }
    }
}
