// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 100
    height: 100

    Component {
        id: component

        Main {
            width: 1440
            height: 900
        }
    }

    PatientCase {
        name: "NewGameDialog"

        function cleanup() {
            Settings.textScale = 1;
        }

        /// The window with the dialog of a game that it has open.
        function ask(notation: string): Main {
            const window = createTemporaryObject(component, root);
            window.openPosition(notation);
            askAgain(window);
            return window;
        }

        function askAgain(window: Main) {
            window.ask(Command.New);
            const dialog = findChild(window, "newGameDialog");
            tryCompare(dialog, "opened", true);
            tryRest(item(window, "button_start"));
        }

        function item(window: Main, name: string): Item {
            return findChild(findChild(window, "newGameDialog").contentItem, name);
        }

        /// Brings it into sight and clicks it.
        function click(window: Main, name: string) {
            const target = item(window, name);
            const body = item(window, "newGameBody");
            if (name !== "button_start" && name !== "button_newCancel")
                body.reveal(target);
            tryRest(target);
            mouseClick(target);
        }

        function seatsOf(window: Main): string {
            const said = [];
            for (const seat of [window.session.seat0, window.session.seat1])
                said.push(seat.human, seat.level, seat.depth, seat.slip, seat.fence, seat.name);
            return String(said);
        }

        function changeEverything(window: Main) {
            click(window, "preset_1");
            click(window, "new_misere");
            click(window, "newSeat1_friend");
            click(window, "newSeat0_computer");
            click(window, "newSeat0_level_random");
            click(window, "button_swapStarter");
        }

        function sentence(window: Main): string {
            return item(window, "newGameError").text;
        }

        function test_nothingChangesBeforeStart_data() {
            return [{ tag: "Cancel", close: window => click(window, "button_newCancel") },
                    { tag: "Esc", close: () => keyClick(Qt.Key_Escape) },
                    { tag: "the cross", close: window => mouseClick(findChild(findChild(window, "newGameDialog").header, "button_newClose")) }];
        }

        function test_nothingChangesBeforeStart(data) {
            const window = ask("nim:7,11,5");
            const seats = seatsOf(window);
            changeEverything(window);
            compare(sentence(window), "Small. A friend starts against the computer (Random).");
            data.close(window);
            tryCompare(findChild(window, "newGameDialog"), "visible", false);
            compare(window.session.notation, "nim:7,11,5");
            compare(seatsOf(window), seats);
            askAgain(window);
            compare(sentence(window), "Classic. You start against the computer (Beginner).");
        }

        function test_startAppliesAll() {
            const window = ask("takeaway:10");
            click(window, "preset_3");
            click(window, "new_misere");
            click(window, "newSeat1_level_look3");
            click(window, "newSeat0_friend");
            compare(sentence(window), "Three heaps. A friend starts against the computer (Careful).");
            click(window, "button_start");
            tryCompare(findChild(window, "newGameDialog"), "visible", false);
            compare(window.session.notation, "takeaway/misere:10,7,5");
            compare(window.session.seat0.name, "Your friend");
            compare(window.session.seat1.levelText, "Careful");
            window.openPosition("takeaway:10");
            askAgain(window);
            verify(item(window, "newSeat1_level_look3").checked); // remembered
            window.openPosition("grundy:10");
            askAgain(window);
            verify(item(window, "newSeat1_level_look1").checked); // for that game alone
        }

        /// The card of a misère board is not the one of the same board in normal play.
        function test_misereIsNotSaidOfNormalPlay() {
            const window = ask("nim:3,4,5");
            compare(sentence(window), "Your own board. You start against the computer (Beginner).");
            click(window, "new_misere");
            compare(sentence(window), "Misère. You start against the computer (Beginner).");
            click(window, "new_normal");
            compare(sentence(window), "Your own board. You start against the computer (Beginner).");
            click(window, "button_start");
            compare(window.session.notation, "nim:3,4,5");
            compare(window.session.mode, Mode.Play);
        }

        function test_swapInAPartizanGame() {
            const window = ask("toads:TTT..FFF");
            compare(item(window, "newSeat0_title").Accessible.name, "Left moves first");
            click(window, "button_swapStarter");
            compare(item(window, "newSeat0_title").Accessible.name, "Left moves second");
            compare(item(window, "newSeat1_title").Accessible.name, "Right moves first");
            verify(item(window, "newSeat0_you").checked);
            compare(sentence(window), "Classic. The computer (Beginner) starts against you.");
        }

        /// Who plays is chosen: there is nothing more to do with it than to begin.
        function test_enterOnWhatIsChosenStarts() {
            const window = ask("nim:7,11,5");
            item(window, "newSeat0_you").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            tryVerify(() => !findChild(window, "newGameDialog").visible);
            compare(window.session.seat0.name, "Your friend");
        }

        function test_theLadderByKeys() {
            const window = ask("dollar:01001010001");
            const beginner = item(window, "newSeat1_level_look1");
            beginner.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            verify(item(window, "newSeat1_level_look3").checked);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up); // there is none above
            const perfect = item(window, "newSeat1_level_perfect");
            verify(perfect.checked && perfect.activeFocus && !beginner.checked);
            keyClick(Qt.Key_Down);
            verify(item(window, "newSeat1_level_humanlike10").checked);
            compare(sentence(window), "Two gaps. You start against the computer (Strong).");
        }

        function test_anotherLevelIsNotLost() {
            const window = ask("staircase:0,3,1,5");
            findChild(window, "newGameDialog").close();
            window.session.seat1.fence = 4;
            window.session.seat1.level = Level.Fence;
            askAgain(window);
            compare(sentence(window), "Classic. You start against the computer (Fence 4).");
            verify(item(window, "newSeat1_level_fence4").checked);
            click(window, "newSeat1_level_random");
            verify(item(window, "newSeat1_level_random").checked);
            verify(item(window, "newSeat1_level_fence4").visible);
        }

        function test_presetsByKeys() {
            const window = ask("dollar:01001010001");
            const first = item(window, "preset_0");
            tryVerify(() => first.activeFocus);
            keyClick(Qt.Key_Right);
            verify(item(window, "preset_1").checked && item(window, "preset_1").activeFocus);
            keyClick(Qt.Key_Down);
            verify(item(window, "preset_4").checked && !first.checked);
            compare(item(window, "preset_4").Accessible.checked, true);
        }

        /// What a screen reader says of the foot.
        function spoken(window: Main): string {
            return (Array.from(item(window, "newGameError").children).find(child => child instanceof Spoken) as Spoken).text;
        }

        /// Another ladder makes the side of the players higher, and that of the boards stays.
        function test_whoPlaysMovesNoBoard() {
            const window = ask("dollar:01001010001");
            const board = item(window, "draftBoard");
            const place = () => JSON.stringify(board.mapToItem(null, 0, 0, board.width, board.height));
            const before = place();
            click(window, "newSeat0_computer");
            wait(50);
            compare(sentence(window).split(". ")[1], "One computer (Beginner) starts against another (Beginner).");
            compare(place(), before);
        }

        function test_aFieldIsAppliedByEnter() {
            const window = ask("nim:7,11,5");
            const field = item(window, "field_heaps_text");
            field.forceActiveFocus(Qt.TabFocusReason);
            field.selectAll();
            for (const key of ["3", ",", " ", "x"])
                keyClick(key);
            verify(sentence(window).includes("x"));
            verify(!item(window, "button_start").enabled);
            compare(spoken(window), ""); // it may be right in a moment
            keyClick(Qt.Key_Return);
            verify(spoken(window).includes("x"));
            keyClick(Qt.Key_Backspace);
            keyClick("4");
            keyClick(Qt.Key_Return);
            compare(field.text, "3,4");
            compare(item(window, "draftPicture").notation, "nim:3,4");
            compare(sentence(window), "Your own board. You start against the computer (Beginner).");
            verify(findChild(window, "newGameDialog").visible); // Enter does not start it
        }

        function test_aNumberIsAppliedByEnter() {
            const window = ask("grid:11/11");
            const rows = item(window, "field_rows_spin");
            rows.contentItem.forceActiveFocus(Qt.TabFocusReason);
            rows.contentItem.selectAll();
            keyClick("5");
            keyClick(Qt.Key_Return);
            compare(item(window, "draftPicture").notation.split("/").length, 5);
        }

        /// A row of squares is lengthened and shortened, not typed as 0 and 1.
        function test_howManySquares() {
            const window = ask("dollar:01001010001");
            const box = item(window, "spin_columns");
            verify(box.visible);
            verify(!item(window, "field_squares").visible);
            compare(box.value, 11);
            tryRest(box);
            box.forceActiveFocus();
            keyClick(Qt.Key_Up);
            tryCompare(item(window, "draftBoard").board, "columns", 12);
            compare(item(window, "field_squares_text").text, "010010100010");
            compare(sentence(window), "Your own board. You start against the computer (Beginner).");
            compare(window.session.notation, "dollar:01001010001");
            keyClick(Qt.Key_Down);
            verify(item(window, "preset_0").checked);
            verify(!item(ask("grid:11/11"), "spin_columns").visible); // has fields for both
        }

        function test_theBoardIsChangedByClicks() {
            const window = ask("dollar:01001010001");
            const pieces = item(window, "draftBoard").view.pieces;
            let square = null;
            for (let n = 0; n < pieces.count; ++n) {
                if (pieces.itemAt(n).column === 8)
                    square = pieces.itemAt(n);
            }
            tryRest(square);
            mouseClick(square);
            compare(item(window, "field_squares_text").text, "01001010101");
            compare(sentence(window), "Your own board. You start against the computer (Beginner).");
            compare(item(window, "draftBoard").board.marks.length, 0); // who wins is not told
            mouseClick(square);
            verify(item(window, "preset_0").checked);
            compare(window.session.notation, "dollar:01001010001");
            keyClick(Qt.Key_Escape);
            tryCompare(findChild(window, "newGameDialog"), "visible", false);
        }

        /// What is drawn by tools of its own is a picture here.
        function test_aDrawnBoardIsAPicture() {
            const window = ask("hackenbush:0-1g,1-2g");
            verify(!item(window, "draftBoard").visible && item(window, "draftPicture").visible);
            click(window, "preset_2");
            verify(item(window, "draftPicture").notation !== "hackenbush:0-1g,1-2g");
            findChild(window, "newGameDialog").close();
            window.openPosition("nim:3,4");
            askAgain(window);
            verify(item(window, "draftBoard").visible && !item(window, "draftPicture").visible);
        }

        function test_mirrored() {
            const window = ask("nim:7,11,5");
            const frame = findChild(window, "newGameDialog").contentItem.parent;
            frame.LayoutMirroring.childrenInherit = true;
            frame.LayoutMirroring.enabled = true;
            const leftOf = name => item(window, name).mapToItem(null, 0, 0).x;
            tryVerify(() => leftOf("preset_0") > leftOf("newSeat0_you"));
            tryRest(item(window, "preset_0"));
            verify(leftOf("preset_0") > leftOf("preset_1"));
            verify(leftOf("newSeat0_you") > leftOf("newSeat0_computer"));
            const board = item(window, "draftBoard");
            verify(board.mapToItem(null, 0, 0).x > item(window, "newSeat0_you").mapToItem(null, 0, 0).x);
            const card = item(window, "preset_0");
            card.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Left); // the next one is on the left
            verify(item(window, "preset_1").checked);
            item(window, "new_normal").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Left);
            verify(item(window, "new_misere").checked);
        }

        function test_startStays_data() {
            const rows = [];
            for (const scale of [1, 2]) {
                for (const size of [[900, 600], [1280, 800], [1920, 1080]])
                    rows.push({ tag: size + " at " + scale, size: size, scale: scale });
            }
            return rows;
        }

        function test_startStays(data) {
            Settings.textScale = data.scale;
            const window = createTemporaryObject(component, root, { width: data.size[0], height: data.size[1] });
            window.openPosition("northcott:W..B..../..W...B.");
            askAgain(window);
            const start = item(window, "button_start");
            const placeOf = () => String(start.mapToItem(null, 0, 0, start.width, start.height));
            const place = placeOf();
            const within = start.mapToItem(null, start.width, start.height);
            verify(within.x <= data.size[0] && within.y <= data.size[1]);
            for (const name of ["newSeat0_computer", "newSeat1_you", "newSeat0_friend", "button_swapStarter", "preset_3", "new_misere",
                                "button_random", "newSeat0_computer", "newSeat1_computer", "newSeat0_level_perfect"]) {
                click(window, name);
                tryRest(start);
                compare(placeOf(), place, name);
            }
            item(window, "field_tokens").edited("no rows at all of this kind, and a text that is rather long");
            tryRest(start);
            compare(placeOf(), place, "an error");
        }

        /// All that can be had by Tab is seen when it has the keyboard.
        function test_tabShowsWhatItReaches() {
            const window = createTemporaryObject(component, root, { width: 900, height: 600 });
            window.openPosition("nim:7,11,5");
            askAgain(window);
            const body = item(window, "newGameBody");
            let last = null;
            for (let n = 0; n < 60 && !(last !== null && last.objectName === "button_start"); ++n) {
                keyClick(Qt.Key_Tab);
                last = body.focusItem;
                wait(20);
                if (last === null || !findChild(body, last.objectName))
                    continue;
                const top = last.mapToItem(body, 0, 0).y;
                verify(top >= 0 && top + Math.min(last.height, 60) <= body.height, `${last.objectName} at ${top}`);
            }
            compare(last.objectName, "button_start");
        }
    }
}
