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

        SelectedMoveCard {
            lab: root.lab
            onOpenAsked: notation => root.openAsked(notation)
        }

        ShareChartCard {
            visible: !root.lab.partial
            lab: root.lab
        }

        TodoChartCard {
            visible: !root.lab.partial
            lab: root.lab
        }

        GraphCountCard {
            lab: root.lab
        }
    }
}
