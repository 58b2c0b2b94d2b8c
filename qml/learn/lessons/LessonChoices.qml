// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// The choices of a question; each says why once it is chosen.
Column {
    id: root

    /// As LessonShow.choices.
    required property var choices
    property bool answered: false
    property int textSize: Theme.body

    signal chosen(choice: int)
    signal linkChosen(link: string)

    spacing: Theme.unit * 2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Answers")

    Repeater {
        model: root.choices.length

        AbstractButton {
            id: button

            required property int index
            readonly property var choice: root.choices[index] ?? ({ "words": "", "told": false, "right": false, "because": [] })
            readonly property color ink: !choice.told ? Theme.ink : choice.right ? Theme.green : Theme.hot

            objectName: "choice_" + index
            width: root.width
            text: choice.words
            padding: Theme.unit * 3
            enabled: !choice.told && !root.answered
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            opacity: enabled || choice.told ? 1 : 0.6
            Accessible.role: Accessible.RadioButton
            Accessible.name: !choice.told ? text : choice.right ? qsTr("%1: right").arg(text) : qsTr("%1: not right").arg(text)
            Accessible.checked: choice.told
            Accessible.onPressAction: button.clicked()
            Keys.onReturnPressed: button.clicked()
            Keys.onEnterPressed: button.clicked()
            onClicked: root.chosen(index)

            contentItem: Item {
                implicitHeight: column.implicitHeight

                Rectangle {
                    id: sign

                    y: (head.implicitHeight - height) / 2
                    anchors.left: parent.left
                    width: Math.round(26 * Theme.scale)
                    height: width
                    radius: width / 2
                    color: button.choice.told ? button.ink : "transparent"
                    border.width: 2
                    border.color: button.choice.told ? button.ink : Theme.ink3

                    AppText {
                        anchors.centerIn: parent
                        text: !button.choice.told ? String.fromCharCode(65 + button.index) : button.choice.right ? "\u2713" : "\u2717"
                        color: button.choice.told ? Theme.onFilled : Theme.ink2
                        font.pixelSize: Theme.small
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                }

                Column {
                    id: column

                    anchors { left: sign.right; right: parent.right; leftMargin: Theme.unit * 3 }
                    spacing: Theme.unit * 1.5

                    AppText {
                        id: head

                        width: parent.width
                        text: button.text
                        font.pixelSize: root.textSize
                        font.weight: button.choice.told ? Font.DemiBold : Font.Normal
                        horizontalAlignment: Text.AlignLeft
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }

                    LessonText {
                        width: parent.width
                        visible: button.choice.told
                        blocks: button.choice.because
                        textSize: root.textSize
                        onLinkChosen: link => root.linkChosen(link)
                    }
                }
            }

            background: Rectangle {
                radius: Theme.radius
                color: button.choice.told || !button.hovered ? Theme.surface : Theme.surface2
                border.width: button.choice.told ? 2 : 1
                border.color: button.choice.told ? button.ink : button.hovered ? Theme.ink3 : Theme.line

                FocusRing {
                    visible: button.visualFocus
                }
            }
        }
    }
}
