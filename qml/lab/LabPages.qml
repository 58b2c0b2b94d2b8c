// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The pages of the Lab, each made at its first visit and left as it was.
Item {
    id: root

    required property Lab lab
    /// As LabPage has it.
    required property int tab
    /// The Lab is on screen.
    required property bool shown
    /// The page that is open.
    readonly property Item page: [graph, matrix, statistics, table, sequences, rules, theory][tab].made

    /// Opens a position in Explore, or in Play.
    signal openAsked(notation: string)
    signal playAsked(notation: string)
    /// A game is to be drawn: with the rules of a position, or as it was left.
    signal drawAsked(notation: string)
    /// The game of own rules is to be what the Lab shows.
    signal chosen(notation: string)

    KeptPage {
        id: graph

        open: root.tab === LabTab.Graph

        StateGraphTab {
            objectName: "page_graph"
            anchors.fill: parent
            shown: root.shown && root.tab === LabTab.Graph
            lab: root.lab
            onOpenAsked: notation => root.openAsked(notation)
        }
    }

    KeptPage {
        id: matrix

        open: root.tab === LabTab.Matrix

        MatrixTab {
            objectName: "page_matrix"
            anchors.fill: parent
            shown: root.shown && root.tab === LabTab.Matrix
            lab: root.lab
            onOpenAsked: notation => root.openAsked(notation)
        }
    }

    KeptPage {
        id: statistics

        open: root.tab === LabTab.Statistics

        StatisticsTab {
            objectName: "page_statistics"
            anchors.fill: parent
            shown: root.shown && root.tab === LabTab.Statistics
            lab: root.lab
            onOpenAsked: notation => root.openAsked(notation)
        }
    }

    KeptPage {
        id: table

        open: root.tab === LabTab.Table

        TableTab {
            objectName: "page_table"
            anchors.fill: parent
            shown: root.shown && root.tab === LabTab.Table
            lab: root.lab
            onOpenAsked: notation => root.openAsked(notation)
        }
    }

    KeptPage {
        id: sequences

        open: root.tab === LabTab.Sequences

        SequencesTab {
            objectName: "page_sequences"
            anchors.fill: parent
            shown: root.shown && root.tab === LabTab.Sequences
            lab: root.lab
            onOpenAsked: notation => root.openAsked(notation)
        }
    }

    KeptPage {
        id: rules

        open: root.tab === LabTab.Rules

        OwnRulesTab {
            objectName: "page_rules"
            anchors.fill: parent
            shown: root.shown && root.tab === LabTab.Rules
            lab: root.lab
            onOpenAsked: notation => root.openAsked(notation)
            onPlayAsked: notation => root.playAsked(notation)
            onDrawAsked: notation => root.drawAsked(notation)
            onChosen: notation => root.chosen(notation)
        }
    }

    KeptPage {
        id: theory

        open: root.tab === LabTab.Theory

        TheoryTab {
            objectName: "page_theory"
            anchors.fill: parent
            shown: root.shown && root.tab === LabTab.Theory
            lab: root.lab
            onOpenAsked: notation => root.openAsked(notation)
        }
    }
}
