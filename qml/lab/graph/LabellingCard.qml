// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Labels the positions backwards from the terminal ones, a step at a time or by itself.
Card {
    id: root

    required property Lab lab
    required property StateGraphLabels labels
    readonly property bool atEnd: labels.step >= labels.steps - 1
    property bool playing: false

    /// From the beginning again at the end.
    function play() {
        playing = !playing;
        if (playing)
            labels.step = atEnd ? 0 : labels.step + 1;
    }

    function goTo(step: real) {
        playing = false;
        labels.step = step;
    }

    WideSwitch {
        objectName: "switch_labelling"
        text: qsTr("Label backwards, step by step")
        checked: root.labels.on
        enabled: root.lab.ready && !root.lab.partial
        onToggled: root.labels.on = checked
    }

    Timer {
        interval: 1400
        repeat: true
        running: root.playing && root.labels.on && root.visible
        onTriggered: {
            root.labels.step += 1;
            if (root.atEnd)
                root.playing = false;
        }
    }

    WideNote {
        objectName: "labellingText"
        height: Math.max(implicitHeight, Theme.small * 4.2) // the buttons keep their places
        visible: root.labels.on
        text: root.labels.text
    }

    AppSlider {
        objectName: "labellingSlider"
        width: parent.width
        visible: root.labels.on
        name: qsTr("Step of the labelling")
        to: Math.max(1, root.labels.steps - 1)
        value: root.labels.step
        onPicked: value => root.goTo(value)
    }

    WideFlow {
        visible: root.labels.on

        AppButton {
            objectName: "button_labelPlay"
            //: a button, a verb: stops going from step to step by itself
            text: root.playing ? qsTr("Pause") : /*: a button: goes from step to step by itself */ qsTr("Play")
            onClicked: root.play()
        }

        AppButton {
            objectName: "button_labelBack"
            //: a button: one step back
            text: qsTr("Back")
            enabled: root.labels.step > 0
            onClicked: root.goTo(root.labels.step - 1)
        }

        AppButton {
            objectName: "button_labelNext"
            //: a button: one step on
            text: qsTr("Next")
            enabled: !root.atEnd
            onClicked: root.goTo(root.labels.step + 1)
        }

        AppButton {
            objectName: "button_labelEnd"
            text: qsTr("To the end")
            enabled: !root.atEnd
            onClicked: root.goTo(root.labels.steps - 1)
        }
    }
}
