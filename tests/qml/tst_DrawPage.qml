// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Draw
import Grundy.Models

Item {
    id: root

    width: 1300
    height: 860

    Component {
        id: component

        DrawPage {
            property Session ownSession: Session { }

            anchors.fill: parent
            session: ownSession
        }
    }

    SignalSpy {
        id: asked
    }

    PatientCase {
        name: "DrawPage"

        /// Nothing kept, and Cram to begin with.
        function make(): DrawPage {
            const page = createTemporaryObject(component, root);
            while (page.drawing.saved.count > 0)
                page.drawing.saved.remove(0);
            page.drawing.start(page.drawing.starts[0].notation);
            verify(waitForRendering(page));
            return page;
        }

        function settle(page: DrawPage) {
            tryVerify(() => page.settled);
        }

        /// Of a row of a model.
        function role(page: DrawPage, shape: int, name: string): var {
            const card = findChild(page, "shape_" + shape);
            return card === null ? undefined : card[name];
        }

        function test_squaresAreDrawnByClicks() {
            const page = make();
            compare(page.drawing.notation, "shapes/take=11t:11111/11111/11111/11111");
            compare(role(page, 0, "title"), "Two neighbours");
            compare(findChild(page, "waysCount_0").text, "2 ways");
            mouseClick(findChild(page, "field_0_16"));
            compare(page.drawing.notation, "shapes/take=11.10t:11111/11111/11111/11111");
            compare(role(page, 0, "title"), "An L of three");
            compare(findChild(page, "waysCount_0").text, "4 ways");
            mouseClick(findChild(page, "turned_0"));
            compare(page.drawing.notation, "shapes/take=11.10:11111/11111/11111/11111");
            compare(findChild(page, "waysCount_0").text, "1 way");
            mouseClick(findChild(page, "mirrored_0"));
            compare(findChild(page, "waysCount_0").text, "2 ways");
            mouseClick(findChild(page, "brush_empty"));
            mouseClick(findChild(page, "field_0_17"));
            compare(page.drawing.notation, "shapes/take=11.1_m:11111/11111/11111/11111");
            mouseClick(findChild(page, "brush_stay"));
            mouseClick(findChild(page, "field_0_17"));
            compare(page.drawing.notation, "shapes/take=11.1sm:11111/11111/11111/11111");
            compare(role(page, 0, "title"), "An L of three beside stones that stay");
            mouseClick(findChild(page, "field_0_17"));
            compare(page.drawing.notation, "shapes/take=11.10m:11111/11111/11111/11111");
        }

        function test_keysAlone() {
            const page = make();
            const field = findChild(page, "field_0");
            field.forceActiveFocus(Qt.TabFocusReason);
            verify(field.activeFocus);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Space);
            compare(page.drawing.notation, "shapes/take=11.01t:11111/11111/11111/11111");
            const board = findChild(page, "tryBoard");
            settle(page);
            board.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => page.drawing.pointed.length === 3);
            const first = Array.from(page.drawing.pointed).join();
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Down);
            keyClick("+");
            verify(Array.from(page.drawing.pointed).join() !== first);
            const cells = Array.from(page.drawing.pointed);
            verify(cells.includes(board.at));
            keyClick(Qt.Key_Space);
            compare(Array.from(page.drawing.cells).filter(sign => sign === "0").length, 3);
            for (const cell of cells)
                compare(page.drawing.cells[cell], "0");
            verify(findChild(page, "button_drawUndo").enabled);
            mouseClick(findChild(page, "button_drawUndo"));
            verify(!page.drawing.cells.includes("0"));
        }

        function test_shapesComeAndGo() {
            const page = make();
            mouseClick(findChild(page, "addShape"));
            compare(page.drawing.notation, "shapes/take=11t,1:11111/11111/11111/11111");
            compare(page.drawing.current, 1);
            mouseClick(findChild(page, "owner_1_1"));
            compare(page.drawing.notation, "shapes/take=11t/left=1:11111/11111/11111/11111");
            compare(page.drawing.mover, 1);
            page.drawing.shapes.remove(0);
            compare(page.drawing.notation, "shapes/left=1:11111/11111/11111/11111");
            verify(!findChild(page, "removeShape_0").visible);
            page.drawing.shapes.addLine();
            compare(page.drawing.notation, "shapes/take=line3/left=1:11111/11111/11111/11111");
            page.drawing.shapes.setLongest(1, 0);
            compare(page.drawing.notation, "shapes/take=line/left=1:11111/11111/11111/11111");
            tryVerify(() => findChild(page, "longest_1") !== null);
            const longest = findChild(page, "longest_1");
            compare(longest.textFromValue(0, Qt.locale()), "no limit");
            compare(longest.valueFromText("no limit", Qt.locale()), 0);
            compare(longest.valueFromText("12", Qt.locale()), 12);
            compare(longest.valueFromText((12).toLocaleString(Qt.locale(), "f", 0), Qt.locale()), 12);
        }

        function test_whatIsWrongIsSaidBesideTheShape() {
            const page = make();
            for (const cell of [11, 12])
                mouseClick(findChild(page, "field_0_" + cell));
            compare(page.drawing.notation, "");
            verify(findChild(page, "shapeError_0").text.includes("this shape takes no stone: the game would not end"));
            for (const button of ["Play", "Explore", "Worksheet"])
                verify(!findChild(page, "button_draw" + button).enabled);
            for (const cell of [10, 11, 12, 13, 14])
                mouseClick(findChild(page, "field_0_" + cell));
            verify(page.drawing.notation !== "");
            compare(findChild(page, "shapeError_0").text, "");
            page.drawing.columns = 4;
            page.drawing.rows = 4;
            compare(findChild(page, "shapeError_0").text, "This shape is larger than the board.");
        }

        function test_theBoardAnswers() {
            const page = make();
            settle(page);
            compare(page.drawing.outcome, Outcome.N);
            compare(findChild(page, "drawDetail").text.endsWith("of 31 takes win."), true);
            verify(findChild(page, "drawSolved").text.startsWith("solved"));
            mouseClick(findChild(page, "draw_misere"));
            compare(page.drawing.notation, "shapes/misere/take=11t:11111/11111/11111/11111");
            settle(page);
            verify(page.drawing.outcome !== Outcome.Unknown);
            page.drawing.misere = false;
            settle(page);
            const cell = findChild(page, "try_cell_7");
            mouseMove(cell, cell.width - 3, cell.height / 2);
            compare(Array.from(page.drawing.pointed).join(), "7,8");
            verify(findChild(page, "takeOutline").visible);
            verify(findChild(page, "pointedTitle").text.startsWith("This take "));
            compare(findChild(page, "takeBadge").outcome, page.drawing.pointedOutcome);
            mouseMove(cell, cell.width / 2, 3);
            compare(Array.from(page.drawing.pointed).join(), "2,7");
            mouseClick(cell, cell.width / 2, 3);
            compare(page.drawing.cells.slice(0, 8), "11011110");
            mouseClick(findChild(page, "button_drawFill"));
            verify(!page.drawing.cells.includes("0"));
            compare(page.drawing.notation, "shapes/take=11t:11111/11111/11111/11111");
        }

        function test_holesAndSizes() {
            const page = make();
            mouseClick(findChild(page, "try_holes"));
            mouseClick(findChild(page, "try_cell_0"));
            compare(page.drawing.notation, "shapes/take=11t:01111/11111/11111/11111");
            const columns = findChild(page, "draw_columns");
            columns.contentItem.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(page.drawing.notation, "shapes/take=11t:0111/1111/1111/1111");
            mouseClick(findChild(page, "try_cell_0"));
            compare(page.drawing.notation, "shapes/take=11t:1111/1111/1111/1111");
            page.drawing.rows = 17;
            compare(page.drawing.rows, 4); // 64 cells at most
        }

        function test_keptUnderItsName() {
            const page = make();
            verify(!page.drawing.kept);
            mouseClick(findChild(page, "field_0_16"));
            verify(page.drawing.kept);
            const field = findChild(page, "drawName");
            field.forceActiveFocus(Qt.TabFocusReason);
            for (const c of "Elbows")
                keyClick(c);
            compare(page.drawing.saved.count, 1);
            const again = createTemporaryObject(component, root);
            compare(again.drawing.name, "Elbows");
            compare(again.drawing.notation, page.drawing.notation);
            again.drawing.start(again.drawing.starts[1].notation);
            compare(again.drawing.name, "");
            again.drawing.rows = 3;
            const own = Array.from(again.drawing.starts).filter(start => start.row >= 0).map(start => start.title);
            compare(own.length, 2);
            verify(own.includes("Elbows"));
        }

        function test_used_data() {
            return [{ tag: "openAsked", button: "button_drawPlay", mode: Mode.Play },
                    { tag: "openAsked", button: "button_drawExplore", mode: Mode.Explore },
                    { tag: "worksheetAsked", button: "button_drawWorksheet", mode: -1 }];
        }

        function test_used(data) {
            const page = make();
            asked.target = page;
            asked.signalName = data.tag;
            asked.clear();
            mouseClick(findChild(page, data.button));
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0], page.drawing.notation);
            if (data.mode >= 0)
                compare(asked.signalArguments[0][2], data.mode);
        }

        /// Nothing of it lies beyond the window.
        function test_small_data() {
            return [{ tag: "usual", mirrored: false, width: 816, height: 600 }, { tag: "mirrored", mirrored: true, width: 816, height: 600 },
                    { tag: "least", mirrored: false, width: 636, height: 520 }];
        }

        function test_small(data) {
            root.width = data.width;
            root.height = data.height;
            root.LayoutMirroring.enabled = data.mirrored;
            root.LayoutMirroring.childrenInherit = true;
            const page = make();
            for (const name of ["button_drawPlay", "button_drawMore", "drawName", "draw_misere", "field_0", "tryBoard", "brush_stay",
                                "owner_0_2", "draw_rows"]) {
                const item = findChild(page, name);
                const place = item.mapToItem(root, 0, 0);
                verify(place.x >= 0 && place.x + item.width <= root.width + 1, name);
            }
            root.LayoutMirroring.enabled = false;
            root.width = 1300;
            root.height = 860;
        }
    }
}
