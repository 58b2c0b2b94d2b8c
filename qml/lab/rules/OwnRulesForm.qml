// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
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

    /// A small button that is on or off; what is on follows the data, not the click.
    component ToggleChip: CheckBox { // by its type: of Qt 6.4 a button keeps its role, whatever is said
        id: chip

        property bool on: false
        property string name: text

        checked: on
        nextCheckState: () => on ? Qt.Checked : Qt.Unchecked
        hoverEnabled: true
        indicator: null
        padding: 0
        implicitWidth: Math.max(Math.round(56 * Theme.scale), implicitContentWidth + Theme.unit * 4)
        implicitHeight: Math.round(34 * Theme.scale)
        opacity: enabled ? 1 : 0.4
        Accessible.role: Accessible.CheckBox
        Accessible.name: name
        Accessible.checkable: true
        Accessible.checked: on
        Accessible.onPressAction: if (chip.enabled) chip.clicked()
        Accessible.onToggleAction: if (chip.enabled) chip.clicked()
        Keys.onReturnPressed: chip.clicked()
        Keys.onEnterPressed: chip.clicked()

        contentItem: CentredText {
            text: chip.text === "" ? (chip.on ? "\u2713" : "\u2013")
                //: a switch that is on, and its text, such as a number
                : chip.on ? qsTr("\u2713 %1").arg(chip.text) : chip.text
            color: chip.on ? Theme.onFilled : Theme.ink
            font.weight: chip.on ? Font.Bold : Font.Normal
        }

        background: Backdrop {
            radius: Theme.radius - 2
            color: chip.on ? Theme.accent : chip.hovered ? Theme.surface2 : Theme.surface
            border.width: chip.on ? 0 : 1
            ringed: chip.visualFocus
        }
    }

    /// A field to type in with its error below; follows `value` while it is not being typed in.
    component OwnRulesText: Column {
        id: rulesText

        required property string value
        required property string error
        property string name

        signal edited(text: string)

        width: parent?.width ?? 0
        spacing: Theme.unit
        onValueChanged: if (field.text !== value) field.text = value

        AppTextField {
            id: field

            objectName: rulesText.objectName + "_text"
            anchors.left: parent.left
            width: Math.min(parent.width, Math.round(320 * Theme.scale))
            name: rulesText.name
            font.family: Theme.mono
            Accessible.description: rulesText.error
            onTextEdited: rulesText.edited(text)
            Component.onCompleted: text = rulesText.value
        }

        Announcement { // its room is kept: nothing jumps while typing
            objectName: rulesText.objectName + "_error"
            height: Math.max(implicitHeight, Theme.smallLine)
            text: rulesText.error
            color: Theme.hot
            font.pixelSize: Theme.small
        }
    }

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

        /// An octal code: for each number taken what may be left of the heap, to switch.
        Column {
            id: octal

            readonly property real headWidth: Math.round(104 * Theme.scale)
            readonly property real digitWidth: Math.round(34 * Theme.scale)
            readonly property real columnWidth: Math.min(Math.round(104 * Theme.scale), (width - headWidth - digitWidth) / 3)
            //: after taking so many stones a heap may leave nothing
            readonly property list<string> titles: [qsTr("nothing"), /*: after taking so many stones a heap may leave one heap */ qsTr("one heap"), /*: a heap may leave two heaps */ qsTr("two heaps")]
            readonly property list<string> wholeTitles: [qsTr("the whole heap may go"), qsTr("one heap may be left"),
                                                         qsTr("two heaps may be left")]

            visible: root.ofCode
            width: parent.width
            spacing: Theme.unit * 2

            WideNote {
                text: qsTr("What may be left of a heap")
            }

            Row {
                anchors.left: parent.left
                leftPadding: octal.headWidth

                Repeater {
                    model: octal.titles

                    Note {
                        required property string modelData

                        width: octal.columnWidth
                        text: modelData
                        horizontalAlignment: Text.AlignHCenter
                    }
                }

                AppText {
                    width: octal.digitWidth
                    //: head of a column: the digit of the octal code
                    text: qsTr("digit")
                    font.pixelSize: Theme.small
                    color: Theme.ink2
                    horizontalAlignment: Text.AlignHCenter
                }
            }

            Repeater {
                model: root.rules.form === OwnRules.OctalCode ? root.rules.numbers.length : 0

                Row {
                    id: line

                    required property int index
                    readonly property int digit: root.rules.numbers[index] ?? 0

                    AppText {
                        width: octal.headWidth
                        height: Math.round(34 * Theme.scale)
                        //: beside a digit of the octal code: a move that takes no stone and divides the heap
                        text: line.index === 0 ? qsTr("take none") : /*: beside a digit of the octal code: a move that takes so many stones, such as 2 */ qsTr("take %1").arg(line.index)
                        verticalAlignment: Text.AlignVCenter
                        elide: Text.ElideRight
                    }

                    Repeater {
                        model: [1, 2, 4]

                        Item {
                            id: place

                            required property int index
                            required property int modelData

                            width: octal.columnWidth
                            height: Math.round(34 * Theme.scale)

                            ToggleChip {
                                objectName: "digit_" + line.index + "_" + place.modelData
                                anchors.centerIn: parent
                                width: parent.width - Theme.unit * 2
                                height: Math.round(30 * Theme.scale)
                                visible: line.index > 0 || place.modelData === 4
                                name: line.index === 0 ? qsTr("Divide a heap without taking")
                                                       //: read aloud: how many stones, and what is left then:
                                                       //: "nothing", "one heap", "two heaps"
                                                       : qsTr("Take %1: %2").arg(line.index).arg(octal.wholeTitles[place.index])
                                on: (line.digit & place.modelData) !== 0
                                onClicked: root.rules.toggleDigit(line.index, place.modelData)
                            }
                        }
                    }

                    AppText {
                        width: octal.digitWidth
                        height: Math.round(34 * Theme.scale)
                        text: line.digit
                        font.family: Theme.mono
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        //: read aloud: the place of a digit in the octal code, such as 2, and the digit, such as 7
                        Accessible.name: qsTr("Digit %1 of the code: %2").arg(line.index).arg(line.digit)
                    }
                }
            }
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
