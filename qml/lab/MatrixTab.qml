// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
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
            /// The table behind the connection matrix: all moves of the game, one a row.
            Item {
                id: moves

                readonly property real rowHeight: Math.round(34 * Theme.scale)
                /// Where the columns begin: the positions, what the move leaves, the move in words.
                readonly property list<real> columns: [Theme.unit * 5, Math.round(width * 0.46), Math.round(width * 0.46 + 70 * Theme.scale)]

                function select(row: int) {
                    root.lab.selectedArrow = Math.max(0, Math.min(list.count - 1, row));
                    list.positionViewAtIndex(root.lab.selectedArrow, ListView.Contain);
                }

                anchors.fill: parent
                visible: root.asTable

                Repeater {
                    model: [qsTr("From → to"), /*: head of a column, a verb: what a move leaves, P or N */ qsTr("Leaves"), /*: head of a column, a noun */ qsTr("Move")]

                    Note {
                        required property int index
                        required property string modelData

                        anchors { left: parent?.left; leftMargin: moves.columns[index] }
                        height: moves.rowHeight
                        text: modelData
                        font.weight: Font.DemiBold
                        verticalAlignment: Text.AlignVCenter
                    }
                }

                AppList {
                    id: list

                    objectName: "matrixTable"
                    anchors { fill: parent; topMargin: moves.rowHeight }
                    model: root.asTable ? theMatrix.arrows : 0
                    activeFocusOnTab: true
                    keyNavigationEnabled: false
                    reuseItems: true
                    Accessible.role: Accessible.Table
                    //: read aloud: the list of moves, a noun
                    Accessible.name: qsTr("Moves")
                    Keys.onUpPressed: moves.select(root.lab.selectedArrow - 1)
                    Keys.onDownPressed: moves.select(root.lab.selectedArrow + 1)
                    Keys.onReturnPressed: root.open(root.lab.selectedArrow)
                    Keys.onEnterPressed: root.open(root.lab.selectedArrow)
                    ScrollBar.vertical: ThinScrollBar { }

                    /// A move as a row: from where to where, what it leaves, and in words.
                    delegate: Rectangle {
                        id: line

                        required property int index
                        readonly property var move: root.lab.ready ? root.lab.arrow(index) : ({})
                        readonly property bool chosen: index === root.lab.selectedArrow

                        function pick() {
                            list.forceActiveFocus(Qt.MouseFocusReason);
                            moves.select(index);
                        }

                        objectName: "matrixRow_" + index
                        width: list.width
                        height: moves.rowHeight
                        color: chosen ? Theme.accentTint : index % 2 === 0 ? Theme.board : Theme.surface
                        Accessible.role: Accessible.Row
                        Accessible.name: names.text + ", " + Theme.outcomeLetter(move.outcome ?? Outcome.Unknown) + ", " + words.text
                        Accessible.focusable: true
                        Accessible.selected: chosen
                        Accessible.onPressAction: if (line.enabled) line.pick()

                        SilentText {
                            id: names

                            anchors { left: parent.left; leftMargin: moves.columns[0]; verticalCenter: parent.verticalCenter }
                            width: moves.columns[1] - moves.columns[0] - Theme.unit * 2
                            //: a move from one position to another
                            text: line.move.fromName === undefined ? "" : qsTr("%1 → %2").arg(line.move.fromName).arg(line.move.toName)
                            font.family: Theme.mono
                            font.pixelSize: Theme.monoSize
                            elide: Text.ElideMiddle
                        }

                        OutcomeTag {
                            silent: true
                            anchors { left: parent.left; leftMargin: moves.columns[1]; verticalCenter: parent.verticalCenter }
                            outcome: line.move.outcome ?? Outcome.Unknown
                        }

                        SilentText {
                            id: words

                            anchors {
                                left: parent.left; right: parent.right; leftMargin: moves.columns[2]; rightMargin: Theme.unit * 4
                                verticalCenter: parent.verticalCenter
                            }
                            text: line.move.text ?? ""
                            color: Theme.ink2
                            font.pixelSize: Theme.small
                            elide: Text.ElideRight
                        }

                        TapHandler {
                            onTapped: line.pick()
                            onDoubleTapped: root.open(line.index)
                        }
                    }
                }
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
