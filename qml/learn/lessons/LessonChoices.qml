// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Ui

/// The choices of a question; each says why once it is chosen.
Column {
    id: root

    /// As LessonShow.choices.
    required property var choices
    property bool answered: false
    property real zoom: 1

    signal chosen(choice: int)
    signal linkChosen(link: string)

    spacing: Theme.unit * 2 * zoom
    Accessible.role: Accessible.Grouping
    //: read aloud: the answers to choose from
    Accessible.name: qsTr("Answers")

    Repeater {
        model: root.choices.length

        RadioButton { // by its type: of Qt 6.4 a button keeps its role, whatever is said
            id: button

            required property int index
            readonly property var choice: root.choices[index] ?? ({ "words": "", "told": false, "right": false, "because": [] })
            readonly property color ink: !choice.told ? Theme.ink : choice.right ? Theme.green : Theme.hot

            objectName: "choice_" + index
            width: root.width
            text: choice.words
            padding: Theme.unit * 3 * root.zoom
            checkable: false // the data say what was chosen
            autoExclusive: false
            hoverEnabled: true
            indicator: null
            enabled: !choice.told && !root.answered
            focusPolicy: Qt.StrongFocus
            opacity: enabled || choice.told ? 1 : 0.6
            Accessible.role: Accessible.RadioButton
            //: read aloud: an answer, and that it is the right one
            Accessible.name: !choice.told ? text : choice.right ? qsTr("%1: right").arg(text) : qsTr("%1: not right").arg(text)
            Accessible.checked: choice.told
            Accessible.onPressAction: if (button.enabled) button.clicked()
            Keys.onReturnPressed: button.clicked()
            Keys.onEnterPressed: button.clicked()
            onClicked: root.chosen(index)

            contentItem: LessonChoiceBody {
                choice: button.choice
                letter: String.fromCharCode(65 + button.index)
                text: button.text
                ink: button.ink
                zoom: root.zoom
                onLinkChosen: link => root.linkChosen(link)
            }

            background: Backdrop {
                radius: Theme.radius
                color: button.choice.told || !button.hovered ? Theme.surface : Theme.surface2
                border.width: button.choice.told ? 2 : 1
                border.color: button.choice.told ? button.ink : button.hovered ? Theme.ink3 : Theme.line
                ringed: button.visualFocus
            }
        }
    }
}
