// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// At the start of Learn, where there are names: who is it?
FocusScope {
    id: root

    required property Pupils pupils
    /// The names are not shown before they are asked for.
    required property bool veiled

    signal namesAsked()
    /// Somebody whose name is not there.
    signal newAsked()

    function takeKeyboard() {
        (veiled ? unveil : names.itemAt(0))?.forceActiveFocus();
    }

    focus: true
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text
    onVeiledChanged: Qt.callLater(takeKeyboard) // qmllint disable
    Component.onCompleted: takeKeyboard()

    Ground { }

    MouseArea { // what lies below is not to be had yet
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    ScrollArea {
        id: page

        anchors.fill: parent
        contentHeight: card.height + Theme.unit * 16
        clip: contentHeight > height

        Card {
            id: card

            x: (page.width - width) / 2
            y: Math.max(Theme.unit * 8, (page.height - height) / 2)
            width: Math.min(page.width - Theme.unit * 12, Math.round(560 * Theme.scale))
            padding: Theme.unit * 6
            spacing: Theme.unit * 4

            Heading {
                id: heading

                anchors.left: parent.left
                text: qsTr("Who is learning?")
                font.pixelSize: Theme.title
            }

            WideFlow {
                Repeater {
                    id: names

                    model: root.veiled ? null : root.pupils

                    AppButton {
                        id: button

                        required property string pupilId
                        required property string name

                        objectName: "who_" + pupilId
                        iconName: pupilId === "" ? "people" : "person"
                        text: name
                        width: Math.min(implicitWidth, card.width - card.padding * 2)
                        onClicked: root.pupils.choose(pupilId)
                        onActiveFocusChanged: {
                            if (activeFocus)
                                page.reveal(button);
                        }
                    }
                }

                NamesButton {
                    id: unveil

                    visible: root.veiled
                    onClicked: root.namesAsked()
                }

                TeachButton {
                    objectName: "button_teach"
                    pupils: root.pupils
                }
            }

            LinkButton {
                objectName: "button_newPupil"
                text: qsTr("My name is not here…")
                onClicked: root.newAsked()
            }
        }
    }
}
