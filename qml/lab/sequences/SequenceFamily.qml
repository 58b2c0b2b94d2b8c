// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// Which heaps are looked at, and how many of them.
Card {
    id: root

    required property Lab lab
    required property SequenceModel sequence
    /// "lab", "set", "octal", "lines", or the id of a game without rules to choose.
    property string family: telling ? "lab" : "kayles"
    /// The Lab's position is of a game of heaps.
    readonly property bool ofHeaps: Array.from(heapGames).includes(lab.gameId)
    readonly property list<string> heapGames: ["nim", "takeaway", "octal", "grundy", "lines"]
    /// Its values are more than the sizes of the heaps.
    readonly property bool telling: ofHeaps && lab.gameId !== "nim"
                                    && (lab.gameId !== "lines" || lab.notation.includes("/max="))
    readonly property var rules: ({
        "lab": lab.notation, "kayles": "octal/code=0.77:1", "dawsonskayles": "octal/code=0.07:1",
        "dawsonschess": "octal/code=0.137:1", "treblecross": "octal/code=0.007:1", "grundy": "grundy:1", "nim": "nim:1",
        "set": "takeaway/take=" + takes.text.trim() + ":1", "octal": "octal/code=" + code.text.trim() + ":1",
        "lines": "lines/max=" + most.value + ":1"
    })
    /// Rows of a period are asked for, and none is proven.
    readonly property bool without: sequence.ready && !sequence.inPeriods && sequence.width === 0
    readonly property string error: problem()
    readonly property string rule: problem() === "" ? rules[family] : ""
    readonly property var offered: ofHeaps ? ["lab", ...named] : named
    readonly property var named: ["set", "kayles", "dawsonskayles", "dawsonschess", "treblecross", "octal",
                                  "grundy", "nim", "lines"]
    readonly property var names: ({
        "lab": qsTr("The Lab’s: %1").arg(lab.title), "set": qsTr("Subtraction set"), "kayles": qsTr("Kayles, 0.77"),
        "dawsonskayles": qsTr("Dawson’s Kayles, 0.07"), "dawsonschess": qsTr("Dawson’s Chess, 0.137"),
        "treblecross": qsTr("Treblecross, 0.007"), "octal": qsTr("Octal code"), "grundy": qsTr("Grundy’s Game"),
        "nim": qsTr("Nim"), "lines": qsTr("Line Nim with a largest take")
    })

    /// What is wrong with what is typed.
    function problem(): string {
        if (family === "set")
            return sequence.takesError(takes.text);
        return family === "octal" ? sequence.codeError(code.text) : "";
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
                root.family = "lab";
            else if (root.family === "lab" && !root.ofHeaps)
                root.family = "kayles";
        }
    }

    AppText {
        width: parent?.width ?? 0
        text: qsTr("Heaps")
        font.weight: Font.Bold
        Accessible.role: Accessible.Heading
    }

    ChoiceBox {
        objectName: "sequenceFamily"
        width: parent?.width ?? 0
        name: qsTr("Family of heaps")
        ids: root.offered
        labels: root.offered.map(id => root.names[id])
        current: root.family
        onChosen: id => root.family = id
    }

    AppTextField {
        id: takes

        objectName: "sequenceTakes"
        width: parent?.width ?? 0
        visible: root.family === "set"
        name: qsTr("Numbers that may be taken")
        text: "1-3"
    }

    AppTextField {
        id: code

        objectName: "sequenceCode"
        width: parent?.width ?? 0
        visible: root.family === "octal"
        name: qsTr("Octal code")
        text: "0.15"
    }

    AppSpinBox {
        id: most

        objectName: "sequenceMost"
        anchors.left: parent.left
        visible: root.family === "lines"
        name: qsTr("Largest take")
        from: 1
        to: 30
        value: 3
    }

    AppText {
        objectName: "sequenceError"
        width: parent?.width ?? 0
        visible: text !== ""
        text: root.error
        color: Theme.hot
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    AppText {
        width: parent?.width ?? 0
        text: root.sequence.rules
        color: Theme.ink2
        wrapMode: Text.Wrap
    }

    GridLayout {
        width: parent?.width ?? 0
        columns: 2
        columnSpacing: Theme.unit * 3
        rowSpacing: Theme.unit * 2

        AppText {
            text: qsTr("Values")
            Accessible.ignored: true
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

        AppText {
            text: qsTr("Rows of")
            Accessible.ignored: true
        }

        ChoiceBox {
            objectName: "sequenceWidth"
            Layout.fillWidth: true
            name: qsTr("Values in a row")
            ids: ["0", "10", "12", "16", "20", "32"]
            labels: [root.without ? qsTr("the period, else 20") : qsTr("the period"), "10", "12", "16", "20", "32"]
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
            text: root.sequence.busy ? qsTr("Cancel") : qsTr("Work it out again")
            onClicked: root.sequence.busy ? root.sequence.cancel() : root.sequence.retry()
        }
    }
}
