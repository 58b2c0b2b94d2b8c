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

    StateGraph {
        id: theGraph

        objectName: "graph"
        lab: root.lab
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
                onAccepted: if (text !== "") find()
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
                name: qsTr("State graph of %1").arg(root.lab.title)
                description: focused >= 0 ? pointedFacts.words : selectedCard.words
                onOpenAsked: node => root.open(node)

                PositionFacts {
                    id: pointedFacts

                    visible: false
                    lab: root.lab
                    labels: theGraph.labels
                    node: area.focused
                }
            },
            GraphTable {
                objectName: "graphRows"
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
                lab: root.lab
                labels: theGraph.labels
                note: theGraph.partText
            }
        ]

        /// The selected position, with all that is known of it.
        TitledCard {
            id: selectedCard

            /// It has moves that the part of the graph leaves out.
            readonly property bool cut: (theGraph.partial || root.lab.partial && root.lab.selectedNode !== root.lab.root) && theGraph.revision >= 0
                && (theGraph.isCut(root.lab.selectedNode) || theGraph.boxOf(root.lab.selectedNode).width === 0)
            readonly property string words: facts.words

            objectName: "selectedCard"
            spacing: Theme.unit * 3
            //: heads what is said of the position that is selected in the graph
            title: qsTr("Selected")

            WideNote {
                visible: !facts.there
                text: qsTr("No position is selected.")
            }

            PositionFacts {
                id: facts

                width: parent.width
                lab: root.lab
                labels: theGraph.labels
                node: root.lab.selectedNode
            }

            WideFlow {
                visible: facts.there

                AppButton {
                    objectName: "button_openInExplore"
                    text: qsTr("Open in Explore")
                    onClicked: root.open(root.lab.selectedNode)
                }

                AppButton {
                    objectName: "button_centrePart"
                    visible: selectedCard.cut
                    text: qsTr("Show the part around it")
                    onClicked: root.showPart(root.lab.selectedNode)
                }
            }

            WideNote {
                objectName: "clickHint"
                text: area.opens ? qsTr("A click on a position opens it in Explore; Ctrl + click or a long press selects it.")
                                 : qsTr("A click on a position selects it, a double click opens it in Explore.")
                color: Theme.ink3
            }
        }

        /// One line of play through the graph, step by step, in and out of the kernel.
        Card {
            WideSwitch {
                objectName: "switch_line"
                text: qsTr("Follow one line of play")
                checked: theGraph.line.following
                enabled: root.lab.ready
                onToggled: theGraph.line.following = checked
            }

            WrappedText {
                objectName: "linePath"
                visible: theGraph.line.following
                text: theGraph.line.path
                font.family: Theme.mono
                font.pixelSize: Theme.monoSize
            }

            WideNote {
                objectName: "lineText"
                visible: theGraph.line.following
                text: theGraph.line.text
            }

            WideFlow {
                visible: theGraph.line.following

                AppButton {
                    objectName: "button_stepIn"
                    text: qsTr("Step into the kernel")
                    enabled: theGraph.line.canStepIn
                    onClicked: theGraph.line.stepIn()
                }

                AppButton {
                    objectName: "button_stepOut"
                    text: qsTr("Step out of the kernel")
                    enabled: theGraph.line.canStepOut
                    onClicked: theGraph.line.stepOut()
                }

                AppButton {
                    objectName: "button_lineBack"
                    //: a button: takes the last move of this line of play back
                    text: qsTr("Back")
                    //: the name of a key
                    tip: qsTr("Backspace")
                    tipBelow: true
                    enabled: theGraph.line.canGoBack
                    onClicked: theGraph.line.goBack()
                }
            }

            WideNote {
                visible: theGraph.line.following
                text: qsTr("Click a position that a move leads to, or walk there with the arrow keys and press Space.")
                color: Theme.ink3
            }
        }

        LabellingCard {
            lab: root.lab
            labels: theGraph.labels
        }

        /// What of the game the graph shows, and how it is laid out.
        TitledCard {
            spacing: Theme.unit
            //: heads what the graph shows
            title: qsTr("Show")

            CountSwitches {
                width: parent.width
                lab: root.lab
            }

            WideSwitch {
                objectName: "switch_winning"
                text: qsTr("Only winning moves")
                checked: theGraph.onlyWinning
                enabled: theGraph.drawn
                onToggled: theGraph.onlyWinning = checked
            }

            Item {
                width: parent.width
                height: Theme.unit
            }

            Segmented {
                objectName: "graphLayout"
                anchors.left: parent.left
                //: a field, a noun: how the dots of the graph are placed
                name: qsTr("Layout")
                namePrefix: "layout_"
                ids: ["dot", "quick"]
                //: how the graph is laid out: by the program dot, whose name is not translated
                labels: [qsTr("Layout: dot"), /*: a layout that is made quickly */ qsTr("quick")]
                current: theGraph.arrangement
                onChosen: id => theGraph.arrangement = id
            }

            WideNote {
                visible: text !== ""
                text: theGraph.arrangementText
            }
        }
    }
}
