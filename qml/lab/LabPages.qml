// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The pages of the Lab, each made at its first visit and left as it was.
Item {
    id: root

    required property Lab lab
    required property Session session
    /// As LabPage has it.
    required property string tab
    /// The Lab is on screen.
    required property bool shown
    property list<string> visited: []
    /// The page that is open.
    readonly property Item page: ({
        "graph": graph.made, "matrix": matrix.made, "statistics": statistics.made, "table": table.made,
        "sequences": sequences.made, "rules": rules.made, "theory": theory.made
    })[tab] ?? null

    /// Opens a position in Explore, or in Play.
    signal openAsked(notation: string)
    signal playAsked(notation: string)
    /// The game of own rules is to be what the Lab shows.
    signal chosen(notation: string)

    function visit() {
        if (!Array.from(visited).includes(tab))
            visited = Array.from(visited).concat([tab]);
    }

    onTabChanged: visit()
    Component.onCompleted: visit()

    Lazy {
        id: graph

        wanted: Array.from(root.visited).includes("graph")

        StateGraphTab {
            objectName: "page_graph"
            anchors.fill: parent
            visible: shown
            shown: root.shown && root.tab === "graph"
            lab: root.lab
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
            shown: root.shown && root.tab === "matrix"
            lab: root.lab
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
            shown: root.shown && root.tab === "statistics"
            lab: root.lab
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
            shown: root.shown && root.tab === "table"
            lab: root.lab
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
            shown: root.shown && root.tab === "sequences"
            lab: root.lab
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
            shown: root.shown && root.tab === "rules"
            lab: root.lab
            session: root.session
            onOpenAsked: notation => root.openAsked(notation)
            onPlayAsked: notation => root.playAsked(notation)
            onChosen: notation => root.chosen(notation)
        }
    }

    Lazy {
        id: theory

        wanted: Array.from(root.visited).includes("theory")

        TheoryTab {
            objectName: "page_theory"
            anchors.fill: parent
            visible: shown
            shown: root.shown && root.tab === "theory"
            lab: root.lab
            session: root.session
            onOpenAsked: notation => root.openAsked(notation)
        }
    }
}
