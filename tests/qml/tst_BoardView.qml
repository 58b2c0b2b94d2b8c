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
            id: view

            anchors.fill: parent
            board: BoardModel { }
        }
    }

    SignalSpy {
        id: choices

        signalName: "chosen"
    }

    SignalSpy {
        id: runs

        signalName: "run"
    }

    SignalSpy {
        id: drops

        signalName: "dropped"
    }

    TestCase {
        name: "BoardView"
        when: windowShown

        function make(notation: string): BoardView {
            const view = createTemporaryObject(component, root);
            view.board.notation = notation;
            for (const spy of [choices, runs, drops]) {
                spy.target = view;
                spy.clear();
            }
            return view;
        }

        function piecesOf(view: BoardView, kind: string): var {
            const found = [];
            for (let i = 0; i < view.view.pieces.count; ++i) {
                const piece = view.view.pieces.itemAt(i);
                if (piece.kind === kind)
                    found.push(piece);
            }
            return found;
        }

        function test_pieces_data() {
            return [
                { tag: "heaps", notation: "nim:3,2", kind: "stone", count: 5 },
                { tag: "sticks", notation: "takeaway:10", kind: "stick", count: 10 },
                { tag: "pile", notation: "nim:1000", kind: "pile", count: 1 },
                { tag: "lines", notation: "lines:111/1101", kind: "stone", count: 6 },
                { tag: "grid", notation: "grid:0110/1111", kind: "stone", count: 6 },
                { tag: "graph", notation: "dag:1-0,2-0,2-1@2", kind: "arrow", count: 3 }
            ];
        }

        function test_pieces(data) {
            const view = make(data.notation);
            compare(piecesOf(view, data.kind).length, data.count);
        }

        function test_clickChooses_data() {
            return test_pieces_data();
        }

        function test_clickChooses(data) {
            const view = make(data.notation);
            const piece = piecesOf(view, data.kind)[0];
            const middle = data.kind === "arrow" ? null : view.mapFromItem(piece, piece.width / 2, piece.height / 2);
            if (middle === null)
                return;
            mouseClick(view, middle.x, middle.y);
            compare(choices.count, 1);
            compare(choices.signalArguments[0][0], piece.pieceId);
        }

        function test_dragChoosesRun() {
            const view = make("grid:1111/1111");
            const stones = piecesOf(view, "stone");
            const from = view.mapFromItem(stones[0], 20, 20);
            const to = view.mapFromItem(stones[2], 20, 20);
            mousePress(view, from.x, from.y);
            mouseMove(view, (from.x + to.x) / 2, to.y);
            mouseMove(view, to.x, to.y);
            mouseRelease(view, to.x, to.y);
            compare(runs.count, 1);
            compare(runs.signalArguments[0][0], stones[0].pieceId);
            compare(runs.signalArguments[0][1], stones[2].pieceId);
            compare(choices.count, 0);
        }

        function test_arrowsAndEnter() {
            const view = make("grid:1111/1111");
            const stones = piecesOf(view, "stone");
            view.view.input.forceActiveFocus();
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Down);
            compare(view.board.hoveredRow, 5);
            keyClick(Qt.Key_Return);
            compare(choices.signalArguments[0][0], stones[5].pieceId);
            keyClick(Qt.Key_Space);
            compare(choices.count, 2);
        }

        function test_focusIsOnThePiece() {
            const view = make("grid:1111/1111");
            const stones = piecesOf(view, "stone");
            view.takeKeyboard();
            verify(view.view.input.activeFocus);
            compare(view.board.hoveredRow, -1);
            keyClick(Qt.Key_Right);
            verify(stones[0].activeFocus);
            keyClick(Qt.Key_Down);
            verify(stones[4].activeFocus);
            view.board.notation = "grid:1111/0111"; // the piece goes: its neighbour has the focus
            tryVerify(() => view.board.hoveredRow >= 0);
            verify(view.view.pieces.itemAt(view.board.hoveredRow).activeFocus);
        }

        function test_whatIsTakenIsPreviewedNoMore() {
            const view = make("nim:5,5");
            const top = piecesOf(view, "stone").find(stone => stone.column === 0 && stone.row === 3);
            const place = view.mapFromItem(top, top.width / 2, top.height / 2);
            mouseMove(view, place.x - 2, place.y);
            mouseMove(view, place.x, place.y);
            verify(view.board.hoveredRow >= 0);
            view.board.notation = "nim:2,5";
            tryCompare(view.board, "hoveredRow", -1);
            compare(view.view.input.current, null);
        }

        function test_dragMarksItsStart() {
            const view = make("grid:1111/1111");
            const stones = piecesOf(view, "stone");
            const from = view.mapFromItem(stones[0], 20, 20);
            const to = view.mapFromItem(stones[2], 20, 20);
            mousePress(view, from.x, from.y);
            mouseMove(view, to.x, to.y);
            compare(view.board.runStart, stones[0].pieceId);
            mouseRelease(view, to.x, to.y);
            compare(view.board.runStart, "");
        }

        function test_aRestingPointerIsNoPointingForAClass() {
            const view = make("nim:3");
            view.view.input.asleep = true;
            const stone = piecesOf(view, "stone")[0];
            const place = view.mapFromItem(stone, stone.width / 2, stone.height / 2);
            mouseMove(view, place.x, place.y);
            compare(view.board.hoveredRow, -1);
            mouseMove(view, place.x + 2, place.y);
            compare(view.board.hoveredRow, -1);
            mouseMove(view, place.x + 6, place.y);
            verify(view.board.hoveredRow >= 0);
        }

        function test_escapeDrops() {
            make("grid:1111/1111").view.input.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(drops.count, 1);
        }

        function test_gapsArePassedOver() {
            const view = make("grid:101");
            view.view.input.forceActiveFocus();
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Right);
            compare(view.board.hoveredRow, 2);
        }

        function test_miniatureIsStill() {
            const view = make("nim:3");
            view.miniature = true;
            const stone = piecesOf(view, "stone")[0];
            const place = view.mapFromItem(stone, 4, 4);
            mouseClick(view, place.x, place.y);
            compare(choices.count, 0);
        }

        function test_emptyBoards_data() {
            return [{ tag: "nim", notation: "nim:" }, { tag: "takeaway", notation: "takeaway:" },
                    { tag: "lines", notation: "lines:" }, { tag: "grid", notation: "grid:0" }];
        }

        function test_emptyBoards(data) {
            const view = make(data.notation);
            mouseClick(view, 450, 300);
            compare(choices.count, 0);
        }

        function test_everythingFits_data() {
            const rows = [];
            for (const notation of ["nim:40,40,40", "nim:7,11,5", "takeaway:40", "takeaway:9,9,9,9", "grid:1111/1111/1111/1111",
                                    "lines:1111111111111111", "nim:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"]) {
                for (const size of [[1400, 800], [760, 420], [400, 300]])
                    rows.push({ tag: notation + " at " + size[0], notation: notation, size: size });
            }
            return rows;
        }

        function test_everythingFits(data) {
            const view = make(data.notation);
            view.anchors.fill = undefined;
            view.width = data.size[0];
            view.height = data.size[1];
            for (let i = 0; i < view.view.pieces.count; ++i) {
                const piece = view.view.pieces.itemAt(i);
                verify(piece.x >= -1 && piece.y >= -1, piece.kind + " at " + piece.x + ", " + piece.y);
                verify(piece.x + piece.width <= view.width + 1, piece.kind + " ends at " + (piece.x + piece.width));
                verify(piece.y + piece.height <= view.height + 1, piece.kind + " ends at " + (piece.y + piece.height));
            }
        }
    }
}
