// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// In place of the answer while the teacher's window lies where the class can read it.
Card {
    id: root

    signal asked()

    Paragraph {
        text: qsTr("The class sees this screen, so the answer is covered.")
    }

    AppButton {
        objectName: "teacher_show"
        anchors.left: parent.left // mirrored from right to left, as a column's children are not
        text: qsTr("Show the answer")
        onClicked: root.asked()
    }
}
