// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The seed: the same one makes the same sheet.
LearnField {
    id: root

    required property Worksheet sheet

    label: qsTr("Seed: the same one makes the same sheet")

    Row {
        width: parent?.width ?? 0
        spacing: Theme.unit * 2

        AppTextField {
            id: field

            objectName: "worksheetSeed"
            width: parent.width - another.width - parent.spacing
            //: a field: the number that chance begins with; the same number gives the same exercises
            name: qsTr("Seed")
            text: root.sheet.seed
            maximumLength: 20
            inputMethodHints: Qt.ImhDigitsOnly
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]*/
            }
            onEditingFinished: {
                root.sheet.seed = text;
                text = Qt.binding(() => root.sheet.seed);
            }
        }

        AppButton {
            id: another

            objectName: "button_anotherSeed"
            //: a button: another number for chance to begin with, so other exercises
            text: qsTr("Another")
            tip: qsTr("Other exercises of the same kind")
            onClicked: root.sheet.another()
        }
    }
}
