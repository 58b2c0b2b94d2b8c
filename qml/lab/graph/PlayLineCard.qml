// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// One line of play through the graph, step by step, in and out of the kernel.
Card {
    id: root

    required property StateGraphLine line

    WideSwitch {
        objectName: "switch_line"
        text: qsTr("Follow one line of play")
        checked: root.line.following
        enabled: root.line.lab !== null && root.line.lab.ready
        onToggled: root.line.following = checked
    }

    WrappedText {
        objectName: "linePath"
        visible: root.line.following
        text: root.line.path
        font.family: Theme.mono
        font.pixelSize: Theme.monoSize
    }

    WideNote {
        objectName: "lineText"
        visible: root.line.following
        text: root.line.text
    }

    WideFlow {
        visible: root.line.following

        AppButton {
            objectName: "button_stepIn"
            text: qsTr("Step into the kernel")
            enabled: root.line.canStepIn
            onClicked: root.line.stepIn()
        }

        AppButton {
            objectName: "button_stepOut"
            text: qsTr("Step out of the kernel")
            enabled: root.line.canStepOut
            onClicked: root.line.stepOut()
        }

        AppButton {
            objectName: "button_lineBack"
            //: a button: takes the last move of this line of play back
            text: qsTr("Back")
            //: the name of a key
            tip: qsTr("Backspace")
            tipBelow: true
            enabled: root.line.canGoBack
            onClicked: root.line.goBack()
        }
    }

    WideNote {
        visible: root.line.following
        text: qsTr("Click a position that a move leads to, or walk there with the arrow keys and press Space.")
        color: Theme.ink3
    }
}
