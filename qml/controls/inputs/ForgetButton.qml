// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A link that makes something forgotten, after one more question.
Column {
    id: root

    required property string text
    required property string question
    property string tip
    /// The objects are named by it: "Practice".
    required property string what
    property bool asking: false

    signal confirmed()

    function focusLink() {
        link.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.unit

    LinkButton {
        id: link

        objectName: "button_forget" + root.what
        anchors.left: parent.left
        visible: !root.asking
        text: root.text
        tip: root.tip
        onClicked: {
            root.asking = true;
            no.forceActiveFocus();
        }
    }

    WrappedText {
        visible: root.asking
        text: root.question
        font.pixelSize: Theme.small
    }

    Row {
        anchors.left: parent.left
        visible: root.asking
        spacing: Theme.unit * 2
        Keys.onEscapePressed: root.asking = false

        AppButton {
            objectName: "button_forgetYes"
            //: a button: yes, it is forgotten
            text: qsTr("Forget")
            onClicked: {
                root.asking = false;
                root.confirmed();
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
