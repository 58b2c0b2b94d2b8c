// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The connection matrix of a game: which position leads to which, with the move that is selected.
LabTabPage {
    id: root

    property bool asTable: false
    readonly property alias matrix: theMatrix

    function exportTo(url: url): string {
        return theMatrix.write(url);
    }

    function notationOf(facts: var): string {
        return facts.notation;
    }

    /// The position that a move is made in.
    function startOf(move: var): string {
        return notationOf(lab.node(move.from));
    }

    function open(arrow: int) {
        if (arrow >= 0)
            root.openAsked(startOf(lab.arrow(arrow)));
    }

    /// Something is selected as soon as there is a move: one that wins in the selected position, if there is one.
    function selectFirst() {
        if (lab !== null && shown && lab.ready && lab.selectedArrow < 0)
            lab.selectedArrow = theMatrix.firstMove(Math.max(lab.selectedNode, 0));
    }

    exports: lab.ready ? (theMatrix.tooManyText === "" ? ["png", "svg", "csv"] : []) : []
    presentable: lab.ready && theMatrix.tooManyText === ""
    settled: asTable || area.view.sharp
    onShownChanged: selectFirst()
    Component.onCompleted: selectFirst()

    component LegendLine: Row {
        id: legendLine

        required property color colour
        required property string text

        spacing: Theme.unit * 2

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 14
            height: 14
            radius: 3
            color: legendLine.colour
        }

        Note {
            text: legendLine.text
        }
    }

    Connections {
        target: root.lab

        function onSelectedChanged() { root.selectFirst(); }
    }

    MatrixPicture {
        id: theMatrix

        objectName: "matrix"
        lab: root.lab
        colours: Theme.boardColours
    }

    LabPictureFrame {
        id: frame

        columnName: qsTr("About the connection matrix")
        controls: [
            AppSwitch {
                objectName: "switch_movesAsTable"
                text: qsTr("Show as table")
                checked: root.asTable
                enabled: root.lab.ready
                onToggled: root.asTable = checked
            }
        ]
        picture: [
            MatrixArea {
                id: area

                anchors.fill: parent
                visible: !root.asTable
                enabled: root.lab.ready && theMatrix.tooManyText === ""
                wheelScrolls: frame.scrolls
                lab: root.lab
                matrix: theMatrix
                onOpenAsked: arrow => root.open(arrow)
            },
            /// All moves of the game, one a row.
            LabTable {
                function rowOf(arrow: int): var {
                    const move = root.lab.ready ? root.lab.arrow(arrow) : ({});
                    if (move.fromName === undefined)
                        return move;
                    //: a move from one position to another
                    const names = qsTr("%1 → %2").arg(move.fromName).arg(move.toName);
                    const letter = Theme.outcomeLetter(move.outcome);
                    return { cells: [names, letter, move.text], outcome: move.outcome, words: names + ", " + letter + ", " + move.text };
                }

                anchors.fill: parent
                visible: root.asTable
                listName: "matrixTable"
                rowName: "matrixRow_%1"
                titles: [qsTr("From → to"), /*: head of a column, a verb: what a move leaves, P or N */ qsTr("Leaves"), /*: head of a column, a noun */ qsTr("Move")]
                places: [Theme.unit * 5, width * 0.46, width * 0.46 + 70 * Theme.scale, width - Theme.unit * 2]
                count: root.asTable ? theMatrix.arrows : 0
                chosen: root.lab.selectedArrow
                //: read aloud: the list of moves, a noun
                name: qsTr("Moves")
                lastColour: Theme.ink2
                lastSize: Theme.small
                onRowChosen: row => root.lab.selectedArrow = row
                onOpenAsked: row => root.open(row)
            },
            WholeGameNotice {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.unit * 8, 420 * Theme.scale)
                lab: root.lab
            },
            GraphNotice {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.unit * 8, 420 * Theme.scale)
                text: root.asTable ? "" : theMatrix.tooManyText
            }
        ]
        legend: [
            /// What the cells of the connection matrix mean.
            WideFlow {
                visible: !root.asTable
                spacing: Theme.unit * 6

                Note {
                    text: qsTr("row: from · column: to")
                }

                LegendLine {
                    colour: Theme.cold
                    text: qsTr("move into a cold position (P)")
                }

                LegendLine {
                    colour: Qt.tint(Theme.stone, Qt.rgba(Theme.surface.r, Theme.surface.g, Theme.surface.b, 0.22))
                    //: explains a colour: moves that do not lead into a cold position
                    text: qsTr("other moves")
                }
            }
        ]

        /// The selected move: from where to where, what it leaves, its share of the games, and in words.
        TitledCard {
            id: selectedMoveCard

            readonly property int arrow: root.lab.selectedArrow
            readonly property var move: arrow >= 0 ? root.lab.arrow(arrow) : ({})
            readonly property bool there: move.fromName !== undefined

            spacing: Theme.unit * 3
            //: heads what is said of the move that is selected in the matrix
            title: qsTr("Selected")

            Hairline {
                width: parent.width
            }

            WideNote {
                visible: !selectedMoveCard.there
                text: qsTr("Click a cell, or walk to it with the arrow keys.")
            }

            WideFlow {
                spacing: Theme.unit * 3
                visible: selectedMoveCard.there

                AppText {
                    objectName: "selectedMove"
                    width: Math.min(implicitWidth, parent.width)
                    height: tag.height
                    //: a move from one position to another
                    text: selectedMoveCard.there ? qsTr("%1 → %2").arg(selectedMoveCard.move.fromName).arg(selectedMoveCard.move.toName) : ""
                    font.family: Theme.mono
                    font.pixelSize: Theme.monoSize
                    elide: Text.ElideMiddle
                    verticalAlignment: Text.AlignVCenter
                }

                OutcomeTag {
                    id: tag

                    outcome: selectedMoveCard.move.outcome ?? Outcome.Unknown
                }

                AppText {
                    height: tag.height
                    text: selectedMoveCard.there && selectedMoveCard.move.mover !== "" ? qsTr("%1 of its games").arg(selectedMoveCard.move.mover) : ""
                    verticalAlignment: Text.AlignVCenter
                }
            }

            WideNote {
                objectName: "selectedMoveWords"
                visible: selectedMoveCard.there && text !== ""
                text: selectedMoveCard.there ? selectedMoveCard.move.text : ""
            }

            WideNote {
                visible: selectedMoveCard.there && selectedMoveCard.move.mover !== ""
                //: two shares, such as 37% and 52%
                text: selectedMoveCard.there ? qsTr("Games through this move won by its mover: %1; won by the player who started: %2.")
                    .arg(selectedMoveCard.move.mover).arg(selectedMoveCard.move.starter) : ""
            }

            AppButton {
                objectName: "button_openMove"
                anchors.left: parent.left
                visible: selectedMoveCard.there
                text: qsTr("Open in Explore")
                onClicked: root.open(selectedMoveCard.arrow)
            }
        }

        ShareChartCard {
            visible: !root.lab.partial
            lab: root.lab
        }

        TodoChartCard {
            visible: !root.lab.partial
            lab: root.lab
        }

        /// Which positions of the game count.
        TitledCard {
            spacing: Theme.unit
            //: heads the switches that say which positions are counted
            title: qsTr("Positions")

            CountSwitches {
                width: parent.width
                lab: root.lab
            }
        }
    }
}
