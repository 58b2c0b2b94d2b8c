// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Whole games in pictures and tables: a head with the position and the pages, and the page that is open.
LabPlace {
    id: root

    /// The page that is open.
    readonly property LabTabPage page: pages.page as LabTabPage
    readonly property var exports: page?.exports ?? []

    function receive(notation: string): string {
        covered = false;
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
        root.exportAsked(name + "-" + head.tabIds[root.tab] + "." + root.exports[0], root.exports.map(end => "." + end));
    }

    lab: theLab
    table: (page as TableTab)?.table ?? null
    presentable: page?.presentable ?? false
    settled: !theLab.busy && !theLab.writing && (page?.settled ?? true)

    Lab {
        id: theLab

        objectName: "lab"
        wanted: root.visible && (root.tab === LabTab.Graph || root.tab === LabTab.Matrix || root.tab === LabTab.Statistics)
    }

    LabHead {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        visible: !root.covered
        lab: theLab
        tab: root.tab
        exporting: root.exports.length > 0
        presentable: root.presentable
        heading: root.page?.heading ?? ""
        note: root.page?.headingNote ?? ""
        onTabChosen: tab => root.tab = tab
        onPositionAsked: positions.ask()
        onExportAsked: root.askExport()
        onPresentAsked: root.presentAsked()
    }

    /// The pages of the Lab, each made at its first visit and left as it was.
    Item {
        id: pages

        /// The page that is open.
        readonly property Item page: [graph, matrix, statistics, table, sequences, rules, theory][root.tab].made

        /// The game of own rules is to be what the Lab shows.
        function take(notation: string) {
            root.receive(notation);
            root.tab = LabTab.Graph;
        }

        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        visible: !root.covered

        KeptPage {
            id: graph

            open: root.tab === LabTab.Graph

            StateGraphTab {
                objectName: "page_graph"
                anchors.fill: parent
                shown: root.visible && root.tab === LabTab.Graph
                lab: theLab
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        KeptPage {
            id: matrix

            open: root.tab === LabTab.Matrix

            MatrixTab {
                objectName: "page_matrix"
                anchors.fill: parent
                shown: root.visible && root.tab === LabTab.Matrix
                lab: theLab
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        KeptPage {
            id: statistics

            open: root.tab === LabTab.Statistics

            StatisticsTab {
                objectName: "page_statistics"
                anchors.fill: parent
                shown: root.visible && root.tab === LabTab.Statistics
                lab: theLab
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        KeptPage {
            id: table

            open: root.tab === LabTab.Table

            TableTab {
                objectName: "page_table"
                anchors.fill: parent
                shown: root.visible && root.tab === LabTab.Table
                lab: theLab
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        KeptPage {
            id: sequences

            open: root.tab === LabTab.Sequences

            SequencesTab {
                objectName: "page_sequences"
                anchors.fill: parent
                shown: root.visible && root.tab === LabTab.Sequences
                lab: theLab
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        KeptPage {
            id: rules

            open: root.tab === LabTab.Rules

            OwnRulesTab {
                objectName: "page_rules"
                anchors.fill: parent
                shown: root.visible && root.tab === LabTab.Rules
                lab: theLab
                onOpenAsked: notation => root.openAsked(notation)
                onPlayAsked: notation => root.playAsked(notation)
                onDrawAsked: notation => root.drawAsked(notation)
                onChosen: notation => pages.take(notation)
            }
        }

        KeptPage {
            id: theory

            open: root.tab === LabTab.Theory

            TheoryTab {
                objectName: "page_theory"
                anchors.fill: parent
                shown: root.visible && root.tab === LabTab.Theory
                lab: theLab
                onOpenAsked: notation => root.openAsked(notation)
            }
        }
    }

    /// In place of the Lab's page after it was presented: the projector may still show this window, and the page tells
    /// everything at once.
    FocusScope {
        objectName: "labCover"
        anchors.fill: parent
        visible: root.covered
        onVisibleChanged: {
            if (visible)
                back.forceActiveFocus();
        }

        Card {
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.unit * 8, 460 * Theme.scale)

            Paragraph {
                text: qsTr("The class may still see this screen. The page of the Lab shows all its results.")
            }

            AppButton {
                id: back

                objectName: "labCover_present"
                anchors.left: parent.left
                focus: true
                text: qsTr("Go on presenting")
                onClicked: root.presentAsked()
            }

            AppButton {
                objectName: "labCover_show"
                anchors.left: parent.left
                text: qsTr("Show the page")
                onClicked: root.covered = false
            }
        }
    }

    LabPositionDialog {
        id: positions

        lab: theLab
        session: root.session
    }
}
