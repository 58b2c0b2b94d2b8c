// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Tables over the parameters of a family, and a small game fully analysed.
LabTabPage {
    id: root

    /// A family, or else a game fully analysed.
    property bool family: true
    readonly property real sideWidth: Math.max(300 * Theme.scale, Math.min(400 * Theme.scale, width * 0.34))
    readonly property bool stacked: width < 640 * Theme.scale
    readonly property alias table: theTable
    readonly property alias analysed: theAnalysed

    function exportTo(url: url): string {
        return table.exportTo(url);
    }

    /// The game and the rules whose family was taken last.
    property string followed

    /// A family under the rules of the Lab's position, unless one of them is shown already.
    function followGame() {
        const rules = root.lab.notation.split(":")[0];
        if (rules !== "" && rules !== followed)
            theTable.chooseFor(root.lab.notation);
        else if (theTable.pattern === "")
            theTable.choose("two_heaps");
        followed = rules;
    }

    exports: family && table.ready ? ["csv", "json", "svg", "png"] : []
    //: a heading: tables of many positions
    heading: family ? qsTr("Tables") : ""
    headingNote: theTable.title
    presentable: family && table.ready
    settled: family ? table.ready && !table.busy : !analysed.busy
    Component.onCompleted: followGame()

    Connections {
        target: root.lab

        function onPositionChanged() { root.followGame(); }
    }

    TableModel {
        id: theTable

        active: root.shown && root.family
    }

    AnalysedModel {
        id: theAnalysed

        lab: root.lab
        wanted: root.shown && !root.family
    }

    LabSplit {
        anchors.fill: parent
        columnName: qsTr("About the table")
        sideWidth: root.sideWidth + Theme.unit * 5
        gutter: Theme.unit * 2.5
        topGutter: Theme.unit * 5
        stacked: root.stacked
        leastHeight: views.height + ((root.family ? familyPane.made : gamePane.made)?.implicitHeight ?? 0) + Theme.unit * 14
        main: Item {
            anchors { fill: parent; margins: Theme.unit * 5; rightMargin: Theme.unit * (root.stacked ? 5 : 1) }

            Segmented {
                id: views

                anchors.left: parent.left
                namePrefix: "tableView_"
                name: qsTr("What the table shows")
                sidePadding: Theme.unit * 3
                ids: ["family", "analysed"]
                labels: [qsTr("Family of positions"), /*: a kind of table: every position that can be reached, each with all that is known of it */ qsTr("Fully analysed")]
                current: ids[root.family ? 0 : 1]
                onChosen: id => root.family = id === ids[0]
            }

            Item {
                anchors { left: parent.left; right: parent.right; top: views.bottom; bottom: parent.bottom; topMargin: Theme.unit * 4 }

                Lazy {
                    id: familyPane

                    wanted: root.family

                    HeatPane {
                        anchors.fill: parent
                        table: theTable
                        onOpenAsked: notation => root.openAsked(notation)
                        onRowChanged: cards.row = row
                        onColumnChanged: cards.column = column
                    }
                }

                Lazy {
                    id: gamePane

                    wanted: !root.family

                    AnalysedPane {
                        anchors.fill: parent
                        game: theAnalysed
                        title: root.lab.title
                        partizan: root.lab.partizan
                    }
                }
            }
        }

        TableCards {
            id: cards

            width: parent.width
            family: root.family
            table: theTable
            game: theAnalysed
            gameId: root.lab.gameId
            onOpenAsked: notation => root.openAsked(notation)
        }
    }
}
