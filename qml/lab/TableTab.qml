// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
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

                    /// A heat map with what it counts above it and its legend below.
                    Item {
                        anchors.fill: parent
                        implicitHeight: head.height + 240 + legend.height + Theme.unit * 5

                        Column {
                            id: head

                            width: parent.width
                            spacing: Theme.unit

                            GridLayout {
                                id: line

                                /// What is counted has a line of its own where it has little room beside the title.
                                readonly property bool tight: title.implicitWidth + 160 * Theme.scale + stop.width > width

                                width: parent.width
                                columnSpacing: Theme.unit * 3
                                rowSpacing: 0

                                Heading {
                                    id: title

                                    objectName: "tableTitle"
                                    Layout.fillWidth: true
                                    Layout.maximumWidth: Math.ceil(implicitWidth)
                                    Layout.preferredWidth: implicitWidth
                                    text: theTable.title
                                }

                                Note {
                                    objectName: "tableSummary"
                                    Layout.row: line.tight ? 1 : 0
                                    Layout.column: line.tight ? 0 : 1
                                    Layout.columnSpan: line.tight ? 3 : 1
                                    Layout.fillWidth: true
                                    Layout.minimumWidth: 40
                                    Layout.preferredWidth: 40
                                    //: how much of the table is worked out, such as 40
                                    text: theTable.busy && slow.passed ? qsTr("Working: %1%").arg(Math.round(Math.max(0, theTable.progress) * 100))
                                        //: the table was stopped; then what is known of it: a sentence
                                        : theTable.stopped ? qsTr("Stopped: %1").arg(theTable.summary) : theTable.summary
                                }

                                LinkButton {
                                    id: stop

                                    objectName: "button_tableStop"
                                    Layout.row: 0
                                    Layout.column: 2
                                    enabled: slow.passed || theTable.stopped
                                    opacity: enabled ? 1 : 0
                                    //: a button: works on where it was stopped
                                    text: theTable.stopped ? qsTr("Go on") : /*: a button: ends the calculation */ qsTr("Cancel")
                                    onClicked: theTable.stopped ? theTable.retry() : theTable.cancel()
                                }
                            }

                            BusyBar {
                                width: parent.width
                                opacity: slow.passed ? 1 : 0
                                progress: theTable.progress
                            }
                        }

                        Timer { // what is done in an instant shows no sign of work
                            id: slow

                            property bool passed: false

                            repeat: true
                            interval: 250
                            running: theTable.busy
                            onTriggered: passed = true
                            onRunningChanged: if (!running) passed = false
                        }

                        HeatTable {
                            id: heat

                            objectName: "heatTable"
                            anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: legend.top; topMargin: Theme.unit * 2; bottomMargin: Theme.unit * 3 }
                            table: theTable
                            opacity: theTable.busy && slow.passed ? 0.5 : 1
                            onNamedRowChanged: cards.row = namedRow
                            onNamedColumnChanged: cards.column = namedColumn
                            onOpenAsked: notation => root.openAsked(notation)
                        }

                        /// What the cells of a heat map mean.
                        Flow {
                            id: legend

                            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                            spacing: Theme.unit * 4

                            Row {
                                spacing: Theme.unit * 2

                                Disc {
                                    width: Math.round(24 * Theme.scale)
                                    color: Theme.cold

                                    SilentText {
                                        anchors.centerIn: parent
                                        text: "P"
                                        color: Theme.onFilled
                                        font.pixelSize: Theme.small
                                        font.weight: Font.Bold
                                    }
                                }

                                Note {
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: qsTr("round and filled: cold (P)")
                                }
                            }

                            LegendEntry {
                                outcome: Outcome.N
                                text: theTable.shown === TableModel.Grundy || theTable.shown === TableModel.Remoteness ? qsTr("square: hot (N), stronger with the number")
                                    : qsTr("square: hot (N)")
                            }

                            LegendEntry {
                                visible: theTable.partizan
                                outcome: Outcome.L
                                //: explains a colour: positions in which the player Left wins
                                text: qsTr("Left wins")
                            }

                            LegendEntry {
                                visible: theTable.partizan
                                outcome: Outcome.R
                                //: explains a colour: positions in which the player Right wins
                                text: qsTr("Right wins")
                            }
                        }
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
