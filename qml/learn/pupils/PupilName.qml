// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A field for a name, the button that takes it, and why it does not.
Column {
    id: root

    required property string action
    property alias text: field.text
    /// Why the name is not taken; empty when it is.
    property string problem
    property string namePrefix

    signal taken(name: string)

    function takeKeyboard() {
        field.forceActiveFocus();
        field.selectAll();
    }

    spacing: Theme.unit

    Row {
        spacing: Theme.unit * 2

        AppTextField {
            id: field

            objectName: root.namePrefix + "Field"
            width: Math.min(Math.round(280 * Theme.scale), root.width - button.width - Theme.unit * 2)
            //: a field: the name of a pupil
            name: qsTr("Name")
            placeholderText: qsTr("Name")
            maximumLength: 60
            Keys.onReturnPressed: root.taken(text)
            Keys.onEnterPressed: root.taken(text)
            onTextEdited: root.problem = ""
        }

        AppButton {
            id: button

            objectName: root.namePrefix + "Button"
            text: root.action
            onClicked: root.taken(field.text)
        }
    }

    Complaint {
        objectName: root.namePrefix + "Problem"
        text: root.problem
    }
}
