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

    /// The name of a row or a column of the connection matrix, beside it.
    component MatrixName: Rectangle {
        id: placeName

        required property string text
        /// Its row or column is in view.
        required property bool seen

        visible: text !== "" && seen
        width: Math.min(Math.round(180 * Theme.scale), name.implicitWidth + Theme.unit * 3)
        height: name.implicitHeight + Theme.unit
        radius: 6
        color: Theme.accentTint

        SilentText {
            id: name

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.unit * 2)
            text: placeName.text
            font.family: Theme.mono
            font.pixelSize: Theme.small
            elide: Text.ElideRight
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
            /// The connection matrix to look around in: the move pointed at is named, with its row and column; a click
            /// selects it, a double click or Enter opens its position.
            PictureArea {
                id: area

                /// The move that is pointed at, -1 for none.
                property int looked: -1
                /// The one whose row and column are marked.
                readonly property int marked: looked >= 0 ? looked : root.lab.selectedArrow
                readonly property var move: marked >= 0 ? root.lab.arrow(marked) : ({})
                readonly property string moveText: move.fromName === undefined ? ""
                    : move.text === "" ? /*: a move from one position to another */ qsTr("%1 → %2").arg(move.fromName).arg(move.toName)
                    : qsTr("%1 → %2, %3", "positions of a move, and the move").arg(move.fromName).arg(move.toName).arg(move.text)
                readonly property rect bounds: {
                    const corner = place(0, 0);
                    return Qt.rect(corner.x, corner.y, theMatrix.size.width * view.zoom, theMatrix.size.height * view.zoom);
                }
                readonly property rect cell: {
                    const cells = theMatrix.cellOf(marked);
                    const corner = place(cells.x, cells.y);
                    return cells.width === 0 ? Qt.rect(0, 0, 0, 0) : Qt.rect(corner.x, corner.y, view.zoom, view.zoom);
                }

                function place(x: real, y: real): point {
                    return view.revision >= 0 ? view.toView(Qt.point(x, y)) : Qt.point(0, 0);
                }

                function arrowUnder(x: real, y: real): int {
                    return theMatrix.arrowNear(view.toPicture(Qt.point(x, y)), 5 / view.zoom);
                }

                function walk(dx: int, dy: int) {
                    const next = theMatrix.step(root.lab.selectedArrow, dx, dy);
                    if (next < 0)
                        return;
                    looked = -1;
                    root.lab.selectedArrow = next;
                    view.reveal(theMatrix.cellOf(next));
                }

                objectName: "matrixPicture"
                anchors.fill: parent
                visible: !root.asTable
                enabled: root.lab.ready && theMatrix.tooManyText === ""
                wheelScrolls: frame.scrolls
                picture: theMatrix
                margin: Math.round(30 * Theme.scale)
                walks: true
                takes: looked >= 0
                name: qsTr("Connection matrix of %1").arg(root.lab.title)
                description: moveText
                onPointerMoved: (x, y) => looked = arrowUnder(x, y)
                onPointerLeft: looked = -1
                onClicked: (x, y) => {
                    const arrow = arrowUnder(x, y);
                    if (arrow >= 0)
                        root.lab.selectedArrow = arrow;
                }
                onDoubleClicked: (x, y) => root.open(arrowUnder(x, y))
                onWalked: (dx, dy) => walk(dx, dy)
                onKey: event => {
                    event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
                    if (event.accepted)
                        root.open(root.lab.selectedArrow);
                }

                Connections {
                    target: root.lab

                    function onWholeChanged() { area.looked = -1; }
                }

                Rectangle { // around the whole matrix
                    visible: theMatrix.size.width > 0
                    x: Math.round(area.bounds.x) - 7
                    y: Math.round(area.bounds.y) - 7
                    width: Math.round(area.bounds.width) + 14
                    height: Math.round(area.bounds.height) + 14
                    radius: 8
                    color: "transparent"
                    border.width: 1
                    border.color: Theme.line
                }

                Item { // the row and the column of the move
                    id: cross

                    readonly property real thickness: Math.max(1, area.cell.width)

                    anchors.fill: parent
                    visible: area.cell.width > 0

                    Rectangle {
                        x: area.bounds.x
                        y: area.cell.y
                        width: area.bounds.width
                        height: cross.thickness
                        color: Theme.accent
                        opacity: 0.16
                    }

                    Rectangle {
                        x: area.cell.x
                        y: area.bounds.y
                        width: cross.thickness
                        height: area.bounds.height
                        color: Theme.accent
                        opacity: 0.16
                    }

                    Rectangle {
                        objectName: "matrixRing"
                        x: Math.round(area.cell.x - 3)
                        y: Math.round(area.cell.y - 3)
                        width: Math.round(area.cell.width + 5)
                        height: width
                        radius: 3
                        color: "transparent"
                        border.width: 2
                        border.color: Theme.accent
                    }

                    MatrixName { // from, at the left end of the row
                        x: Math.max(2, Math.min(area.bounds.x - width - 10, area.cell.x - width - 8))
                        y: Math.max(2, Math.min(area.height - height - 2, area.cell.y + area.cell.height / 2 - height / 2))
                        seen: area.cell.y + area.cell.height > 0 && area.cell.y < area.height
                        text: area.move.fromName ?? ""
                    }

                    MatrixName { // to, at the upper end of the column
                        x: Math.max(2, Math.min(area.width - width - 2, area.cell.x + area.cell.width / 2 - width / 2))
                        y: Math.max(2, Math.min(area.bounds.y - height - 10, area.cell.y - height - 8))
                        seen: area.cell.x + area.cell.width > 0 && area.cell.x < area.width
                        text: area.move.toName ?? ""
                    }

                    Surface { // the move in words
                        objectName: "matrixTip"
                        visible: area.looked >= 0
                        x: Math.max(4, Math.min(area.width - width - 4, area.cell.x + 18))
                        y: area.cell.y + area.cell.height + 14 + height > area.height ? area.cell.y - height - 14 : area.cell.y + area.cell.height + 14
                        width: Math.min(tip.implicitWidth + Theme.unit * 5, area.width - 8)
                        height: tip.implicitHeight + Theme.unit * 3
                        radius: Theme.radius - 2

                        AppText {
                            id: tip

                            anchors.centerIn: parent
                            width: Math.min(implicitWidth, parent.width - Theme.unit * 5)
                            text: area.moveText
                            font.pixelSize: Theme.small
                            elide: Text.ElideRight
                        }
                    }
                }
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
