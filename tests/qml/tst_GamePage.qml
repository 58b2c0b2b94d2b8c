// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 816
    height: 600

    Component {
        id: component

        GamePage {
            anchors.fill: parent
            session: Session { }
        }
    }

    Component {
        id: wordsComponent

        Instantiator {
            delegate: QtObject {
                required property string fullText
            }
        }
    }

    Component {
        id: tableComponent

        MovesTable {
            width: 360
            session: Session { mode: Mode.Explore }
        }
    }

    Component {
        id: piecesComponent

        Instantiator {
            delegate: QtObject {
                required property bool goes
                required property real row
                required property real column
            }
        }
    }

    Component {
        id: verdictComponent

        VerdictCard {
            property Session session: Session { mode: Mode.Explore }

            width: 360
            analyst: session.analyst
            drawn: session.board.shape === BoardShape.Drawn
        }
    }

    Component {
        id: turnComponent

        TurnSwitch {
            session: Session { }
        }
    }

    Component {
        id: legendComponent

        Legend { }
    }

    SignalSpy {
        id: asks

        signalName: "asked"
    }

    PatientCase {
        name: "GamePage"

        function cleanup() {
            Settings.textScale = 1;
            root.height = 600;
        }

        function open(notation: string, mode: int): GamePage {
            const page = createTemporaryObject(component, root);
            page.session.seat1.human = true;
            page.session.mode = mode;
            verify(page.session.open(notation));
            verify(waitForRendering(page));
            return page;
        }

        /// What stands in the menu has its key.
        function test_shortcutsOfTheMenu() {
            const page = open("nim:3,4,5", Mode.Explore);
            const session = page.session;
            asks.target = page;
            asks.clear();
            keyClick(Qt.Key_M, Qt.ControlModifier);
            verify(session.misere);
            keyClick(Qt.Key_M, Qt.ControlModifier);
            verify(!session.misere);
            keyClick(Qt.Key_E, Qt.ControlModifier);
            verify(session.editing);
            keyClick(Qt.Key_E, Qt.ControlModifier);
            verify(!session.editing);
            keyClick(Qt.Key_S);
            verify(session.options.showLosing);
            keyClick(Qt.Key_S);
            verify(!session.options.showLosing);
            keyClick(Qt.Key_E, Qt.ControlModifier | Qt.ShiftModifier);
            compare(asks.count, 1);
            compare(asks.signalArguments[0][0], Command.Export);
            session.playMove(0);
            verify(session.notation !== "nim:3,4,5");
            keyClick(Qt.Key_R, Qt.ControlModifier);
            compare(session.notation, "nim:3,4,5");
        }

        /// Behind the boards of a table a click asks for one more, and a position can be dropped.
        function test_roomForOneMoreGame() {
            root.height = 760; // in a low window a button below the board asks
            const page = open("nim:3,5 + hackenbush:0-1b", Mode.Explore);
            const place = findChild(page, "openPlace");
            verify(place.visible);
            asks.target = page;
            asks.clear();
            mouseClick(place);
            compare(asks.count, 1);
            compare(asks.signalArguments[0][0], Command.AddGame);
            place.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(asks.count, 2);
            place.positionDropped("nim:2");
            compare(page.session.notation, "nim:3,5 + hackenbush:0-1b + nim:2");
            page.session.mode = Mode.Play;
            verify(!place.visible);
        }

        function test_noShortcutsOfAHiddenPage() {
            const page = open("nim:3,4,5", Mode.Explore);
            page.visible = false;
            keyClick(Qt.Key_M, Qt.ControlModifier);
            verify(!page.session.misere);
        }

        /// Text of twice the size in the smallest window: the board can still be used.
        function test_largeTextLeavesTheBoard_data() {
            return [{ tag: "heaps", position: "nim:7,11,5", measure: "token", least: 14 },
                    { tag: "grid", position: "grid/misere:0110/1111/1011/0110", measure: "pitch", least: 47 },
                    { tag: "strip", position: "turtles:THTTHHTTTH", measure: "token", least: 40 },
                    { tag: "plane", position: "wythoff:11,14", measure: "pitch", least: 12 },
                    { tag: "drawn", position: "hackenbush:0-1b,1-2r", measure: "height", least: 200 }];
        }

        function test_largeTextLeavesTheBoard(data) {
            Settings.textScale = 2;
            const page = open(data.position, Mode.Explore);
            const size = sizeOn(page, data.measure);
            verify(size >= data.least, size);
        }

        /// How wide a piece is, or another measure of the board.
        function sizeOn(page: GamePage, measure: string): real {
            return measure === "token" ? findChild(page, "boardScene").tokens.find(token => token.width > 0).width
                                       : findChild(page, "boardView").view[measure];
        }

        function test_theLegendStaysOnOneLine() {
            const wide = createTemporaryObject(legendComponent, root, { width: 900 });
            const slim = createTemporaryObject(legendComponent, root, { width: 240 });
            verify(!wide.brief);
            verify(slim.brief);
            compare(slim.height, wide.height);
        }

        /// What a click would do is told instead of the hint, which comes back after it.
        function test_thePreviewIsToldInsteadOfTheHint() {
            const page = open("nim:3,4,5", Mode.Play);
            const board = page.session.board;
            const words = findChild(page, "statusText");
            board.hoveredRow = 1;
            const pointed = words.text;
            verify(pointed !== "");
            for (let step = 0; step < 3; ++step)
                page.session.hint();
            tryVerify(() => words.text.includes("the left heap"), "a hint is read before something else is pointed at");
            board.hoveredRow = 2;
            verify(!words.text.includes("the left heap"));
            board.hoveredRow = 1;
            compare(words.text, pointed);
            board.hoveredRow = -1;
            verify(words.text.includes("the left heap"));
        }

        /// In the middle of a move the line says how it goes on, also while the pointer is over a piece.
        function test_theLineSaysWhatToDoNext() {
            const page = open("octal/code=0.77:7", Mode.Play);
            const words = findChild(page, "statusText");
            const asked = words.text;
            page.session.board.hoveredRow = 2;
            compare(words.text, asked);
            page.session.choose(findChild(page, "boardView").view.pieces.itemAt(2).pieceId);
            page.session.board.hoveredRow = 3;
            verify(words.text !== asked);
            verify(words.text.includes("again to take just one"), words.text);
            page.session.mode = Mode.Explore;
            page.session.board.hoveredRow = 1;
            tryVerify(() => words.text.startsWith("Take 1"), 1000, words.text);
        }

        /// The last pin of all lies on the table, too.
        function test_theLastPinIsSeen() {
            const page = open("octal/code=0.77:2", Mode.Play);
            const scene = findChild(page, "boardScene");
            const pieces = findChild(page, "boardView").view.pieces;
            page.session.choose(pieces.itemAt(0).pieceId);
            page.session.choose(pieces.itemAt(1).pieceId);
            verify(page.session.over);
            tryCompare(scene, "gliding", false);
            waitForRendering(page);
            compare(scene.lastPlaces.length, 2);
            for (const place of scene.lastPlaces) {
                const foot = scene.mapToItem(root, place.x + place.height * 0.3, place.y + place.height);
                const seen = grabImage(root).pixel(Math.round(foot.x), Math.round(foot.y));
                verify(seen.hslLightness > 0.9, seen);
            }
        }

        /// Also in a low window the players stand before the wall, and leave the board its room.
        function test_thePlayersStandAboveTheBoard_data() {
            return [{ tag: "heaps", position: "nim:7,11,5", measure: "token", least: 24 },
                    { tag: "grid", position: "grid/misere:1111/1111/1111/1111", measure: "pitch", least: 82 },
                    { tag: "plane", position: "wythoff:11,14", measure: "pitch", least: 18 },
                    { tag: "sticks", position: "takeaway:10", measure: "pitch", least: 40 },
                    { tag: "strip", position: "turtles:THTTHHTTTH", measure: "token", least: 40 }];
        }

        function test_thePlayersStandAboveTheBoard(data) {
            const page = open(data.position, Mode.Play);
            const view = findChild(page, "boardView");
            for (const name of ["seat_0", "seat_1"]) {
                const seat = findChild(page, name);
                const place = seat.mapToItem(view, seat.width, seat.height);
                verify(place.y <= 0);
            }
            const size = sizeOn(page, data.measure);
            verify(size >= data.least, size);
        }

        /// A click on a disc asks how many go: it is not drawn as if all did.
        function test_aDiscStaysAsDarkUnderThePointer() {
            const page = open("nim:1000,3", Mode.Play);
            const pieces = findChild(page, "boardView").view.pieces;
            const index = Array.from({ length: pieces.count }, (each, i) => i).find(i => pieces.itemAt(i).kind === PieceKind.Pile);
            const pile = pieces.itemAt(index);
            const seen = (x, y) => {
                const place = pile.mapToItem(root, pile.width * x, pile.height * y);
                return grabImage(root).pixel(Math.round(place.x), Math.round(place.y));
            };
            tryVerify(() => Qt.colorEqual(seen(0.5, 0.12), Theme.stone));
            page.session.board.hoveredRow = index;
            verify(pile.preview);
            tryVerify(() => Qt.colorEqual(seen(0.5, -0.02), Theme.accent), "it has a ring");
            verify(Qt.colorEqual(seen(0.5, 0.12), Theme.stone));
        }

        /// The computer's turn waits for the analysis: how far that is, what it takes, and a way out.
        function test_theThoughtIsToldAndEnded() {
            const page = open("nim:1", Mode.Play);
            const session = page.session;
            session.seat1.human = false;
            session.seat1.level = Level.Perfect;
            verify(session.newGame("grid/misere:1111111/1111111/1111111/1111111/1111111/1111111", 1));
            verify(session.thinking);
            tryVerify(() => (findChild(page, "thoughtText")?.visible ?? false) && findChild(page, "thoughtText").text.includes("GiB"));
            verify(findChild(page, "thoughtText").text.startsWith("Solving"));
            mouseClick(findChild(page, "button_cancelThought"));
            tryVerify(() => session.toMove === 0);
            compare(findChild(page, "thoughtText"), null);
        }

        function allPieces(page: GamePage): var {
            const pieces = findChild(page, "boardView").view.pieces;
            return Array.from({ length: pieces.count }, (each, i) => pieces.itemAt(i));
        }

        /// Where on the board the piece that is held may go to: one such place.
        function placeFor(page: GamePage, held: Item): point {
            const view = findChild(page, "boardView");
            const target = allPieces(page).find(piece => piece.target && piece !== held);
            if (target !== undefined)
                return view.mapFromItem(target, target.width / 2, target.height / 2);
            const place = page.session.board.targetPlaces.find(each => each.x !== held.column || each.y !== held.row);
            return view.mapFromItem(view.view, view.view.placeOf(place.y, place.x));
        }

        function allTexts(item: Item): var {
            const own = item.visible && item.text !== undefined ? [String(item.text)] : Array.from(item.texts ?? []);
            return Array.from(item.children).reduce((all, child) => all.concat(item.visible ? allTexts(child) : []), own);
        }

        /// What a move's words name on the board: "heap 2", "row 1", "4", "c", "3".
        function placesIn(words: string): var {
            const places = words.match(/\b(?:heap|line|row) \d+/g) ?? [];
            const rest = words.replace(/^(?:line|row) \d+: /, "");
            for (const pattern of [/^(?:\d+ coins from |coin )?(\d+) to (\d+)$/, /^turn (\d+)(?: and (\d+))?$/, /^(\d+)(?:-(\d+))?$/,
                                   /^\((\d+), (\d+)\) to \((\d+), (\d+)\)$/, /^([a-z])(\d+)(?:-([a-z])(\d+))?$/, /(\d+)-(\d+)/]) {
                const found = rest.match(pattern);
                if (found !== null)
                    return places.concat(found.slice(1).filter(place => place !== undefined));
            }
            return places;
        }

        function test_whatMovesNameIsDrawn_data() {
            return ["nim:7,11,5", "takeaway:10,7,5", "octal/code=0.77:5,3,8", "octal/code=0.77:3,50", "grundy:7,3", "lines/misere:111/1111/11111",
                    "lines:1101", "grid/misere:1111/1111/1111/1111", "chomp:5,5,3", "skip/skips=1,1:3,4,5", "poker/adds=2,2/max=3,4,5:3,4,5",
                    "dag:1-0,2-0,2-1@2", "nimble:0,2,1,0,3", "nimble/coins=many:0,2,1,0,3", "staircase:0,3,1,5", "dollar:01001010001",
                    "turtles:THTTHHTTTH", "twins:THTTHHTTTH", "northcott:W..B..../..W...B./.W....B./W......B", "toads:TTT..FFF",
                    "plane:1x2,3x4", "wythoff:3,5", "hackenbush:0-1g,1-2g,1-3b,0-4r,4-5r,5-6b"].map(notation => ({ tag: notation, notation: notation }));
        }

        /// In the smallest window, at the start and after a move.
        function test_whatMovesNameIsDrawn(data) {
            const page = open(data.notation, Mode.Explore);
            const view = findChild(page, "boardView");
            const words = createTemporaryObject(wordsComponent, root, { model: page.session.moves });
            for (const moves of [0, 1]) {
                if (moves > 0)
                    page.session.playMove(0);
                tryVerify(() => page.session.over || words.count > 0 && !page.session.analyst.busy);
                const drawn = findChild(page, "drawnPicture");
                const seen = allTexts(view).concat(drawn === null ? [] : drawn.drawnNumbers());
                for (let i = 0; i < words.count; ++i) {
                    const named = words.objectAt(i).fullText;
                    for (const place of placesIn(named))
                        verify(seen.includes(place), named + ": " + place + " is not drawn in " + page.session.notation);
                }
                verify(words.count === 0 || data.notation.startsWith("skip") || placesIn(words.objectAt(0).fullText).length > 0, "named");
            }
        }

        function pieceRoles(board: BoardModel): var {
            const pieces = createTemporaryObject(piecesComponent, root, { model: board });
            const found = [];
            for (let i = 0; i < pieces.count; ++i)
                found.push(pieces.objectAt(i).goes);
            return found;
        }

        function test_aRowShowsItsMove_data() {
            return ["nim:7,11,5", "octal/code=0.77:5,3", "grundy:7,3", "lines/misere:111/1111/11111", "grid/misere:1111/1111", "chomp:5,5,3", "primes:360",
                    "poker/adds=2,2/max=3,4,5:3,4,5", "dag:1-0,2-0,2-1@2", "nimble:0,2,1,0,3", "staircase:0,3,1,5", "dollar:01001010001",
                    "turtles:THTTHHTTTH", "northcott:W..B./W...B", "toads:TTT..FFF", "plane:1x2,3x4", "wythoff:3,4",
                    "hackenbush:0-1g,1-2g,1-3b,0-4r,4-5r,5-6b"].map(notation => ({ tag: notation, notation: notation }));
        }

        /// The pointer on a row of the moves shows its move on the board, and it alone.
        function test_aRowShowsItsMove(data) {
            const table = createTemporaryObject(tableComponent, root);
            const session = table.session;
            verify(session.open(data.notation));
            tryVerify(() => findChild(table, "move_1") !== null && !session.analyst.busy);
            wait(30);
            const before = session.board.marks.length;
            const marked = JSON.stringify(session.board.marks);
            for (const name of ["move_1", "move_0"]) {
                const row = findChild(table, name);
                const middle = table.mapFromItem(row, row.width / 2, row.height / 2);
                mouseMove(table, middle.x, middle.y);
                tryCompare(session, "pointedMove", row.index);
                compare(session.board.marks.length, 1);
                verify(pieceRoles(session.board).some(goes => goes), "pieces of " + row.fullText);
            }
            mouseMove(table, 10, 4);
            tryCompare(session, "pointedMove", -1);
            compare(session.board.marks.length, before);
            compare(JSON.stringify(session.board.marks), marked);
        }

        /// Letters of edges, numbers of joints and values grow with the text.
        function test_lettersOfAPictureGrow() {
            const page = open("hackenbush:0-1g,1-2g,1-3b,0-4r,4-5r,5-6b", Mode.Explore);
            const picture = findChild(page, "drawnPicture");
            const sizes = () => [picture.letterSize(), picture.tagSize(), picture.numberSize()];
            const usual = sizes();
            Settings.textScale = 2;
            wait(50);
            sizes().forEach((size, i) => verify(size > usual[i], i + ": " + size + " after " + usual[i]));
            for (const number of ["0", "1", "2", "3", "4", "5", "6"])
                verify(picture.drawnNumbers().includes(number), number);
        }

        /// Joints whose edges are too short for numbers have them where one points.
        function test_aCrowdedPictureNamesWhatIsPointedAt() {
            const page = open(netOf(21), Mode.Explore);
            const picture = findChild(page, "drawnPicture");
            compare(picture.drawnNumbers().join(), "0");
            page.session.board.hoveredRow = page.session.board.rowOf("4294967296"); // the first edge
            compare(picture.drawnNumbers().join(), "0,1");
        }

        /// A picture of so many edges in three colours, on a net of so many squares each way.
        function netOf(size: int): string {
            const edges = [];
            const colour = () => "gbr"[(edges.length * edges.length + 1) % 3];
            for (let y = 0; y < size; ++y) {
                for (let x = 1; x <= size; ++x) {
                    edges.push((y === 0 ? 0 : (y - 1) * size + x) + "-" + (y * size + x) + "gbr"[edges.length % 3]);
                    if (x < size)
                        edges.push((y * size + x) + "-" + (y * size + x + 1) + colour());
                }
            }
            return "hackenbush:" + edges.join();
        }

        /// What was not solved says what was tried and what one can do; what is solved says neither.
        function test_theUnsolvedSaysWhatCanBeDone() {
            const card = createTemporaryObject(verdictComponent, root);
            const session = card.session;
            verify(session.open(netOf(9)));
            verify(session.analyst.busy);
            session.analyst.cancel();
            tryCompare(session.analyst, "busy", false);
            const advice = findChild(card, "unsolvedAdvice");
            verify(advice.visible && advice.text.includes("fewer colours"), advice.text);
            verify(findChild(card, "button_retry").visible);
            verify(findChild(card, "verdictDetail").text.startsWith("Stopped before it was solved; looked at "));
            verify(card.implicitHeight >= advice.parent.implicitHeight);
            session.open("hackenbush:0-1b,1-2r");
            tryCompare(session.analyst, "solved", true);
            verify(!advice.visible);
        }

        /// However the players are called, and however large the text is, both choices stand in the panel.
        function test_bothTurnsHaveRoom_data() {
            const rows = [];
            for (const notation of ["northcott:W.B/W.B", "hackenbush:0-1b,1-2r", "toads:TT.FF"]) {
                for (const scale of [1, 2])
                    rows.push({ tag: notation + " " + scale, notation: notation, scale: scale });
            }
            return rows;
        }

        function test_bothTurnsHaveRoom(data) {
            Settings.textScale = data.scale;
            const turns = createTemporaryObject(turnComponent, root, { room: 340 });
            verify(turns.session.open(data.notation));
            verify(waitForRendering(turns));
            verify(turns.width > 200 && turns.width <= 340, turns.width);
            verify(turns.textSize >= 10);
        }

        /// The letter on a token is its player's, wherever the player is shown.
        function test_tokensAndPlayersHaveOneLetter() {
            const page = open("northcott:W.B/W..B", Mode.Play);
            compare(findChild(page, "boardScene").texts.filter(text => text === "W").length, 2);
            const seat = allTexts(findChild(page, "seat_0"));
            verify(seat.includes("W") && seat.includes("White (Left)") && !seat.includes("L"), seat.join());
        }

        /// A dragged piece follows the pointer, and its targets show; where it may not stay it goes back.
        function test_aDraggedPieceFollows_data() {
            return ["dollar:0100101001", "northcott:...W....B", "toads:TT.FF", "nimble:0,1,0,2", "staircase:1,2,3", "wythoff:3,4",
                    "plane:4x3,2x2", "dag:2-1,2-0,1-0@2"].map(notation => ({ tag: notation, notation: notation }));
        }

        function test_aDraggedPieceFollows(data) {
            const page = open(data.notation, Mode.Play);
            const view = findChild(page, "boardView");
            const board = page.session.board;
            const begun = page.session.notation;
            const held = allPieces(page).find(piece => piece.draggable && piece.choosable && board.beginDrag(piece.pieceId));
            verify(held !== undefined);
            board.endDrag();
            const from = view.mapFromItem(held, held.width / 2, held.height / 2);
            const seen = held;
            const home = Qt.point(seen.x, seen.y);
            mousePress(view, from.x, from.y);
            compare(board.chosenPiece, "");
            mouseMove(view, from.x + 9, from.y + 5);
            mouseMove(view, from.x + 20, from.y + 12);
            compare(Qt.point(Math.round(seen.x - home.x), Math.round(seen.y - home.y)), Qt.point(20, 12));
            compare(board.chosenPiece, held.pieceId);
            const there = placeFor(page, held);
            mouseMove(view, 2, 2);
            mouseRelease(view, 2, 2);
            compare(page.session.notation, begun);
            compare(board.chosenPiece, "");
            tryVerify(() => seen.x === home.x && seen.y === home.y, "it goes home");
            mousePress(view, from.x, from.y);
            mouseMove(view, (from.x + there.x) / 2, (from.y + there.y) / 2);
            mouseMove(view, there.x, there.y);
            mouseRelease(view, there.x, there.y);
            verify(page.session.notation !== begun, page.session.notation);
            compare(page.session.toMove, 1);
        }

        /// What the last move took and where it went stays to be seen until the next one, in Play.
        function test_theLastMoveIsMarked() {
            const page = open("nim:3,4", Mode.Play);
            const session = page.session;
            const ghosts = () => Array.from(session.board.ghosts).map(ghost => [ghost.x, ghost.y].join()).sort().join(" ");
            const said = () => page.session.seat0.said;
            compare(said(), "");
            session.takeFromPile(1, 2);
            compare(ghosts(), "1,2 1,3");
            compare(said(), "I took 2 from the right heap.");
            compare(findChild(page, "boardScene").lastPlaces.length, 2);
            session.takeFromPile(0, 0);
            compare(ghosts(), "0,0 0,1 0,2");
            session.mode = Mode.Explore;
            compare(ghosts(), "");
            session.mode = Mode.Play;
            compare(ghosts(), "0,0 0,1 0,2");
            session.undo();
            compare(ghosts(), "1,2 1,3");
            session.undo();
            compare(ghosts(), "");
            compare(said(), "");
        }

        function test_theLastMoveIsOutlined_data() {
            return [{ tag: "a stick of a row", notation: "octal/code=0.77:7,3", kind: PieceKind.Stick, place: 2, marks: 3 },
                    { tag: "a cut", notation: "grundy:9", kind: PieceKind.Cut, place: 1, marks: 2 },
                    { tag: "a skip", notation: "skip/skips=1,1:3", kind: PieceKind.Button, place: 0, marks: 1 }];
        }

        /// Also where it left only the numbers of new heaps, or was a button.
        function test_theLastMoveIsOutlined(data) {
            const page = open(data.notation, Mode.Play);
            const piece = allPieces(page).filter(each => each.kind === data.kind)[data.place].pieceId;
            page.session.choose(piece);
            if (page.session.toMove === 0)
                page.session.choose(piece);
            compare(page.session.toMove, 1);
            const places = Array.from(findChild(page, "boardScene").lastPlaces);
            compare(places.length, data.marks);
            verify(places.every(place => place.width > 0 && place.height > 0));
        }

        /// Where the panel is folded away the verdict stays to be seen.
        function test_theVerdictStays_data() {
            return [{ tag: "heaps", notation: "nim:3,4,5" }, { tag: "drawn", notation: "hackenbush:0-1g,1-2b" },
                    { tag: "drawn, twice as large", notation: "hackenbush:0-1g,1-2b", scale: 2, height: 760 },
                    { tag: "plane", notation: "wythoff:5,7" }, { tag: "lens", notation: "dollar:0100101001" }];
        }

        function test_theVerdictStays(data) {
            Settings.textScale = data.scale ?? 1;
            root.height = data.height ?? 600;
            const page = open(data.notation, Mode.Explore);
            verify(page.narrow);
            const line = findChild(page, "exploreWall");
            verify(line.visible);
            tryVerify(() => page.session.analyst.solved);
            compare(findChild(page, "wallVerdict").text, page.session.analyst.plainVerdict);
            const board = findChild(page, "boardView");
            verify(line.mapToItem(board, 0, line.height).y <= 0, "it lies above the board");
            page.session.mode = Mode.Play;
            tryVerify(() => findChild(page, "exploreWall") === null);
        }
    }
}
