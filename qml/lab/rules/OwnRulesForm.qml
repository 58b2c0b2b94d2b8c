// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The fields of own rules: which kind, what may be taken, the board, and the convention.
Column {
    id: root

    required property OwnRules rules
    readonly property bool ofLines: rules.form === OwnRules.LineLimit
    readonly property bool ofGrid: rules.form === OwnRules.GridLimit
    readonly property bool narrow: kinds.implicitWidth > width || plays.implicitWidth > width

    spacing: Theme.unit * 4

    AppText {
        width: parent.width
        text: qsTr("Rules of your own")
        font.pixelSize: Theme.large
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignLeft
        Accessible.role: Accessible.Heading
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

    TakeSetField {
        visible: root.rules.form === OwnRules.TakeSet
        width: parent.width
        rules: root.rules
    }

    OctalCodeField {
        visible: root.rules.form === OwnRules.OctalCode
        width: parent.width
        rules: root.rules
    }

    Column {
        visible: root.ofLines || root.ofGrid
        width: parent.width
        spacing: Theme.unit

        Note {
            anchors.left: parent.left
            text: qsTr("Largest take")
        }

        AppSpinBox {
            objectName: "spin_most"
            anchors.left: parent.left
            name: qsTr("Largest take")
            from: root.ofLines ? 0 : 1
            to: root.ofLines ? 30 : 8
            value: root.rules.most
            textFromValue: value => value === 0 ? qsTr("no limit") : String(value)
            valueFromText: text => Number(text) || 0
            onValueModified: root.rules.most = value
        }
    }

    Column {
        visible: !root.ofGrid
        width: parent.width
        spacing: Theme.unit

        Note {
            anchors.left: parent.left
            text: root.ofLines ? qsTr("Lines: counters in each") : qsTr("Heaps")
        }

        OwnRulesText {
            objectName: "field_sizes"
            width: parent.width
            name: root.ofLines ? qsTr("Counters in each line") : qsTr("Heaps")
            value: root.rules.sizes
            error: root.rules.sizesError
            onEdited: text => root.rules.sizes = text
        }
    }

    Flow {
        visible: root.ofGrid
        width: parent.width
        spacing: Theme.unit * 4

        Repeater {
            model: [{ "id": "rows", "label": qsTr("Rows") }, { "id": "columns", "label": qsTr("Columns") }]

            Column {
                id: side

                required property var modelData
                readonly property bool ofRows: modelData.id === "rows"

                spacing: Theme.unit

                Note {
                    anchors.left: parent.left
                    text: side.modelData.label
                }

                AppSpinBox {
                    objectName: "spin_" + side.modelData.id
                    anchors.left: parent.left
                    name: side.modelData.label
                    from: 1
                    to: 8
                    value: side.ofRows ? root.rules.rows : root.rules.columns
                    onValueModified: {
                        if (side.ofRows)
                            root.rules.rows = value;
                        else
                            root.rules.columns = value;
                    }
                }
            }
        }
    }

    Segmented {
        id: plays

        anchors.left: parent.left
        visible: !root.narrow
        name: qsTr("Convention")
        namePrefix: "ownPlay_"
        ids: ["normal", "misere"]
        labels: [qsTr("Normal: the last move wins"), qsTr("Misère: it loses")]
        current: root.rules.misere ? "misere" : "normal"
        onChosen: id => root.rules.misere = id === "misere"
    }

    AppSwitch {
        objectName: "switch_ownMisere"
        visible: root.narrow
        width: parent.width
        text: qsTr("Misère: the last move loses")
        checked: root.rules.misere
        onToggled: root.rules.misere = checked
    }
}
