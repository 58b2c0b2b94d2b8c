// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// Which heaps are looked at, and how many of them.
Card {
    id: root

    required property Lab lab
    required property SequenceModel sequence
    /// "lab", or an id of what the games offer.
    property string family: telling ? ofLab : sequence.usual
    /// The family of the Lab's position.
    readonly property string ofLab: "lab"
    /// The Lab's position is of a game of heaps.
    readonly property bool ofHeaps: sequence.isOfHeaps(lab.notation)
    /// Its values are more than the sizes of the heaps.
    readonly property bool telling: sequence.isTelling(lab.notation)
    /// What is typed, by family.
    property var typed: ({})
    /// Rows of a period are asked for, and none is proven.
    readonly property bool without: sequence.ready && !sequence.inPeriods && sequence.width === 0
    readonly property string error: sequence.typedError(family, typed[family] ?? "")
    readonly property string rule: error !== "" ? "" : family === ofLab ? lab.notation : sequence.ruleOf(family, typed[family] ?? "")
    readonly property list<string> offered: ofHeaps ? [ofLab, ...Array.from(sequence.offered)] : Array.from(sequence.offered)
    readonly property list<string> titles: {
        const titles = Array.from(sequence.offeredTitles);
        return ofHeaps ? [qsTr("In the Lab: %1").arg(lab.title), ...titles] : titles;
    }

    /// What is looked at: "Kayles".
    readonly property string title: family === ofLab ? lab.title : titles[offered.indexOf(family)] ?? ""

    function type(family: string, text: string) {
        typed = Object.assign({}, typed, { [family]: text });
    }

    function follow() {
        if (rule !== "")
            sequence.rule = rule;
    }

    spacing: Theme.unit * 3
    onRuleChanged: follow()
    Component.onCompleted: follow()

    Connections {
        target: root.lab

        function onPositionChanged() {
            if (root.telling)
                root.family = root.ofLab;
            else if (root.family === root.ofLab && !root.ofHeaps)
                root.family = root.sequence.usual;
        }
    }

    Heading {
        //: heads the choice of the game whose heaps the sequence is about
        text: qsTr("Heaps")
    }

    ChoiceBox {
        objectName: "sequenceFamily"
        width: parent?.width ?? 0
        name: qsTr("Family of heaps")
        ids: root.offered
        labels: root.titles
        current: root.family
        onChosen: id => root.family = id
    }

    Repeater {
        model: Array.from(root.sequence.typedFields).filter(field => !field.number)

        WideField {
            required property var modelData

            objectName: "sequenceTyped_" + modelData.id
            visible: root.family === modelData.id
            name: modelData.label
            onTextChanged: root.type(modelData.id, text)
            Component.onCompleted: text = root.typed[modelData.id] ?? modelData.initial // its names may be in another language now
        }
    }

    Repeater {
        model: Array.from(root.sequence.typedFields).filter(field => field.number)

        AppSpinBox {
            required property var modelData

            objectName: "sequenceTyped_" + modelData.id
            anchors.left: parent?.left
            visible: root.family === modelData.id
            name: modelData.label
            from: modelData.least
            to: modelData.most
            onValueChanged: root.type(modelData.id, String(value))
            Component.onCompleted: value = Number(root.typed[modelData.id] ?? modelData.initial)
        }
    }

    Complaint {
        objectName: "sequenceError"
        text: root.error
    }

    Paragraph {
        text: root.sequence.rules
    }

    GridLayout {
        width: parent?.width ?? 0
        columns: 2
        columnSpacing: Theme.unit * 3
        rowSpacing: Theme.unit * 2

        SilentText {
            //: before a field: how many values the sequence has
            text: qsTr("Values")
        }

        AppSpinBox {
            objectName: "sequenceLength"
            Layout.fillWidth: true
            name: qsTr("How many values")
            from: 1
            to: 4000000
            stepSize: 100
            value: root.sequence.length
            onValueModified: root.sequence.length = value
        }

        SilentText {
            //: before a field: so many numbers stand in each row, such as 12 or the period
            text: qsTr("Rows of")
        }

        ChoiceBox {
            objectName: "sequenceWidth"
            Layout.fillWidth: true
            name: qsTr("Values in a row")
            ids: ["0", "10", "12", "16", "20", "32"]
            labels: [root.without ? qsTr("the period, else 20") : /*: behind "Rows of": each row is as long as the period of the sequence */ qsTr("the period"), "10", "12", "16", "20", "32"]
            current: String(root.sequence.width)
            onChosen: id => root.sequence.width = Number(id)
        }
    }

    Item { // kept, so that nothing jumps
        width: parent?.width ?? 0
        height: Theme.controlHeight

        BusyBar {
            anchors {
                left: parent.left; right: cancel.left; rightMargin: Theme.unit * 3
                verticalCenter: parent.verticalCenter
            }
            visible: root.sequence.busy
            progress: root.sequence.progress
        }

        AppButton {
            id: cancel

            objectName: "button_sequenceCancel"
            anchors.right: parent.right
            visible: root.sequence.busy || root.sequence.problem !== "" && !root.sequence.ready
            //: a button: ends the calculation
            text: root.sequence.busy ? qsTr("Cancel") : qsTr("Work it out again")
            onClicked: root.sequence.busy ? root.sequence.cancel() : root.sequence.retry()
        }
    }
}
