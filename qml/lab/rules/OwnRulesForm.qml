// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The fields of own rules: which kind, what may be taken, the board, and the convention.
Column {
    id: root

    required property OwnRules rules
    readonly property bool ofCode: rules.form === OwnRules.OctalCode
    readonly property bool ofLines: rules.form === OwnRules.LineLimit
    readonly property bool ofGrid: rules.form === OwnRules.GridLimit
    readonly property bool narrow: kinds.implicitWidth > width || plays.implicitWidth > width

    signal drawAsked()

    spacing: Theme.unit * 4

    Heading {
        text: qsTr("Your own rules")
        font.pixelSize: Theme.large
    }

    AppButton {
        objectName: "button_ownDraw"
        anchors.left: parent.left
        text: qsTr("Draw your own game\u2026")
        tip: qsTr("Shapes that a move may take, drawn by clicks")
        onClicked: root.drawAsked()
    }

    Segmented {
        id: kinds

        anchors.left: parent.left
        visible: !root.narrow
        name: qsTr("Kind of rules")
        namePrefix: "kind_"
        sidePadding: Theme.unit * 3
        ids: Array.from(root.rules.kinds)
        labels: Array.from(root.rules.kindLabels)
        current: root.rules.kind
        onChosen: id => root.rules.kind = id
    }

    ChoiceBox {
        objectName: "kindBox"
        visible: root.narrow
        anchors.left: parent.left
        width: Math.min(parent.width, Math.round(320 * Theme.scale))
        name: qsTr("Kind of rules")
        ids: Array.from(root.rules.kinds)
        labels: Array.from(root.rules.kindLabels)
        current: root.rules.kind
        onChosen: id => root.rules.kind = id
    }

    Column {
        visible: !root.ofLines && !root.ofGrid
        width: parent.width
        spacing: Theme.unit * 2

        /// The numbers that may be taken, small ones, to switch.
        Column {
            visible: !root.ofCode
            width: parent.width
            spacing: Theme.unit * 2

            Note {
                anchors.left: parent.left
                text: qsTr("Numbers that may be taken")
            }

            WideFlow {
                spacing: Theme.unit * 1.5

                Repeater {
                    model: 12

                    ToggleChip {
                        required property int index

                        objectName: "take_" + (index + 1)
                        text: Settings.numeral(index + 1)
                        //: read aloud: a switch: may a move take so many stones, such as 3?
                        name: qsTr("Take %1").arg(index + 1)
                        on: Array.from(root.rules.numbers).includes(index + 1)
                        onClicked: root.rules.toggleTake(index + 1)
                    }
                }
            }
        }

        OctalCodeField {
            visible: root.ofCode
            width: parent.width
            rules: root.rules
        }

        OwnRulesText {
            objectName: root.ofCode ? "field_code" : "field_takes"
            //: a field: the code of an octal game, such as 0.77
            name: root.ofCode ? qsTr("Octal code") : qsTr("Numbers that may be taken, as a set")
            value: root.rules.rule
            error: root.rules.ruleError
            onEdited: text => root.rules.rule = text
        }
    }

    Column {
        visible: root.ofLines || root.ofGrid
        width: parent.width
        spacing: Theme.unit

        Note {
            anchors.left: parent.left
            text: qsTr("Maximum per move")
        }

        AppSpinBox {
            id: most

            objectName: "spin_most"
            anchors.left: parent.left
            name: qsTr("Maximum per move")
            from: root.ofLines ? 0 : 1
            to: root.ofLines ? 30 : 8
            value: Number(root.rules.rule) || 0
            //: in a field for the most that one move takes: any number
            textFromValue: value => value === 0 ? qsTr("no limit") : String(value)
            valueFromText: text => most.numberIn(text)
            onValueModified: root.rules.rule = value === 0 ? "" : String(value)
        }
    }

    Column {
        visible: !root.ofGrid
        width: parent.width
        spacing: Theme.unit

        Note {
            anchors.left: parent.left
            text: root.ofLines ? qsTr("Lines: counters in each") : /*: above a field: the heaps of a position, such as 7,11,5 */ qsTr("Heaps")
        }

        OwnRulesText {
            objectName: "field_sizes"
            name: root.ofLines ? qsTr("Counters in each line") : qsTr("Heaps")
            value: root.rules.sizes
            error: root.rules.sizesError
            onEdited: text => root.rules.sizes = text
        }
    }

    WideFlow {
        visible: root.ofGrid
        spacing: Theme.unit * 4

        SetupField {
            objectName: "rows"
            //: a field: how many rows the board has
            label: qsTr("Rows")
            kind: Library.Number
            least: 1
            most: 8
            value: root.rules.rows
            onEdited: value => root.rules.rows = Number(value)
        }

        SetupField {
            objectName: "columns"
            //: a field: how many columns the board has
            label: qsTr("Columns")
            kind: Library.Number
            least: 1
            most: 8
            value: root.rules.columns
            onEdited: value => root.rules.columns = Number(value)
        }
    }

    ConventionChoice {
        id: plays

        anchors.left: parent.left
        visible: !root.narrow
        namePrefix: "ownPlay_"
        labels: [qsTr("Normal: last move wins"), qsTr("Misère: last move loses")]
        misere: root.rules.misere
        onPicked: misere => root.rules.misere = misere
    }

    WideSwitch {
        objectName: "switch_ownMisere"
        visible: root.narrow
        text: qsTr("Misère: last move loses")
        checked: root.rules.misere
        onToggled: root.rules.misere = checked
    }
}
