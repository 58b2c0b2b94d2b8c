// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
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
            MatrixTable {
                anchors.fill: parent
                visible: root.asTable
                lab: root.lab
                matrix: theMatrix
                shown: root.asTable
                onOpenAsked: arrow => root.open(arrow)
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
            MatrixLegend {
                width: parent.width
                visible: !root.asTable
            }
        ]

        /// The selected move: from where to where, what it leaves, its share of the games, and in words.
        Card {
            id: selectedMoveCard

            readonly property int arrow: root.lab.selectedArrow
            readonly property var move: arrow >= 0 ? root.lab.arrow(arrow) : ({})
            readonly property bool there: move.fromName !== undefined

            spacing: Theme.unit * 3

            Heading {
                //: heads what is said of the move that is selected in the matrix
                text: qsTr("Selected")
            }

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
                onClicked: root.openAsked(root.lab.node(selectedMoveCard.move.from).notation)
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
        Card {
            spacing: Theme.unit

            Heading {
                //: heads the switches that say which positions are counted
                text: qsTr("Positions")
            }

            CountSwitches {
                width: parent.width
                lab: root.lab
            }
        }
    }
}
