// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Whole games in pictures and tables: a head with the position and the pages, and the page that is open.
Item {
    id: root

    required property Session session
    /// "graph", "matrix", "statistics", "table", "sequences", "rules" or "theory".
    property string tab: "graph"
    property list<string> visited: []
    /// Nothing is being worked out any more.
    readonly property bool settled: !theLab.busy && !theLab.writing && (page?.settled ?? true)
    readonly property alias lab: theLab
    /// The page that is open.
    readonly property Item page: ({
        "graph": graph.made, "matrix": matrix.made, "statistics": statistics.made, "table": table.made,
        "sequences": sequences.made, "rules": rules.made, "theory": theory.made
    })[tab] ?? null
    readonly property var exports: page?.exports ?? []
    readonly property bool presentable: page?.presentable ?? false

    /// Opens a position in Explore, or in Play.
    signal openAsked(notation: string)
    signal playAsked(notation: string)
    /// A file is to be chosen, of one of the kinds that the page offers.
    signal exportAsked(name: string, endings: var)
    signal presentAsked()

    function take(notation: string): string {
        return theLab.open(notation);
    }

    function exportTo(url: url): string {
        const problem = page?.exportTo(url) ?? "";
        if (problem === "" && !theLab.writing)
            theLab.tell(qsTr("Saved as %1").arg(decodeURIComponent(String(url).split("/").pop())));
        return problem;
    }

    function askExport() {
        const name = theLab.notation.replace(/[^A-Za-z0-9]+/g, "-").replace(/-+$/, "").slice(0, 60);
        root.exportAsked(name + "-" + root.tab + "." + root.exports[0], root.exports.map(end => "." + end));
    }

    function visit() {
        if (!Array.from(visited).includes(tab))
            visited = Array.from(visited).concat([tab]);
    }

    onTabChanged: visit()
    Component.onCompleted: visit()

    Lab {
        id: theLab

        objectName: "lab"
        wanted: root.visible && (root.tab === "graph" || root.tab === "matrix" || root.tab === "statistics"
                                 || ((root.page as TableTab)?.wholeWanted ?? false))
    }

    LabHead {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        lab: theLab
        tab: root.tab
        exporting: root.exports.length > 0
        presentable: root.presentable
        onTabChosen: id => root.tab = id
        onPositionAsked: positions.ask()
        onExportAsked: root.askExport()
        onPresentAsked: root.presentAsked()
    }

    Item {
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }

        Lazy {
            id: graph

            wanted: Array.from(root.visited).includes("graph")

            StateGraphTab {
                objectName: "page_graph"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "graph"
                lab: theLab
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        Lazy {
            id: matrix

            wanted: Array.from(root.visited).includes("matrix")

            MatrixTab {
                objectName: "page_matrix"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "matrix"
                lab: theLab
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        Lazy {
            id: statistics

            wanted: Array.from(root.visited).includes("statistics")

            StatisticsTab {
                objectName: "page_statistics"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "statistics"
                lab: theLab
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        Lazy {
            id: table

            wanted: Array.from(root.visited).includes("table")

            TableTab {
                objectName: "page_table"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "table"
                lab: theLab
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        Lazy {
            id: sequences

            wanted: Array.from(root.visited).includes("sequences")

            SequencesTab {
                objectName: "page_sequences"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "sequences"
                lab: theLab
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        Lazy {
            id: rules

            wanted: Array.from(root.visited).includes("rules")

            OwnRulesTab {
                objectName: "page_rules"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "rules"
                lab: theLab
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
                onPlayAsked: notation => root.playAsked(notation)
                onChosen: notation => {
                    root.take(notation);
                    root.tab = "graph";
                }
            }
        }

        Lazy {
            id: theory

            wanted: Array.from(root.visited).includes("theory")

            TheoryTab {
                objectName: "page_theory"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "theory"
                lab: theLab
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }
    }

    LabPositionDialog {
        id: positions

        lab: theLab
        session: root.session
    }
}
