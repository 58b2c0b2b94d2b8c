// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The cards beside a table, or beside an analysed game.
Column {
    id: root

    required property TableModel table
    required property AnalysedModel game
    required property string gameId
    required property bool family
    /// The chosen cell.
    property int row: -1
    property int column: -1

    signal openAsked(notation: string)

    spacing: Theme.unit * 3

    TableSetup {
        visible: root.family
        table: root.table
        gameId: root.gameId
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
