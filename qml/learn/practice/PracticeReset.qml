// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Forgets what was practised, after one more question.
Column {
    id: root

    required property Practice practice
    property bool asking: false

    visible: practice.doneInAll > 0
    spacing: Theme.unit

    LinkButton {
        objectName: "button_forgetPractice"
        anchors.left: parent.left
        visible: !root.asking
        //: a button: asks whether what was practised shall be forgotten
        text: qsTr("Start afresh…")
        tip: qsTr("Forgets what you practised")
        onClicked: {
            root.asking = true;
            no.forceActiveFocus();
        }
    }

    WrappedText {
        visible: root.asking
        text: qsTr("Forget all counts and levels?")
        font.pixelSize: Theme.small
    }

    Row {
        anchors.left: parent.left
        visible: root.asking
        spacing: Theme.unit * 2
        Keys.onEscapePressed: root.asking = false

        AppButton {
            objectName: "button_forgetYes"
            //: a button: yes, what was practised is forgotten
            text: qsTr("Forget")
            onClicked: {
                root.asking = false;
                root.practice.reset();
            }
        }

        AppButton {
            id: no

            objectName: "button_forgetNo"
            //: a button: no, nothing is forgotten
            text: qsTr("Keep")
            onClicked: root.asking = false
        }
    }
}
