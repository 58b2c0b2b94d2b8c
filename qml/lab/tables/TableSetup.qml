// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// Which family is tabulated, over which values, and what is shown of it.
TitledCard {
    id: root

    required property TableModel table
    /// The Lab's game, whose families are offered first.
    required property string gameId
    property bool allGames: false
    readonly property string families: allGames ? "" : gameId
    readonly property list<string> familyIds: Array.from(table.familyIds(families))

    function shownLabel(shown: int): string {
        switch (shown) {
        //: a choice: what the table shows of each position
        case TableModel.Grundy: return qsTr("Grundy value");
        //: a choice: what the table shows of each position: how many moves the game lasts yet
        case TableModel.Remoteness: return qsTr("Moves left");
        //: a choice: what the table shows of each position
        case TableModel.Value: return qsTr("Exact value");
        }
        //: a choice: what the table shows of each position: P, N, L or R
        return qsTr("Outcome");
    }

    title: qsTr("Family of positions")
    spacing: Theme.unit * 2.5

    component End: AppSpinBox {
        Layout.fillWidth: true
        Layout.minimumWidth: Math.round(84 * Theme.scale)
        Layout.preferredWidth: 1
        leftPadding: Math.round(30 * Theme.scale)
        rightPadding: leftPadding
        from: 0
        to: 1000000
    }

    /// From … to …: the values of a variable.
    component RangeRow: RowLayout {
        id: range

        required property string variable
        readonly property string least: variable + "Least"
        readonly property string most: variable + "Most"

        width: parent?.width ?? 0
        spacing: Theme.unit * 2

        SilentText {
            Layout.preferredWidth: Math.round(58 * Theme.scale)
            //: before the first number of a range; the letter n or m: "n from 0 to 15"
            text: qsTr("%1 from").arg(range.variable)
        }

        End {
            objectName: "spin_" + range.least
            name: qsTr("Least value of %1").arg(range.variable)
            value: root.table[range.least]
            onValueModified: root.table[range.least] = value
        }

        SilentText {
            //: between the ends of a range: from 0 to 15
            text: qsTr("to")
        }

        End {
            objectName: "spin_" + range.most
            name: qsTr("Largest value of %1").arg(range.variable)
            value: root.table[range.most]
            onValueModified: root.table[range.most] = value
        }
    }

    ChoiceBox {
        objectName: "familyBox"
        width: parent?.width ?? 0
        //: a field: positions with n and m for which a table can be made, such as nim:n,m
        name: qsTr("Ready-made family")
        ids: ["", ...Array.from(root.familyIds)]
        labels: [qsTr("As typed below"), ...root.table.familyTitles(root.families)]
        current: Array.from(root.familyIds).includes(root.table.familyId) ? root.table.familyId : ""
        onModelChanged: currentIndex = Qt.binding(() => ids.indexOf(current)) // a new list resets it
        onChosen: id => {
            if (id !== "")
                root.table.choose(id);
            else
                field.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    WideSwitch {
        objectName: "switch_allGames"
        text: qsTr("Families of all games")
        checked: root.allGames
        onToggled: root.allGames = checked
    }

    WideField {
        id: field

        objectName: "patternField"
        name: qsTr("Pattern with the variables n and m")
        placeholderText: root.table.example
        font.family: Theme.mono
        font.pixelSize: Theme.monoSize
        text: root.table.pattern
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        onTextEdited: root.table.pattern = text
    }

    WideNote { // one line is kept free for what is wrong
        objectName: "patternProblem"
        text: root.table.problem !== "" ? root.table.problem : qsTr("n and m are numbers; 1^n repeats the 1, (1^n/)^m the rows.")
        color: root.table.problem !== "" ? Theme.hot : Theme.ink2

        Spoken {
            text: root.table.problem
        }
    }

    RangeRow {
        variable: "n"
    }

    RangeRow {
        enabled: root.table.hasM
        opacity: enabled ? 1 : 0.45
        variable: "m"
    }

    ChoiceBox {
        objectName: "shownBox"
        width: parent?.width ?? 0
        name: qsTr("What is shown")
        ids: Array.from(root.table.offered).map(shown => String(shown))
        labels: Array.from(root.table.offered).map(shown => root.shownLabel(shown))
        current: String(root.table.shown)
        onModelChanged: currentIndex = Qt.binding(() => ids.indexOf(current))
        onChosen: id => root.table.shown = Number(id)
    }

    WideSwitch {
        objectName: "switch_tableMisere"
        enabled: root.table.misereOffered
        //: a switch: who makes the last move loses
        text: qsTr("Misère play")
        checked: root.table.misere
        onToggled: root.table.misere = checked
    }
}
