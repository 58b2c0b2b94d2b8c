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
        name: "Main"

        readonly property var positions: ["nim:7,11,5", "nim:1000000,45,3", "takeaway/take=1-3:10", "lines/misere:111/1111/11111",
                                          "grid/misere:0110/1111/1011/0110", "dag:1-0,2-0,2-1@2"]

        function open(notation: string): Main {
            const window = createTemporaryObject(component, root);
            verify(waitForRendering(window.contentItem));
            if (notation !== "")
                window.openPosition(notation);
            return window;
        }

        function cleanup() {
            Settings.textScale = 1;
        }

        function settle(window: Main) {
            tryCompare(window, "settled", true);
            wait(50);
        }

        function test_pages_data() {
            return [{ tag: "gallery", page: MainPage.Gallery, child: "galleryPage" }, { tag: "settings", page: MainPage.Settings, child: "settingsPage" }];
        }

        function test_pages(data) {
            const window = open("");
            window.go(data.page);
            wait(50);
            verify(findChild(window.contentItem, data.child).visible);
        }

        /// What is said grows by one step, and nothing else.
        function test_aVeryLargeWindowHasLargerTexts() {
            const window = open("");
            compare([Theme.body, Theme.large, Theme.controlHeight], [15, 17, 38]);
            window.width = 2560;
            window.height = 1440;
            tryVerify(() => Theme.body === 17 && Theme.large === 20 && Theme.controlHeight === 38);
            window.width = 1440;
            tryCompare(Theme, "body", 15);
        }

        /// The rail grows with the text: as far as the window has room, and all of its words stand in it.
        function test_theRailGrows_data() {
            return [{ tag: "small", width: 900, height: 600, grow: 1.3 }, { tag: "usual", width: 1280, height: 800, grow: 1.6 },
                    { tag: "large", width: 1920, height: 1080, grow: 2 }];
        }

        function test_theRailGrows(data) {
            const window = open("");
            window.width = data.width;
            window.height = data.height;
            const rail = findChild(window.contentItem, "rail_settings").parent;
            const usual = rail.width;
            compare(rail.grow, 1);
            Settings.textScale = 2;
            compare(rail.grow, data.grow);
            tryCompare(rail, "width", Math.round(usual * data.grow));
            const places = ["games", "learn", "lab", "settings"].map(name => findChild(window.contentItem, "rail_" + name));
            for (const place of places) {
                const words = Array.from(place.children).find(child => child.text === place.text);
                verify(words.font.pixelSize >= Math.floor(13 * data.grow) && !words.truncated, place.text);
                verify(place.width <= rail.width);
            }
            verify(places[2].y + places[2].height <= places[3].y);
        }

        function test_games_data() {
            const rows = [];
            for (const position of positions) {
                for (const mode of [Mode.Play, Mode.Explore, Mode.Present])
                    rows.push({ tag: position + " " + ["play", "explore", "present"][mode], position: position, mode: mode });
            }
            return rows;
        }

        function test_games(data) {
            const window = open(data.position);
            window.session.mode = data.mode;
            settle(window);
            window.ask(Command.Why);
            settle(window);
            for (const size of [[900, 600], [1920, 1080]]) {
                window.width = size[0];
                window.height = size[1];
                wait(30);
            }
            verify(window.session.opened);
        }

        function test_cardOpensGame() {
            const window = open("");
            tryVerify(() => findChild(window.contentItem, "card_nim") !== null);
            mouseClick(findChild(window.contentItem, "card_nim"));
            compare(window.page, MainPage.Game);
            compare(window.session.gameId, "nim");
        }

        function test_searchIsSilent_data() {
            return [{ tag: "nothing", text: "grd" }, { tag: "grid", text: "grid" }, { tag: "heaps", text: "heap" }];
        }

        function test_searchIsSilent(data) {
            const window = open("");
            window.requestActivate();
            const search = findChild(window.contentItem, "search");
            for (let i = 1; i <= data.text.length; ++i) {
                search.text = data.text.slice(0, i);
                search.textEdited();
                wait(20);
            }
            search.text = "";
            search.textEdited();
            wait(50);
            verify(findChild(window.contentItem, "card_nim") !== null);
        }

        function test_enterOpensTheOnlyMatch() {
            const window = open("");
            const search = findChild(window.contentItem, "search");
            search.text = "takeaway";
            search.textEdited();
            search.accepted();
            tryCompare(window, "page", MainPage.Game);
            compare(window.session.gameId, "takeaway");
        }

        function test_copySaysSo() {
            const window = open("nim:7,11,5");
            window.ask(Command.Copy);
            verify(findChild(window.contentItem, "statusText").text.includes("nim:7,11,5"));
        }

        /// Of the Lab or of a lesson: whoever comes from there first meets a gentle computer.
        function test_aPositionFromElsewhereIsPlayedGently() {
            const window = open("");
            window.openApart("twins:THHTTH", 0, Mode.Play);
            compare(window.session.notation, "twins:THHTTH");
            compare(window.session.seat1.level, Level.Look);
            compare(window.session.seat1.depth, 1);
            settle(window);
        }

        function test_twinIsAGameOfItsOwn() {
            const window = open("dollar:0101");
            window.session.mode = Mode.Explore;
            settle(window);
            window.session.twin.shown = true;
            tryVerify(() => window.session.twin.notation !== "");
            findChild(window.contentItem, "button_openTwin").clicked();
            verify(window.session.gameId !== "dollar");
            compare(window.session.mode, Mode.Explore);
            verify(!window.session.canUndo);
            settle(window);
        }

        function test_misereOnlyWhereOffered() {
            const window = open("northcott/misere/moves=right:W.B/W.B");
            window.ask(Command.New);
            const dialog = findChild(window, "newGameDialog");
            tryCompare(dialog, "opened", true);
            const why = findChild(dialog.contentItem, "normalOnly");
            compare(why.text, "");
            findChild(dialog.contentItem, "field_moves").edited("both");
            compare(why.text, "Misère play is possible only with “Tokens move”: to the right only or forward only.");
            dialog.start();
            compare(dialog.error, "");
            compare(window.session.notation, "northcott:W.B/W.B");
        }

        function test_aWalkedPositionIsJudged() {
            const window = open("grid:11/11");
            window.session.mode = Mode.Explore;
            window.session.explanation.level = Argument.Labels;
            settle(window);
            window.ask(Command.Why);
            settle(window);
            window.session.explanation.showAll();
            window.session.explanation.walkInto(0);
            settle(window);
            tryCompare(findChild(window.contentItem, "walkVerdict"), "visible", true);
            compare(window.session.explanation.walkOutcome, Outcome.P);
        }

        function test_badPosition() {
            const window = open("");
            window.ask(Command.Paste);
            const dialog = findChild(window, "pasteDialog");
            tryCompare(dialog, "opened", true);
            const field = findChild(dialog.contentItem, "pasteField");
            field.text = "nim:3,x,5";
            field.accepted();
            verify(findChild(dialog.contentItem, "pasteError").text.includes("7"));
            compare(window.page, MainPage.Gallery);
            field.text = "nim:3,5";
            compare(findChild(dialog.contentItem, "pasteError").text, "");
            field.text = "nim:3,x,5";
            field.accepted();
            dialog.close();
            window.ask(Command.Paste);
            compare(findChild(dialog.contentItem, "pasteError").text, "");
            tryCompare(dialog, "opened", true);
            field.text = "nim:3,5";
            field.accepted();
            compare(window.session.notation, "nim:3,5");
        }

        function test_playTellsNothingUnasked() {
            const window = open("nim:7,11,5");
            window.session.mode = Mode.Play;
            settle(window);
            compare(findChild(window.contentItem, "verdictCard"), null);
            compare(window.session.board.marks.length, 0);
            window.ask(Command.Why);
            settle(window);
            compare(findChild(window.contentItem, "verdictCard"), null); // the idea says it in words
            window.session.explanation.level = Argument.Labels;
            compare(findChild(window.contentItem, "verdictCard").visible, true);
        }

        function test_presentReveals() {
            const window = open("nim:7,11,5");
            window.session.mode = Mode.Present;
            settle(window);
            const show = findChild(window.contentItem, "presentPage").show;
            compare(show.step, 0);
            compare(window.session.board.marks.length, 0);
            for (const [button, step] of [["present_reveal", 1], ["present_reveal", 2], ["present_hide", 1]]) {
                mouseClick(findChild(window.contentItem, button));
                compare(show.step, step);
            }
            mouseClick(findChild(window.contentItem, "present_leave"));
            verify(!window.presenting);
        }
    }
}
