// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Learn
import Grundy.Models

Item {
    id: root

    width: 1300
    height: 1620

    Component {
        id: component

        WorksheetsTab {
            width: 1280
            height: 1600
            shown: true
            session: Session { }
        }
    }

    PatientCase {
        name: "WorksheetsTab"

        function make(): WorksheetsTab {
            const page = createTemporaryObject(component, root);
            page.sheet.game = "nim";
            for (const kind of Array.from(page.sheet.offeredKinds).slice(1))
                page.sheet.setKind(kind, false);
            page.sheet.setKind("winning-move", true);
            page.sheet.misere = false;
            page.sheet.number = 6;
            page.sheet.difficulty = 3;
            page.sheet.seed = "7";
            page.sheet.paper = "a4";
            page.sheet.key = true;
            page.sheet.title = "";
            findChild(page, "worksheetTitle").text = "";
            tryVerify(() => page.sheet.current);
            compare(page.sheet.problem, "");
            return page;
        }

        function text(page: Item): string {
            return findChild(page, "worksheetArea").Accessible.description;
        }

        function remade(page: Item) {
            verify(!page.sheet.current);
            tryVerify(() => page.sheet.current);
        }

        function test_pagesAreShown() {
            const page = make();
            verify(page.sheet.pages >= 2);
            compare(findChild(page, "worksheetPage").text, "Page 1 of " + page.sheet.pages + ": exercises");
            tryVerify(() => page.settled);
            const area = findChild(page, "worksheetArea");
            const corner = area.view.toView(Qt.point(1, 1));
            const place = area.mapToItem(root, corner.x, corner.y);
            const image = grabImage(root);
            compare(String(image.pixel(Math.round(place.x) + 3, Math.round(place.y) + 3)), "#ffffff"); // paper
        }

        function test_textForThoseWhoCannotSee() {
            const page = make();
            verify(text(page).includes("1. Find a winning move. Nim "), text(page));
            verify(!text(page).includes("take "), text(page)); // no answer on a page of exercises
            const area = findChild(page, "worksheetArea");
            area.forceActiveFocus(Qt.TabFocusReason);
            for (let i = 1; i < page.sheet.pages; ++i)
                keyClick(Qt.Key_PageDown);
            compare(findChild(page, "worksheetPage").text, "Page %1 of %1: answers".replace(/%1/g, page.sheet.pages));
            verify(text(page).includes("6. take "), text(page));
            keyClick(Qt.Key_PageDown); // there is no further one
            verify(!findChild(page, "button_pageAfter").enabled);
            keyClick(Qt.Key_PageUp);
            verify(findChild(page, "button_pageAfter").enabled);
        }

        function test_sameSeedSameSheet() {
            const page = make();
            const first = text(page);
            mouseClick(findChild(page, "button_anotherSeed"));
            remade(page);
            verify(text(page) !== first);
            const field = findChild(page, "worksheetSeed");
            field.forceActiveFocus(Qt.TabFocusReason);
            field.selectAll();
            keyClick("7");
            keyClick("x"); // no digit
            keyClick(Qt.Key_Return);
            compare(page.sheet.seed, "7");
            remade(page);
            compare(text(page), first);
        }

        function test_largeSeedsAreExact() {
            const page = make();
            page.sheet.seed = "18446744073709551615";
            compare(page.sheet.seed, "18446744073709551615");
            page.sheet.seed = "18446744073709551616";
            compare(page.sheet.seed, "18446744073709551615");
            page.sheet.seed = "";
            compare(page.sheet.seed, "18446744073709551615");
        }

        function test_kinds() {
            const page = make();
            const winning = findChild(page, "worksheetKind_winning-move");
            mouseClick(winning);
            verify(winning.checked); // the only one stays
            compare(Array.from(page.sheet.kinds).join(" "), "winning-move");
            mouseClick(findChild(page, "worksheetKind_outcome"));
            compare(Array.from(page.sheet.kinds).join(" "), "winning-move outcome");
            remade(page);
            verify(text(page).includes("(P)"), text(page));
            mouseClick(winning);
            verify(!winning.checked);
            compare(Array.from(page.sheet.kinds).join(" "), "outcome");
            mouseClick(winning);
            compare(page.sheet.fileName, "nim-exercises-7.pdf");
            verify(findChild(page, "worksheetKind_stalk-value") === null); // only of Hackenbush
            page.sheet.game = "hackenbush";
            tryVerify(() => findChild(page, "worksheetKind_stalk-value") !== null);
        }

        function test_keyAndTitle() {
            const page = make();
            const withKey = page.sheet.pages;
            mouseClick(findChild(page, "worksheetKey"));
            remade(page);
            verify(page.sheet.pages < withKey);
            compare(page.sheet.pages, page.sheet.exercisePages);
            const title = findChild(page, "worksheetTitle");
            compare(title.placeholderText, "Nim: Find a winning move");
            title.forceActiveFocus(Qt.TabFocusReason);
            for (const letter of "Test 3 b")
                keyClick(letter);
            remade(page);
            verify(text(page).startsWith("Test 3 b "), text(page));
            compare(title.text, "Test 3 b");
        }

        function test_paper() {
            const page = make();
            mouseClick(findChild(page, "paper_letter"));
            compare(page.sheet.paper, "letter");
            remade(page);
            compare(findChild(page, "worksheetArea").picture.size, Qt.size(612, 792));
        }

        function test_saveAsks() {
            const page = make();
            compare(page.sheet.fileName, "nim-winning-move-7.pdf");
            mouseClick(findChild(page, "button_saveWorksheet"));
            tryCompare(findChild(page, "worksheetFile"), "shown", true);
        }

        function test_unwritable() {
            const page = make();
            verify(page.sheet.write("file:///no-such-folder/a.pdf") !== "");
        }

        function test_savedIsTold() {
            const page = make();
            const note = findChild(page, "worksheetSaved");
            verify(!note.visible);
            findChild(page, "worksheetFile").saved("/home/anna/nim 7.pdf");
            verify(note.visible);
            compare(note.text, "Saved as /home/anna/nim 7.pdf");
            page.sheet.number = 5; // another sheet, not saved
            verify(!note.visible);
        }

        function test_isKept() {
            const page = make();
            page.sheet.game = "wythoff";
            page.sheet.number = 9;
            page.sheet.title = "Monday";
            const again = createTemporaryObject(component, root);
            compare(again.sheet.game, "wythoff");
            compare(again.sheet.number, 9);
            compare(findChild(again, "worksheetTitle").text, "Monday");
            compare(again.sheet.seed, "7");
        }

        function test_nothingIsMadeWhileHidden() {
            const page = make();
            page.shown = false;
            page.sheet.number = 3;
            wait(400);
            verify(!page.sheet.busy);
            verify(!page.sheet.current);
            page.shown = true;
            tryVerify(() => page.sheet.current);
        }
    }
}
