// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// How a worksheet is printed.
Card {
    id: root

    required property Worksheet sheet

    spacing: Theme.unit * 2.5

    LearnField {
        //: a field: what stands at the top of the worksheet
        label: qsTr("Title")

        WideField {
            objectName: "worksheetTitle"
            name: qsTr("Title")
            placeholderText: root.sheet.usualTitle
            maximumLength: 120
            onTextEdited: root.sheet.title = text
            Component.onCompleted: text = root.sheet.title
        }
    }

    LearnField {
        //: a field: the size of the paper
        label: qsTr("Paper")

        Segmented {
            namePrefix: "paper_"
            name: qsTr("Paper")
            ids: ["a4", "letter"]
            //: a size of paper
            labels: [qsTr("A4"), /*: a size of paper used in America, not a letter that is sent */ qsTr("Letter")]
            current: root.sheet.paper
            onChosen: id => root.sheet.paper = id
        }
    }

    LearnField {
        label: qsTr("Reasons of the answers")

        LevelChoice {
            sidePadding: Theme.unit * 2
        }
    }

    WideSwitch {
        objectName: "worksheetKey"
        text: qsTr("With the answers, on pages of their own")
        checked: root.sheet.key
        onToggled: root.sheet.key = checked
    }
}
