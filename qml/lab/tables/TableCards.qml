// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// The cards beside a table, or beside an analysed game.
Column {
    id: root

    required property TableModel table
    required property AnalysedModel game
    /// The Lab's game, whose families are offered first.
    required property string gameId
    required property bool family
    /// The chosen cell.
    property int row: -1
    property int column: -1

    signal openAsked(notation: string)

    spacing: Theme.unit * 3

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

    /// Which family is tabulated, over which values, and what is shown of it.
    TitledCard {
        id: setup

        property bool allGames: false
        readonly property string families: allGames ? "" : root.gameId
        readonly property list<string> familyIds: Array.from(root.table.familyIds(families))

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

        visible: root.family
        title: qsTr("Family of positions")
        spacing: Theme.unit * 2.5

        ChoiceBox {
            objectName: "familyBox"
            width: parent?.width ?? 0
            //: a field: positions with n and m for which a table can be made, such as nim:n,m
            name: qsTr("Ready-made family")
            ids: ["", ...Array.from(setup.familyIds)]
            labels: [qsTr("As typed below"), ...root.table.familyTitles(setup.families)]
            current: Array.from(setup.familyIds).includes(root.table.familyId) ? root.table.familyId : ""
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
            checked: setup.allGames
            onToggled: setup.allGames = checked
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
            labels: Array.from(root.table.offered).map(shown => setup.shownLabel(shown))
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

    /// The cell that is pointed at, or chosen by the keys: its position, its answer, and the way to Explore.
    TitledCard {
        id: tableCellCard

        readonly property string notation: root.table.ready ? root.table.notation(root.row, root.column) : ""

        visible: root.family
        //: heads what is said of the selected position of the table
        title: qsTr("Position")

        AppText { // two lines are kept free here and below: nothing jumps while one walks over the table
            objectName: "chosenNotation"
            width: parent?.width ?? 0
            height: Theme.smallLine * 2.4
            text: tableCellCard.notation !== "" ? tableCellCard.notation : qsTr("Point at a cell, or go to it with the arrow keys. A click or Enter opens it in Explore.")
            color: tableCellCard.notation !== "" ? Theme.ink : Theme.ink2
            font.family: tableCellCard.notation !== "" ? Theme.mono : Application.font.family
            font.pixelSize: tableCellCard.notation !== "" ? Theme.monoSize : Theme.small
            wrapMode: tableCellCard.notation !== "" ? Text.WrapAnywhere : Text.Wrap
            maximumLineCount: tableCellCard.notation !== "" ? 2 : 3 // the hint has the room of the words below, too
            elide: tableCellCard.notation !== "" ? Text.ElideRight : Text.ElideNone
        }

        WideNote {
            objectName: "chosenWords"
            height: Math.max(implicitHeight, Theme.smallLine * 3)
            text: root.row >= 0 && root.table.ready ? root.table.words(root.row, root.column) : ""
        }

        AppButton {
            objectName: "button_openCell"
            anchors.left: parent.left
            enabled: tableCellCard.notation !== ""
            text: qsTr("Open in Explore")
            onClicked: root.openAsked(tableCellCard.notation)
        }
    }

    /// Makes all cells pale but those that are looked for.
    TitledCard {
        visible: root.family
        //: heads the choice of the positions that the table shows, a noun
        title: qsTr("Filter")

        Row {
            width: parent?.width ?? 0
            spacing: Theme.unit * 2

            ChoiceBox {
                objectName: "filterBox"
                width: parent.width - value.width - parent.spacing
                name: qsTr("Filter")
                ids: ["all", "cold", "value"] // as TableModel.Filter
                //: a choice: the table shows all positions
                labels: [qsTr("All positions"), /*: a choice: the table shows only P-positions */ qsTr("Only P-positions"), qsTr("Only with the value")]
                current: ids[root.table.filter]
                onChosen: id => {
                    root.table.filter = ids.indexOf(id);
                    if (root.table.filter === TableModel.Wanted)
                        value.forceActiveFocus(Qt.OtherFocusReason);
                }
            }

            AppTextField {
                id: value

                objectName: "filterValue"
                width: Math.round(76 * Theme.scale)
                enabled: root.table.filter === TableModel.Wanted
                opacity: enabled ? 1 : 0.45
                name: qsTr("The value looked for")
                placeholderText: "0"
                text: root.table.wantedText
                onTextEdited: root.table.wantedText = text
            }
        }

        WideNote {
            text: root.table.ready ? qsTr("%1 of the positions stand out.").arg(root.table.matches.toLocaleString(Qt.locale(), "f", 0)) : ""
            opacity: root.table.filter === TableModel.All ? 0 : 1
            Accessible.ignored: root.table.filter === TableModel.All
        }
    }

    /// Which rows repeat, from where on, and whether that is proven.
    TitledCard {
        id: periodsCard

        property bool expanded: false
        readonly property int shortLength: 4
        readonly property list<string> lines: Array.from(root.table.periods)

        visible: root.family
        //: a heading: rows of the table that repeat
        title: qsTr("Periods")

        WideNote {
            text: periodsCard.lines.length === 0 ? qsTr("No row repeats within this table.") : qsTr("The bracket below a row spans its first period; it is dashed where the period is only seen.")
        }

        Repeater {
            model: periodsCard.expanded ? periodsCard.lines.length : Math.min(periodsCard.shortLength, periodsCard.lines.length)

            WrappedText {
                required property int index

                objectName: "period_" + index
                text: periodsCard.lines[index] ?? ""
                font.pixelSize: Theme.small
            }
        }

        LinkButton {
            anchors.left: parent.left
            visible: periodsCard.lines.length > periodsCard.shortLength
            //: a button: shows only the first lines of a list
            text: periodsCard.expanded ? qsTr("Show fewer") : qsTr("Show all %1").arg(periodsCard.lines.length)
            onClicked: periodsCard.expanded = !periodsCard.expanded
        }
    }

    /// The steps of filling in an analysed game, and the position that is chosen.
    Column {
        id: analysedCards

        readonly property string chosenName: root.game.chosen < 0 ? "" : root.game.nameOf(root.game.chosen)

        visible: !root.family
        width: root.width
        spacing: Theme.unit * 4

        TitledCard {
            visible: root.game.problem === ""
            spacing: Theme.unit * 2.5
            title: qsTr("Filled in step by step")

            WideNote {
                text: root.game.progress
            }

            PrimaryButton {
                objectName: "button_nextSize"
                width: parent?.width ?? 0
                enabled: root.game.nextStep !== ""
                text: root.game.nextStep !== "" ? qsTr("Next size: %1").arg(root.game.nextStep) : qsTr("Everything is shown")
                tip: qsTr("Shows the next size (Page down)")
                onClicked: root.game.revealNext()
            }

            Row {
                anchors.left: parent.left
                spacing: Theme.unit * 2

                AppButton {
                    objectName: "button_hideAll"
                    //: a button: covers all labels of the table
                    text: qsTr("Hide all")
                    onClicked: root.game.hideAll()
                }

                AppButton {
                    objectName: "button_showAll"
                    //: a button: uncovers all labels of the table
                    text: qsTr("Show all")
                    onClicked: root.game.showAll()
                }
            }
        }

        Card {
            visible: root.game.problem === ""
            spacing: Theme.unit * 2.5

            Heading {
                //: heads what is said of the selected position; none is selected yet
                text: analysedCards.chosenName === "" ? qsTr("Selected") : /*: heads what is said of the selected position, such as 3,2 */ qsTr("Selected: %1").arg(analysedCards.chosenName)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }

            Paragraph { // four lines are kept free: nothing jumps while one walks over the positions
                height: Math.max(implicitHeight, Theme.bodyLine * 4)
                text: root.game.reason
            }

            AppButton {
                objectName: "button_openAnalysed"
                anchors.left: parent.left
                enabled: root.game.chosen >= 0
                text: qsTr("Open in Explore")
                onClicked: root.openAsked(root.game.notation(root.game.chosen))
            }
        }
    }
}
