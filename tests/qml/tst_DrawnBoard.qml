// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 900
    height: 600

    Component {
        id: component

        BoardView {
            anchors.fill: parent
            board: BoardModel { }
        }
    }

    Component {
        id: edited

        BoardView {
            id: view

            readonly property Session session: Session { mode: Mode.Explore }
            readonly property DrawingEditor editor: DrawingEditor { session: view.session }

            anchors.fill: parent
            board: session.board
            drawingEditor: editor
        }
    }

    SignalSpy {
        id: choices

        signalName: "chosen"
    }

    PatientCase {
        name: "DrawnBoard"

        function make(notation: string): BoardView {
            const view = createTemporaryObject(component, root);
            view.board.notation = notation;
            wait(1); // the board of the empty model goes
            choices.target = view;
            choices.clear();
            return view;
        }

        function edit(notation: string): BoardView {
            const view = createTemporaryObject(edited, root);
            verify(view.session.open(notation));
            return view;
        }

        function piecesOf(view: BoardView, kind: int): var {
            const found = [];
            for (let i = 0; i < view.view.pieces.count; ++i) {
                const piece = view.view.pieces.itemAt(i);
                if (piece.kind === kind)
                    found.push(piece);
            }
            return found;
        }

        function middleOf(view: BoardView, piece: Item): point {
            return view.mapFromItem(piece, piece.width / 2, piece.height / 2);
        }

        function test_pieces() {
            const view = make("hackenbush:0-1g,1-2b,1-3r,3-3g");
            compare(piecesOf(view, PieceKind.Edge).length, 4);
            compare(piecesOf(view, PieceKind.Joint).length, 3);
            compare(piecesOf(view, PieceKind.Ground).length, 1);
        }

        function test_clickChoosesTheEdge_data() {
            return [{ tag: "straight", edge: 0 }, { tag: "parallel", edge: 1 }, { tag: "other", edge: 2 },
                    { tag: "loop", edge: 3 }];
        }

        function test_clickChoosesTheEdge(data) {
            const view = make("hackenbush:0-1g,1-2b,1-2r,2-2g");
            const edge = piecesOf(view, PieceKind.Edge)[data.edge];
            const place = middleOf(view, edge);
            mouseClick(view, place.x, place.y);
            compare(view.board.hoveredRow, edge.index);
            compare(choices.count, 1);
            compare(choices.signalArguments[0][0], edge.pieceId);
        }

        function test_nothingIsChosenBesideEdges() {
            const view = make("hackenbush:0-1g");
            mouseClick(view, 40, 40);
            compare(choices.count, 0);
            compare(view.board.hoveredRow, -1);
        }

        function test_arrowsGoFromEdgeToEdge() {
            const view = make("hackenbush:0-1g,1-2g,0-3g");
            view.takeKeyboard();
            keyClick(Qt.Key_Home);
            const edges = piecesOf(view, PieceKind.Edge);
            compare(view.board.hoveredRow, edges[0].index);
            keyClick(Qt.Key_Up);
            verify(view.board.hoveredRow !== edges[0].index);
            keyClick(Qt.Key_Down);
            compare(view.board.hoveredRow, edges[0].index);
            verify(edges[0].activeFocus);
            keyClick(Qt.Key_Return);
            compare(choices.count, 1);
            compare(choices.signalArguments[0][0], edges[0].pieceId);
        }

        function test_jointsAreForTheToolsAlone() {
            const view = edit("hackenbush:0-1g,1-2g");
            verify(!piecesOf(view, PieceKind.Joint)[0].choosable);
            verify(piecesOf(view, PieceKind.Edge)[0].choosable);
            view.editor.tool = DrawingEditor.Green;
            verify(piecesOf(view, PieceKind.Joint)[0].choosable);
            verify(piecesOf(view, PieceKind.Ground)[0].choosable);
            view.editor.tool = DrawingEditor.Move;
            verify(!piecesOf(view, PieceKind.Edge)[0].choosable);
            view.editor.tool = DrawingEditor.Erase;
            verify(piecesOf(view, PieceKind.Edge)[0].choosable);
        }

        function test_escDropsTheEdgeBeingDrawn() {
            const view = edit("hackenbush:0-1g");
            view.editor.tool = DrawingEditor.Blue;
            const joint = middleOf(view, piecesOf(view, PieceKind.Joint)[0]);
            mousePress(view, joint.x, joint.y);
            mouseMove(view, joint.x - 60, joint.y - 60);
            verify(view.editor.busy);
            keyClick(Qt.Key_Escape);
            verify(!view.editor.busy);
            mouseRelease(view, joint.x - 90, joint.y - 90);
            compare(view.session.notation, "hackenbush:0-1g");
        }

        function test_toolsAreForgottenInAnotherMode() {
            const view = edit("hackenbush:0-1g");
            view.editor.tool = DrawingEditor.Erase;
            view.session.mode = Mode.Play;
            compare(view.editor.tool, DrawingEditor.Cut);
        }

        function test_tooManyEdgesAreNotDrawn() {
            let text = "hackenbush:0-1g";
            for (let joint = 1; joint < 1200; ++joint)
                text += `,${joint}-${joint + 1}g`;
            const view = make(text);
            const note = findChild(view, "undrawnNote");
            verify(note !== null);
            verify(note.text.startsWith("1,200 edges are too many to draw"));
        }
    }
}
