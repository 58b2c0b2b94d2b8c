// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// All positions of a game as a graph in levels, with search, one line of play, and labelling by hand.
LabTabPage {
    id: root

    property bool asTable: false
    readonly property alias graph: theGraph

    function exportTo(url: url): string {
        return String(url).toLowerCase().endsWith(".dot") ? lab.exportGraph(url) : theGraph.save(url, lab.title);
    }

    function notationOf(facts: var): string {
        return facts.notation;
    }

    function open(node: int) {
        if (node >= 0)
            root.openAsked(notationOf(lab.node(node)));
    }

    /// Around a node of the graph; of a part of the game, around its position as the Lab's.
    function showPart(node: int) {
        if (lab.partial) {
            lab.openAround(node);
            return;
        }
        area.view.fit();
        theGraph.showPart(node);
    }

    /// Shows a node that may not be drawn yet.
    function goTo(node: int) {
        lab.selectedNode = node;
        if (theGraph.tooMany && theGraph.boxOf(node).width === 0)
            showPart(node);
        const box = theGraph.boxOf(node);
        if (box.width > 0)
            area.view.centreOn(Qt.point(box.x + box.width / 2, box.y + box.height / 2), 0.9);
    }

    exports: theGraph.drawn ? ["svg", "png", "dot"] : lab.ready ? ["dot"] : []
    presentable: lab.ready && theGraph.drawn
    settled: !theGraph.busy && (asTable || area.view.sharp)

    StateGraphLine {
        id: theLine

        lab: root.lab
    }

    StateGraphLabels {
        id: theLabels

        lab: root.lab
    }

    StateGraph {
        id: theGraph

        objectName: "graph"
        lab: root.lab
        line: theLine
        labels: theLabels
        shown: root.shown
        colours: Theme.boardColours
        font: Theme.mono
        onDrawnChanged: area.view.fit()
    }

    LabPictureFrame {
        id: frame

        columnName: qsTr("About the state graph")
        controls: [
            /// Finds a position of the Lab's game by its name or notation.
            AppTextField {
                id: graphSearch

                /// The text that was not found.
                property string missed

                function find() {
                    const node = root.lab.search(text, root.lab.selectedNode); // Enter again finds the next one
                    missed = node < 0 ? text : "";
                    if (node >= 0)
                        root.goTo(node);
                }

                objectName: "graphSearch"
                width: Math.round(220 * Theme.scale)
                leftPadding: Theme.unit * (LayoutMirroring.enabled ? 9 : 3.5)
                rightPadding: Theme.unit * (LayoutMirroring.enabled ? 3.5 : 9)
                placeholderText: qsTr("Find a position")
                enabled: root.lab.ready
                onAccepted: {
                    if (text !== "")
                        find();
                }
                onTextEdited: missed = ""

                Icon {
                    anchors { right: parent.right; rightMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
                    icon: "search"
                    size: Math.round(16 * Theme.scale)
                }

                AppToolTip {
                    visible: graphSearch.missed !== ""
                    delay: 0
                    text: qsTr("No position is called %1.").arg(graphSearch.missed)
                }
            },
            AppSwitch {
                objectName: "switch_asTable"
                text: qsTr("Show as table")
                checked: root.asTable
                enabled: root.lab.ready
                onToggled: root.asTable = checked
            }
        ]
        picture: [
            GraphPictureArea {
                id: area

                anchors.fill: parent
                visible: !root.asTable
                enabled: theGraph.drawn
                wheelScrolls: frame.scrolls
                lab: root.lab
                graph: theGraph
                labels: theLabels
                line: theLine
                name: qsTr("State graph of %1").arg(root.lab.title)
                description: focused >= 0 ? pointedFacts.words : selectedCard.words
                onOpenAsked: node => root.open(node)

                PositionFacts {
                    id: pointedFacts

                    visible: false
                    lab: root.lab
                    labels: theLabels
                    node: area.focused
                }
            },
            GraphTable {
                anchors.fill: parent
                visible: root.asTable
                lab: root.lab
                shown: root.asTable
                onOpenAsked: node => root.open(node)
            },
            WholeGameNotice {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.unit * 8, 420 * Theme.scale)
                lab: root.lab
            },
            GraphNotice {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.unit * 8, 460 * Theme.scale)
                text: !root.asTable && theGraph.tooMany && !theGraph.partial ? theGraph.tooManyText : ""
                offered: true
                onPartAsked: root.showPart(Math.max(root.lab.selectedNode, 0))
            }
        ]
        legend: [
            GraphLegend {
                visible: !root.asTable
                width: parent.width
                partizan: root.lab.partizan
                endless: root.lab.endless
                labelling: theLabels.on
                misere: root.lab.misere
                partial: root.lab.partial
                note: theGraph.partText
            }
        ]

        SelectedPositionCard {
            id: selectedCard

            lab: root.lab
            labels: theLabels
            opens: area.opens
            cut: (theGraph.partial || root.lab.partial && root.lab.selectedNode !== root.lab.root) && theGraph.revision >= 0
                && (theGraph.isCut(root.lab.selectedNode) || theGraph.boxOf(root.lab.selectedNode).width === 0)
            onOpenAsked: node => root.open(node)
            onPartAsked: node => root.showPart(node)
        }

        PlayLineCard {
            line: theLine
        }

        LabellingCard {
            labels: theLabels
        }

        GraphOptionsCard {
            lab: root.lab
            graph: theGraph
        }
    }
}
