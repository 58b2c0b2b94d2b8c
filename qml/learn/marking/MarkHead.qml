// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What is marked and by which rules; the fields of an own task.
Column {
    id: root

    required property MarkingChoice choice
    required property string rules
    /// There is no list of tasks beside: they are chosen here.
    property bool boxed: false
    property bool opened: false

    signal openAsked()

    spacing: Theme.unit * 2

    WideFlow {
        spacing: Theme.unit * 3

        ChoiceBox {
            objectName: "markTaskBox"
            visible: root.boxed
            name: qsTr("What to mark")
            ids: Array.from(root.choice.ids)
            labels: Array.from(root.choice.titles)
            current: root.choice.current
            onChosen: id => root.choice.current = id
        }

        Heading {
            visible: !root.boxed
            height: Theme.controlHeight
            text: root.choice.title
            font.pixelSize: Theme.title
            verticalAlignment: Text.AlignVCenter
        }

        ConventionChoice {
            visible: root.choice.misereOffered
            namePrefix: "markPlay_"
            misere: root.choice.misere
            onPicked: misere => root.choice.misere = misere
        }

        LinkButton {
            objectName: "button_markExplore"
            enabled: root.opened
            height: Theme.controlHeight
            text: qsTr("Explore the largest one")
            onClicked: root.openAsked()
        }
    }

    WideFlow {
        visible: root.choice.own
        spacing: Theme.unit * 3

        AppTextField {
            objectName: "markOwn"
            width: Math.min(parent.width, Math.round(320 * Theme.scale))
            name: qsTr("A family with n and m, or a position")
            //: in an empty field, two examples of what can be typed: a family such as nim:n,m, and a position
            placeholderText: qsTr("%1 or %2").arg(root.choice.familyExample).arg(root.choice.positionExample)
            text: root.choice.ownText
            onEditingFinished: root.choice.ownText = text
        }

        OfferButton {
            typed: root.choice.own ? root.choice.ownText : ""
            onTaken: notation => root.choice.ownText = notation
        }

        Row {
            visible: root.choice.ownIsFamily
            spacing: Theme.unit * 2

            LineLabel {
                text: qsTr("n up to")
            }

            AppSpinBox {
                objectName: "markOwnN"
                //: a field: how far the table goes; n is a letter of a formula
                name: qsTr("Largest n")
                from: 0
                to: 399
                value: root.choice.ownN
                onValueModified: root.choice.ownN = value
            }
        }

        Row {
            visible: root.choice.ownHasM
            spacing: Theme.unit * 2

            LineLabel {
                text: qsTr("m up to")
            }

            AppSpinBox {
                objectName: "markOwnM"
                //: a field: how far the table goes; m is a letter of a formula
                name: qsTr("Largest m")
                from: 0
                to: 399
                value: root.choice.ownM
                onValueModified: root.choice.ownM = value
            }
        }
    }

    Paragraph {
        objectName: "markRules"
        text: root.rules
    }
}
