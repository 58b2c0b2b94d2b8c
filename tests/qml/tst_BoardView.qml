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

    Component {
        id: mapComponent

        PlaneMap { }
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

    PatientCase {
        name: "BoardView"

        function bracketsIn(view: BoardView): var {
            const found = [];
            const collect = item => {
                if (item.objectName === "gap")
                    found.push(item);
                for (let i = 0; i < item.children.length; ++i)
                    collect(item.children[i]);
            };
            collect(view.view);
            return found;
        }

        function make(notation: string): BoardView {
            const view = createTemporaryObject(component, root);
            view.board.notation = notation;
            for (const spy of [choices, runs, drops]) {
                spy.target = view;
                spy.clear();
            }
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

        /// Tab goes from the pieces to the buttons below the heaps, and stays there.
        function test_tabLeavesAnEditedBoard() {
            const view = make("nim:3,2");
            view.editing = true;
            view.takeKeyboard();
            keyClick(Qt.Key_Right);
            tryVerify(() => view.view.input.current?.activeFocus ?? false);
            for (const name of ["button_heapLess_1", "button_heapMore_1"]) {
                keyClick(Qt.Key_Tab);
                wait(50);
                verify(findChild(view, name).activeFocus, name);
            }
        }

        function test_pieces_data() {
            return [
                { tag: "heaps", notation: "nim:3,2", kind: PieceKind.Stone, count: 5 },
                { tag: "sticks", notation: "takeaway:10", kind: PieceKind.Stick, count: 10 },
                { tag: "pile", notation: "nim:1000", kind: PieceKind.Pile, count: 1 },
                { tag: "rows of sticks", notation: "octal/code=0.77:5,7", kind: PieceKind.Stick, count: 12 },
                { tag: "cuts", notation: "grundy:5,3", kind: PieceKind.Cut, count: 6 },
                { tag: "long row", notation: "octal/code=0.77:3,50", kind: PieceKind.Pile, count: 1 },
                { tag: "lines", notation: "lines:111/1101", kind: PieceKind.Stone, count: 6 },
                { tag: "grid", notation: "grid:0110/1111", kind: PieceKind.Stone, count: 6 },
                { tag: "squares", notation: "chomp:4,4,2", kind: PieceKind.Tile, count: 9 },
                { tag: "coins in heaps", notation: "nimble:0,30,40,5", kind: PieceKind.Coin, count: 75 },
                { tag: "stairs", notation: "staircase:0,3,1,5", kind: PieceKind.Coin, count: 9 },
                { tag: "pile on a step", notation: "staircase:0,9,1,30,2", kind: PieceKind.Pile, count: 1 },
                { tag: "graph", notation: "dag:1-0,2-0,2-1@2", kind: PieceKind.Arrow, count: 3 }
            ];
        }

        function test_pieces(data) {
            const view = make(data.notation);
            compare(piecesOf(view, data.kind).length, data.count);
        }

        function test_nothingHiddenIsMade_data() {
            return [{ tag: "stone", notation: "nim:5", kind: PieceKind.Stone }, { tag: "coin", notation: "nimble:0,30,40,5", kind: PieceKind.Coin },
                    { tag: "stick", notation: "octal/code=0.77:5", kind: PieceKind.Stick }, { tag: "stone in a row", notation: "grid:111", kind: PieceKind.Stone },
                    { tag: "coin that slides", notation: "dollar:0101", kind: PieceKind.Coin },
                    { tag: "square", notation: "dollar:0101", kind: PieceKind.Square }, { tag: "step", notation: "staircase:0,2,1", kind: PieceKind.Step },
                    { tag: "arrow", notation: "dag:1-0,2-0,2-1@2", kind: PieceKind.Arrow },
                    { tag: "node", notation: "dag:1-0,2-0,2-1@2", kind: PieceKind.Node },
                    { tag: "token", notation: "dag:1-0,2-0,2-1@2", kind: PieceKind.Token }];
        }

        /// Boards have hundreds of pieces: what a piece is not, or not now, is not there.
        function test_nothingHiddenIsMade(data) {
            const pieces = piecesOf(make(data.notation), data.kind);
            const hidden = [];
            const look = item => {
                for (const child of Array.from(item.children)) {
                    if (!child.visible && !(child instanceof Lazy))
                        hidden.push(String(child));
                    look(child);
                }
            };
            verify(pieces.length > 0);
            pieces.forEach(look);
            compare(hidden, []);
        }

        function test_clickChooses_data() {
            return test_pieces_data();
        }

        function test_clickChooses(data) {
            const view = make(data.notation);
            const piece = piecesOf(view, data.kind)[0];
            const middle = data.kind === PieceKind.Arrow ? null : view.mapFromItem(piece, piece.width / 2, piece.height / 2);
            if (middle === null)
                return;
            mouseClick(view, middle.x, middle.y);
            compare(choices.count, 1);
            compare(choices.signalArguments[0][0], piece.pieceId);
        }

        function test_dragChoosesRun() {
            const view = make("grid:1111/1111");
            const stones = piecesOf(view, PieceKind.Stone);
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
            const stones = piecesOf(view, PieceKind.Stone);
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

        function test_theKeyboardBeginsWhereAMoveDoes_data() {
            return ["takeaway:10", "nim:3,5", "primes:72", "lines:111/11", "dollar:01001", "staircase:0,3,1", "nimble:2,2,1", "chomp:6,6", "octal/code=0.77:5",
                    "grundy:2,5", "wythoff:3,4", "plane:0x0,2x3", "grid:0110/0010", "toads:TTT..FFF", "skip/skips=1,1:3,4", "poker/adds=2,2/max=3,4:3,4",
                    "northcott:W.B./..WB", "twins:THTHH", "turtles:TTHTHH", "hackenbush:0-1g,1-2g", "dag:2-1,2-0,1-0@2"].map(notation => ({ tag: notation, notation: notation }));
        }

        function test_theKeyboardBeginsWhereAMoveDoes(data: var) {
            const view = make(data.notation);
            view.takeKeyboard();
            if (view.board.shape !== BoardShape.Plane) // whose first piece is pointed at already
                keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(choices.count, 1);
            verify(view.board.leadsOn(view.board.rowOf(choices.signalArguments[0][0])));
        }

        function test_aTableGivesTheKeyboardToABoard() {
            const view = make("nim:0 + takeaway:7 + nim:3");
            view.takeKeyboard();
            keyClick(Qt.Key_Right);
            tryVerify(() => view.board.boardAt(1).hoveredRow >= 0);
        }

        function test_focusIsOnThePiece() {
            const view = make("grid:1111/1111");
            const stones = piecesOf(view, PieceKind.Stone);
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
            const top = piecesOf(view, PieceKind.Stone).find(stone => stone.column === 0 && stone.row === 3);
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
            const stones = piecesOf(view, PieceKind.Stone);
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
            const stone = piecesOf(view, PieceKind.Stone)[0];
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

        function test_emptyBoards_data() {
            return [{ tag: "nim", notation: "nim:" }, { tag: "takeaway", notation: "takeaway:" },
                    { tag: "octal", notation: "octal:" }, { tag: "grundy", notation: "grundy:0,0" },
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
                                    "octal/code=0.77:40,50,3,1", "octal/code=0.77:5,7", "grundy:40", "grundy:0,1000000000,7",
                                    "lines:1111111111111111", "nim:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
                                    "staircase:0,3,1,5", "staircase:0,1,1,1,1,1,12", "staircase:0,9,1,14,2,30,1", "staircase:0,1000000000"]) {
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

        /// A badge half above the highest coin stays on the board.
        function test_badgesHaveRoomAboveStairs_data() {
            const rows = [];
            for (const large of [false, true]) {
                for (const size of [[1060, 420], [760, 380], [790, 460]])
                    rows.push({ tag: `${size} ${large}`, size: size, large: large });
            }
            return rows;
        }

        function test_badgesHaveRoomAboveStairs(data) {
            const view = make("staircase:0,3,1,5");
            view.large = data.large;
            view.anchors.fill = undefined;
            view.width = data.size[0];
            view.height = data.size[1];
            const top = Math.min(...piecesOf(view, PieceKind.Coin).map(coin => coin.y));
            verify(top >= (data.large ? 40 : 26), top);
        }

        function test_aPlaneKeepsItsSizeDuringAGame() {
            const view = make("wythoff:9,6");
            const scene = findChild(view, "boardScene");
            const pitch = view.view.pitch;
            compare(scene.squares.width, 12);
            view.board.notation = "wythoff:3,5";
            compare(scene.squares.width, 12);
            compare(view.view.pitch, pitch);
            view.refit();
            compare(scene.squares.width, 8);
        }

        function test_textForAClassIsLarge_data() {
            return [{ tag: "numbers of a plane", notation: "wythoff:30,20" }, { tag: "buttons", notation: "skip/skips=1,1:3,4" }];
        }

        function test_textForAClassIsLarge(data) {
            const view = make(data.notation);
            view.large = true;
            view.anchors.fill = undefined;
            view.width = 1084;
            view.height = 400;
            const texts = [];
            const collect = item => {
                if (item.visible && item.text !== undefined && item.font !== undefined && item.fontInfo !== undefined)
                    texts.push(item);
                for (let i = 0; i < item.children.length; ++i)
                    collect(item.children[i]);
            };
            collect(view.view);
            const scene = findChild(view, "boardScene");
            verify(texts.length + (scene?.texts.length ?? 0) > 2);
            verify(scene === null || scene.smallestText >= 28, scene?.smallestText);
            for (const text of texts)
                verify(text.text === "" || text.text === "\u265B" || text.fontInfo.pixelSize >= 28, `${text.text} ${text.fontInfo.pixelSize}`);
        }

        function test_gapsHaveBrackets_data() {
            const folded = "0000010000".repeat(5);
            return [{ tag: "between coins", notation: "dollar:01001010001", gaps: [[1, 4], [6, 10]], folds: false },
                    { tag: "from the edge", notation: "dollar:0010101", gaps: [[-1, 2], [4, 6]], folds: false },
                    { tag: "folded", notation: "dollar:" + folded + "0000010", gaps: [[15, 25], [35, 45]], folds: true }];
        }

        function test_gapsHaveBrackets(data) {
            const view = make(data.notation);
            compare(bracketsIn(view).length, 0);
            view.gaps = data.gaps.map(gap => ({ "from": gap[0], "to": gap[1], "size": gap[1] - gap[0] - 1 }));
            const brackets = bracketsIn(view);
            compare(brackets.length > data.gaps.length, data.folds); // a gap goes on in the next line
            const texts = brackets.map(bracket => findChild(bracket, "gapText").text).filter(text => text !== "");
            compare(texts, data.gaps.map(gap => "gap " + (gap[1] - gap[0] - 1)));
            const coins = piecesOf(view, PieceKind.Coin);
            const ends = brackets.filter(bracket => bracket.modelData.ends);
            compare(ends.length, data.gaps.length);
            for (let i = 0; i < ends.length; ++i) {
                const coin = coins.find(piece => piece.column === data.gaps[i][1]);
                fuzzyCompare(ends[i].x + ends[i].width, coin.x + coin.width / 2, 0.6);
                verify(ends[i].y + ends[i].height <= coin.y + 1);
                verify(ends[i].y - findChild(ends[i], "gapText").height >= -1);
            }
        }

        function test_aLongStripIsFolded() {
            const view = make("dollar:" + "0010010000".repeat(5) + "10010011");
            verify(view.view.pitch >= 20, view.view.pitch);
            const squares = piecesOf(view, PieceKind.Square);
            compare(squares.length, 58);
            verify(squares[57].y > squares[0].y);
            for (const square of squares)
                verify(square.x >= -1 && square.x + square.width <= view.width + 1 && square.y >= 0 && square.y + square.height <= view.height);
        }

        function test_aLongGridIsFolded_data() {
            return [{ tag: "one row", rows: 1, columns: 64, least: 24 }, { tag: "one column", rows: 64, columns: 1, least: 20 },
                    { tag: "two rows", rows: 2, columns: 32, least: 20 }, { tag: "three columns", rows: 21, columns: 3, least: 20 }];
        }

        /// Its cells are large enough to be hit, lie apart and on the board, and their names stand above and beside them.
        function test_aLongGridIsFolded(data) {
            const view = make("grid:" + Array(data.rows).fill("1".repeat(data.columns)).join("/"));
            verify(view.view.pitch >= data.least, view.view.pitch);
            const cells = piecesOf(view, PieceKind.Stone);
            compare(cells.length, data.rows * data.columns);
            const places = new Set();
            for (const cell of cells) {
                verify(cell.x >= -1 && cell.x + cell.width <= view.width + 1 && cell.y >= 0 && cell.y + cell.height <= view.height);
                places.add(`${cell.x} ${cell.y}`);
            }
            compare(places.size, cells.length);
        }

        /// Also over the end of a line: from the last cell of one to the first of the next, and back.
        function test_keysFollowAFoldedRow_data() {
            return [{ tag: "grid", notation: "grid:" + "1".repeat(64), kind: PieceKind.Stone },
                    { tag: "strip", notation: "dollar:" + "1".repeat(58) + "0", kind: PieceKind.Coin }];
        }

        function test_keysFollowAFoldedRow(data) {
            const view = make(data.notation);
            const pieces = piecesOf(view, data.kind);
            const last = pieces.findIndex((piece, i) => i > 0 && piece.y > pieces[i - 1].y + 1) - 1;
            verify(last > 0);
            view.view.input.focusOn(pieces[last]);
            keyClick(Qt.Key_Right);
            compare(view.view.input.current, pieces[last + 1]);
            keyClick(Qt.Key_Left);
            compare(view.view.input.current, pieces[last]);
        }

        function test_theWholePlaneIsShownAgain() {
            const view = make("wythoff:50,30");
            const input = findChild(view, "planeInput");
            const scene = findChild(view, "boardScene");
            input.forceActiveFocus();
            keyClick(Qt.Key_Plus);
            verify(scene.zoom > 1);
            keyClick(Qt.Key_0, Qt.ControlModifier);
            compare(scene.zoom, 1);
            mouseClick(findChild(view, "button_zoomIn"));
            verify(scene.zoom > 1);
            const whole = findChild(view, "button_wholeBoard");
            tryVerify(() => whole.x + whole.width < findChild(view, "button_zoomOut").x); // laid out
            mouseClick(whole);
            compare(scene.zoom, 1);
        }

        /// They stay beside what is seen, as large as before.
        function test_theNumbersOfAZoomedPlaneAreSeen() {
            const view = make("wythoff:50,30");
            const scene = findChild(view, "boardScene");
            const letter = scene.smallestText;
            const before = scene.texts.length;
            for (let step = 0; step < 4; ++step)
                view.view.zoomBy(1.25);
            compare(scene.smallestText, letter);
            verify(scene.texts.length > before / 2);
            const seen = scene.seenSquares;
            verify(seen.x >= 0 && seen.x + seen.width <= view.width && seen.y + seen.height < view.height);
            for (const place of Array.from(scene.textPlaces))
                verify(place.x + place.width <= seen.x || place.y >= seen.y + seen.height, place);
            compare(scene.squareAt(Qt.point(seen.x - 5, seen.y + 5)), Qt.point(-1, -1));
        }

        function test_theMapKnowsWhereTheQueenGoes() {
            const view = make("wythoff:3,6");
            view.board.notation = "wythoff:9,3"; // a board that has become smaller keeps its squares
            view.board.notation = "wythoff:3,6";
            const map = createTemporaryObject(mapComponent, root, { board: view.board, shown: PlaneMap.Grundy });
            view.map = map;
            tryCompare(map, "ready", true);
            verify(map.isReached(3, 5) && map.isReached(0, 3) && !map.isReached(2, 3) && !map.isReached(3, 7));
            verify(map.isCold(3, 5));
            tryVerify(() => map.text(11, 9) !== ""); // beyond the board
            compare(map.text(12, 9), "");
        }

        /// The corner that everything goes to has a frame, whatever the map says of it.
        function test_theGoalIsMarkedOnTheMap() {
            const view = make("wythoff:3,6");
            view.map = createTemporaryObject(mapComponent, root, { board: view.board, shown: PlaneMap.Grundy });
            tryVerify(() => view.map.ready);
            const seen = (row, column, away) => {
                const middle = view.view.placeOf(row, column);
                const place = view.mapToItem(root, middle.x - view.view.pitch * away, middle.y);
                return grabImage(root).pixel(Math.round(place.x), Math.round(place.y));
            };
            tryVerify(() => Qt.colorEqual(seen(1, 2, 0.3), Theme.cold)); // painted
            verify(Qt.colorEqual(seen(1, 2, 0.36), Theme.cold));
            verify(Qt.colorEqual(seen(0, 0, 0.36), Theme.onFilled), seen(0, 0, 0.36));
        }

        /// Only a move lets it glide.
        function test_theTokenGoesWithItsNode() {
            const view = make("dag:2-1,1-0@2");
            const node = piecesOf(view, PieceKind.Token)[0];
            for (const margin of [0, 200, 50]) {
                view.anchors.margins = margin;
                const token = findChild(view, "boardScene").tokens[node.index];
                compare(token.x + token.width / 2, node.x + node.width / 2);
                compare(token.y + token.height / 2, node.y + node.height / 2);
                verify(!findChild(view, "boardScene").gliding);
            }
        }

        function test_manyPlacesForStonesAreLow() {
            const view = make("poker/adds=2,2/max=40:3");
            const stone = piecesOf(view, PieceKind.Stone)[0];
            const spaces = piecesOf(view, PieceKind.Space);
            compare(spaces.length, 37);
            verify(spaces[0].height < stone.height * 0.5);
            verify(stone.height > 20, stone.height);
            const top = spaces[36];
            verify(top.y >= 0);
            compare(Math.round(spaces[0].y + spaces[0].height), Math.round(stone.y - 2 * stone.height));
        }

        function allTexts(item: Item): var {
            const found = item.visible && item.text !== undefined ? [item.text] : Array.from(item.texts ?? []);
            return Array.from(item.children).reduce((all, child) => all.concat(allTexts(child)), found);
        }

        /// What moves are named by is drawn: "heap 2".
        function test_heapsHaveNames_data() {
            return [{ tag: "stones", notation: "nim:3,4,5", names: 3 }, { tag: "sticks", notation: "takeaway:10,7", names: 2 },
                    { tag: "one", notation: "nim:7", names: 0 }, { tag: "a number", notation: "primes:360", names: 0 }];
        }

        function test_heapsHaveNames(data) {
            const view = make(data.notation);
            compare(allTexts(view).filter(text => /^heap \d+$/.test(text)).length, data.names);
        }

        /// How a board is laid out follows from the game on it, and not from the one before.
        function test_anotherGame_data() {
            return [{ tag: "sticks in rows", laid: "takeaway:5,3", other: "nim:5,3" },
                    { tag: "buttons", laid: "poker/adds=2,2/max=3,4:3,4", other: "nim:3,4" },
                    { tag: "sticks in high rows", laid: "octal/code=0.77:5", other: "lines:111/11" },
                    { tag: "coins side by side", laid: "turtles:THT", other: "dollar:0101" }];
        }

        function spotsIn(view: BoardView): string {
            return JSON.stringify(findChild(view, "boardScene").spots);
        }

        function test_anotherGame(data) {
            const laid = spotsIn(make(data.laid));
            const other = spotsIn(make(data.other));
            const view = make(data.laid);
            view.board.notation = data.other;
            view.refit();
            compare(spotsIn(view), other);
            view.board.notation = data.laid;
            view.refit();
            compare(spotsIn(view), laid);
        }

        /// Nothing is laid out anew where the last stick is taken: its heap is a row still, with its number behind it.
        function test_theLayoutStaysToTheEnd() {
            const view = make("takeaway:1");
            const foot = () => piecesOf(view, PieceKind.Base)[0];
            const [y, height] = [foot().y, foot().height];
            view.board.notation = "takeaway:0";
            compare(foot().y, y);
            compare(foot().height, height);
        }

        /// A form with braces that many deep, from numbers that follow a seed.
        function randomForm(next: var, depth: int): string {
            const leaves = ["0", "1", "-2", "1/2", "*", "*2", "^", "v", "-3/4", "3*"];
            if (depth === 0 || next(4) === 0)
                return leaves[next(leaves.length)];
            const side = () => Array.from({ length: 1 + next(2) }, () => randomForm(next, depth - 1)).join(",");
            return "{" + side() + "|" + side() + "}";
        }

        function test_labelsLieApart_data() {
            let state = 7;
            const next = below => {
                state = (state * 1103515245 + 12345) % 2147483648;
                return Math.floor(state / 65536) % below;
            };
            const forms = ["{1|-1}", "{2||1|0}", "{0,*|^}", "{4|1}+{3|*}+{2||1|0}", "{0||0|-2}", "{{3|1}|{0|-2}}", "{100000|}", "5", "1/2"];
            for (let i = 0; i < 14; ++i)
                forms.push(Array.from({ length: 1 + next(3) }, () => randomForm(next, 2)).join("+"));
            return forms.map(form => ({ tag: form, form: form }));
        }

        /// No two labels lie on one another, none lies on another node, and none is cut by the board's edge.
        function test_labelsLieApart(data) {
            const view = make("game:" + data.form);
            if (view.board.undrawn > 0)
                return;
            compare(view.board.notation === "", false);
            for (const size of [[850, 340], [720, 460], [260, 260], [132, 110]]) {
                view.anchors.fill = undefined;
                view.width = size[0];
                view.height = size[1];
                const scene = findChild(view, "boardScene");
                const texts = Array.from(scene.texts, (text, i) => ({ text: text, place: scene.textPlaces[i] }));
                const nodes = piecesOf(view, PieceKind.Node).concat(piecesOf(view, PieceKind.Token));
                verify(nodes.length > 0);
                const apart = (one, other) => one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1
                                              || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
                for (const one of texts) {
                    const where = `${one.text} at ${size}`;
                    const place = one.place;
                    verify(place.x > -1 && place.y > -1 && place.x + place.width < size[0] + 1 && place.y + place.height < size[1] + 1, where + " is cut");
                    for (const other of texts)
                        verify(one === other || apart(place, other.place), where + " lies on " + other.text);
                    for (const node of nodes) {
                        const within = place.x >= node.x - 1 && place.x + place.width <= node.x + node.width + 1;
                        verify(within || apart(place, node), where + " lies on the node " + node.label);
                    }
                }
            }
        }

        /// Signs as in the literature; and who points at a label that is cut sees all of it.
        function test_labelsAreTypeset() {
            const view = make("game:{4|1}+{3|*}+{-2||1|0}");
            view.anchors.fill = undefined;
            view.width = 250;
            view.height = 200;
            const nodes = piecesOf(view, PieceKind.Node);
            const texts = findChild(view, "boardScene").texts;
            const node = nodes.find(each => !texts.includes(each.label));
            verify(nodes.some(each => each.label.includes("\u2217")));
            verify(nodes.some(each => each.label.includes("\u2212")));
            verify(!nodes.some(each => each.label.includes("-") || each.label.includes("*")));
            verify(node !== undefined);
            view.view.input.focusOn(node);
            verify(findChild(view, "wholeLabel").visible);
        }

        readonly property string many: "nim:3,5 + hackenbush:0-1g,1-2g + octal/code=0.77:7 + nim:1,2 + nim:7 + toads:TT.FF"
                                     + " + nim:2,2 + game:{1|-1} + nim:4 + nim:1,1,1 + nim:9 + nim:2,4"

        function makeTable(): BoardView {
            const view = make(many);
            view.anchors.fill = undefined;
            view.width = 768;
            view.height = 380;
            view.arranging = true;
            compare(view.board.boardCount, 12);
            return view;
        }

        function test_manyBoardsScroll() {
            const view = makeTable();
            const table = findChild(view, "tableScroll");
            for (let i = 0; i < 12; ++i) {
                const card = findChild(view, "boardCard_" + i);
                verify(card.height >= 176 && card.width >= 170, "card " + i + " has " + card.width + " x " + card.height);
            }
            verify(table.contentHeight > table.height);
            verify(table.clip);
            mouseWheel(table, 20, 8, 0, -240);
            tryVerify(() => table.contentY > 0);
            tryVerify(() => !table.moving);
            view.takeKeyboard();
            view.forceActiveFocus();
            for (let i = 0; i < 6; ++i)
                keyClick(Qt.Key_PageDown);
            tryVerify(() => Math.abs(table.contentY + table.height - table.contentHeight) < 1);
            for (let i = 0; i < 6; ++i)
                keyClick(Qt.Key_PageUp);
            tryCompare(table, "contentY", 0);
        }

        function test_theBoardWithTheFocusIsSeen() {
            const view = makeTable();
            const table = findChild(view, "tableScroll");
            const card = findChild(view, "boardCard_11");
            for (let i = 0; i < 60 && !(table.contentY > 0); ++i)
                keyClick(Qt.Key_Tab);
            const button = findChild(view, "boardMenu_11");
            button.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => table.contentY <= card.y && table.contentY + table.height >= card.y + card.height - 1);
        }

        function test_cardsAreDraggedOverTheEdge() {
            const view = makeTable();
            const table = findChild(view, "tableScroll");
            const shifts = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'shifted' }", root);
            shifts.target = view;
            const grip = findChild(view, "boardGrip_0");
            const from = grip.mapToItem(view, 20, 10);
            mousePress(view, from.x, from.y);
            for (let step = 1; step <= 8; ++step)
                mouseMove(view, from.x + 10, from.y + (table.height - 8 - from.y) * step / 8, 10);
            tryVerify(() => Math.abs(table.contentY + table.height - table.contentHeight) < 1);
            mouseMove(view, from.x + 12, table.height - 12);
            mouseRelease(view, from.x + 12, table.height - 12);
            compare(shifts.count, 1);
            compare(shifts.signalArguments[0][0], 0);
            verify(shifts.signalArguments[0][1] > 5);
        }
    }
}
