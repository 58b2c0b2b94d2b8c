// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
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

    /// A kind of arrow, and what it means.
    component Stroke: Row {
        id: stroke

        required property color colour
        required property real thickness
        required property string text
        property bool dashed: false

        spacing: Theme.unit * 2

        Row {
            anchors.verticalCenter: parent.verticalCenter
            width: 24
            spacing: stroke.dashed ? 3 : 0

            Repeater {
                model: stroke.dashed ? 4 : 1

                Rectangle {
                    width: stroke.dashed ? 4 : 24
                    height: stroke.thickness
                    color: stroke.colour
                }
            }
        }

        Note {
            height: Math.round(24 * Theme.scale)
            verticalAlignment: Text.AlignVCenter
            text: stroke.text
        }
    }

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
            /// The table behind the state graph: all positions with all that is known of them.
            LabTable {
                readonly property bool graded: root.lab.ready && !root.lab.partizan && !root.lab.endless && !root.lab.misere
                readonly property bool sized: root.lab.ready && !root.lab.endless && !root.lab.partial

                function rowOf(node: int): var {
                    const facts = root.lab.ready ? root.lab.node(node) : ({});
                    if (facts.name === undefined)
                        return facts;
                    const text = (number, known) => known ? number.toLocaleString(Qt.locale(), "f", 0) : "";
                    const cells = [facts.name, Theme.outcomeLetter(facts.outcome), facts.grundy, facts.remoteness,
                                   text(facts.size, sized), text(facts.moves, !facts.more), text(facts.winning, !facts.least)];
                    const told = cells.map((cell, column) => column === 0 || cell === "" ? cell
                        : qsTr("%1: %2", "a column and what stands there").arg(titles[column]).arg(cell));
                    return { cells: cells, outcome: facts.outcome, words: told.filter(part => part !== "").join(", ") };
                }

                objectName: "graphRows"
                anchors.fill: parent
                visible: root.asTable
                listName: "graphTable"
                rowName: "cell_%1_0"
                cellName: "cell_%1_%2"
                rowRole: Accessible.Cell
                headHeight: rowHeight * 1.3
                //: head of a column: a position of the graph
                titles: [qsTr("Position"),
                         //: head of a column: P, N, L or R
                         qsTr("Outcome"),
                         //: head of a column: a number
                         graded ? qsTr("Grundy value") : "",
                         //: head of a column: how many moves the game lasts yet
                         qsTr("Moves left"),
                         //: head of a column: how many moves it has
                         sized ? qsTr("Longest game") : "",
                         //: head of a column, a noun: how many there are
                         qsTr("Moves"),
                         //: head of a column: how many there are
                         qsTr("Winning moves")]
                places: {
                    const first = Math.max(110 * Theme.scale, width * 0.24);
                    const others = Array.from(titles).slice(1);
                    const each = Math.max(70 * Theme.scale, (width - Theme.unit * 8 - first) / others.filter(title => title !== "").length);
                    const found = [Theme.unit * 6, Theme.unit * 6 + first];
                    for (const title of others)
                        found.push(found[found.length - 1] + (title !== "" ? each : 0));
                    return found;
                }
                count: root.asTable ? root.lab.positions : 0
                chosen: root.lab.selectedNode
                //: read aloud: the table of all positions of the graph
                name: qsTr("Positions")
                onRowChosen: row => root.lab.selectedNode = row
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
            /// What the letters and arrows of the state graph mean, and what part of it is shown.
            Flow {
                id: graphLegend

                visible: !root.asTable
                width: parent.width
                spacing: Theme.unit * 4

                Row {
                    visible: theGraph.labels.on
                    spacing: Theme.unit * 2.5

                    OutcomeTag {
                        outcome: root.lab.misere ? Outcome.N : Outcome.P
                        letter: "T"
                    }

                    Note {
                        objectName: "legendTerminal"
                        anchors.verticalCenter: parent.verticalCenter
                        //: a position without a move
                        text: qsTr("terminal")
                    }
                }

                Repeater {
                    model: root.lab.partizan ? 4 : 2

                    LegendEntry {
                        required property int index

                        outcome: [Outcome.P, Outcome.N, Outcome.L, Outcome.R][index]
                        text: [qsTr("cold: the player who just moved wins"), qsTr("hot: the player to move wins"),
                            //: explains a colour: positions in which the player Left wins
                            qsTr("Left wins"), /*: explains a colour: positions in which the player Right wins */ qsTr("Right wins")][index]
                    }
                }

                Note {
                    visible: root.lab.endless || root.lab.partial
                    height: Math.round(24 * Theme.scale)
                    verticalAlignment: Text.AlignVCenter
                    text: root.lab.partial ? qsTr("no letter: not worked out") : qsTr("no letter: play may go on for ever")
                }

                Repeater {
                    //: explains a colour: an arrow of the graph that is not known to win
                    readonly property string other: root.lab.endless || root.lab.partial ? qsTr("other move") : /*: explains a colour: an arrow of the graph */ qsTr("losing move")

                    model: root.lab.partizan ? [qsTr("move of Left (thick: it wins)"), qsTr("move of Right (thick: it wins)")] : [/*: explains a colour: an arrow of the graph */ qsTr("winning move"), other]

                    Stroke {
                        required property int index
                        required property string modelData

                        colour: [root.lab.partizan ? Theme.left : Theme.cold, root.lab.partizan ? Theme.right : Theme.ink3][index]
                        thickness: root.lab.partizan || index === 0 ? 3 : 1
                        dashed: root.lab.partizan && index === 1
                        text: modelData
                    }
                }

                Note {
                    objectName: "graphNote"
                    visible: text !== ""
                    height: Math.max(implicitHeight, Math.round(24 * Theme.scale))
                    verticalAlignment: Text.AlignVCenter
                    width: Math.min(implicitWidth, graphLegend.width)
                    text: theGraph.partText
                }
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

        /// Labels the positions backwards from the terminal ones, a step at a time or by itself.
        Card {
            id: labelling

            readonly property StateGraphLabels labels: theGraph.labels
            readonly property bool atEnd: labels.step >= labels.steps - 1
            property bool playing: false

            /// From the beginning again at the end.
            function play() {
                playing = !playing;
                if (playing)
                    labels.step = atEnd ? 0 : labels.step + 1;
            }

            function goTo(step: real) {
                playing = false;
                labels.step = step;
            }

            WideSwitch {
                objectName: "switch_labelling"
                text: qsTr("Label backwards, step by step")
                checked: labelling.labels.on
                enabled: root.lab.ready && !root.lab.partial
                onToggled: labelling.labels.on = checked
            }

            Timer {
                interval: 1400
                repeat: true
                running: labelling.playing && labelling.labels.on && labelling.visible
                onTriggered: {
                    labelling.labels.step += 1;
                    if (labelling.atEnd)
                        labelling.playing = false;
                }
            }

            WideNote {
                objectName: "labellingText"
                height: Math.max(implicitHeight, Theme.small * 4.2) // the buttons keep their places
                visible: labelling.labels.on
                text: labelling.labels.text
            }

            AppSlider {
                objectName: "labellingSlider"
                width: parent.width
                visible: labelling.labels.on
                name: qsTr("Step of the labelling")
                to: Math.max(1, labelling.labels.steps - 1)
                value: labelling.labels.step
                onPicked: value => labelling.goTo(value)
            }

            WideFlow {
                visible: labelling.labels.on

                AppButton {
                    objectName: "button_labelPlay"
                    //: a button, a verb: stops going from step to step by itself
                    text: labelling.playing ? qsTr("Pause") : /*: a button: goes from step to step by itself */ qsTr("Play")
                    onClicked: labelling.play()
                }

                AppButton {
                    objectName: "button_labelBack"
                    //: a button: one step back
                    text: qsTr("Back")
                    enabled: labelling.labels.step > 0
                    onClicked: labelling.goTo(labelling.labels.step - 1)
                }

                AppButton {
                    objectName: "button_labelNext"
                    //: a button: one step on
                    text: qsTr("Next")
                    enabled: !labelling.atEnd
                    onClicked: labelling.goTo(labelling.labels.step + 1)
                }

                AppButton {
                    objectName: "button_labelEnd"
                    text: qsTr("To the end")
                    enabled: !labelling.atEnd
                    onClicked: labelling.goTo(labelling.labels.steps - 1)
                }
            }
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
