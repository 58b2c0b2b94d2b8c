// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Learn
import Grundy.Models

Item {
    id: root

    width: 1200
    height: 800

    Component {
        id: component

        MarkTab {
            property Session ownSession: Session { }

            anchors.fill: parent
            session: ownSession
            shown: true
        }
    }

    Component {
        id: boardComponent

        MarkBoard {
            anchors.fill: parent
        }
    }

    SignalSpy {
        id: spy
    }

    PatientCase {
        name: "MarkTab"

        function init() {
            root.width = 1200;
        }

        /// Takeaway 10, nothing marked.
        function make(): MarkTab {
            const tab = createTemporaryObject(component, root);
            verify(waitForRendering(tab));
            tab.choice.current = "takeaway";
            tab.choice.misere = false;
            tryCompare(tab, "settled", true);
            tryCompare(tab.marking, "count", 11);
            tab.marking.clear();
            wait(20);
            return tab;
        }

        function markOf(tab: Item, position: int): string {
            return findChild(tab, "mark_" + position).mark;
        }

        function test_clicks() {
            const tab = make();
            mouseClick(findChild(tab, "mark_0"));
            compare(markOf(tab, 0), "P");
            mouseClick(findChild(tab, "mark_1"));
            mouseClick(findChild(tab, "mark_1"));
            compare(markOf(tab, 1), "N");
            mouseClick(findChild(tab, "mark_1"));
            compare(markOf(tab, 1), "");
            compare(findChild(tab, "markBlanks").text, "still blank: 10");
            mouseClick(findChild(tab, "button_markUndo"));
            compare(markOf(tab, 1), "N");
            mouseClick(findChild(tab, "button_clear"));
            compare(markOf(tab, 0), "");
        }

        function test_keysAndContradiction() {
            const tab = make();
            mouseClick(findChild(tab, "mark_0"));
            for (const key of [Qt.Key_N, Qt.Key_N, Qt.Key_N, Qt.Key_N]) {
                keyClick(Qt.Key_Right);
                keyClick(key);
            }
            compare(markOf(tab, 4), "N");
            mouseClick(findChild(tab, "button_check"));
            compare(findChild(tab, "markSentence").text, "4 is marked N, but none of its moves leads to a P: 3, 2 and 1 are N.");
            verify(findChild(tab, "ring_4").visible);
            verify(!findChild(tab, "ring_3").visible);
            verify(findChild(tab, "contradictingArrows").visible);
            keyClick(Qt.Key_Delete);
            compare(markOf(tab, 4), "");
            verify(!findChild(tab, "ring_4").visible);
            verify(!findChild(tab, "contradictingArrows").visible);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(markOf(tab, 4), "N");
            keyClick(Qt.Key_Space);
            compare(markOf(tab, 4), "");
            keyClick(Qt.Key_P);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
            compare(markOf(tab, 3), "");
            keyClick(Qt.Key_C);
            compare(findChild(tab, "markSentence").text, "No contradiction so far. Still blank: 7.");
        }

        function test_rightToTheEnd() {
            const tab = make();
            spy.target = null;
            spy.signalName = "finished";
            spy.target = findChild(tab, "markBoard");
            spy.clear();
            mouseClick(findChild(tab, "mark_0"));
            for (let n = 1; n <= 10; ++n) {
                keyClick(Qt.Key_Right);
                keyClick(n % 4 === 0 ? Qt.Key_P : Qt.Key_N);
            }
            compare(spy.count, 0);
            keyClick(Qt.Key_C);
            compare(spy.count, 1);
            verify(findChild(tab, "markSentence").text.includes("everything is right"));
        }

        function test_tasks() {
            const tab = make();
            mouseClick(findChild(tab, "markTask_two_heaps"));
            tryCompare(tab.marking, "kind", MarkingModel.Table);
            compare(tab.marking.count, 36);
            mouseClick(findChild(tab, "markTask_grid"));
            tryCompare(tab.marking, "kind", MarkingModel.Graph);
            mouseClick(findChild(tab, "markPlay_misere"));
            tryVerify(() => findChild(tab, "markRules").text.includes("last stone loses"));
            mouseClick(findChild(tab, "markTask_takeaway"));
            tryCompare(tab.marking, "count", 11);
            verify(tab.choice.misere);
        }

        function test_own() {
            const tab = make();
            findChild(tab, "markTasks").positionViewAtEnd();
            mouseClick(findChild(tab, "markTask_own"));
            compare(tab.choice.current, "own");
            const field = findChild(tab, "markOwn");
            field.forceActiveFocus();
            field.selectAll();
            for (const c of "nim:n,m")
                keyClick(c);
            keyClick(Qt.Key_Return);
            compare(tab.choice.ownText, "nim:n,m");
            tryCompare(tab.marking, "kind", MarkingModel.Table);
            verify(findChild(tab, "markOwnM").visible);
            field.selectAll();
            for (const c of "nim:2,x")
                keyClick(c);
            keyClick(Qt.Key_Return);
            tryCompare(tab.marking, "count", 0);
            verify(findChild(tab, "markSentence").text.includes("column 7"));
            verify(!findChild(tab, "button_check").enabled);
            field.selectAll();
            for (const c of "nim:2,1")
                keyClick(c);
            keyClick(Qt.Key_Return);
            tryCompare(tab.marking, "kind", MarkingModel.Graph);
        }

        function test_explore() {
            const tab = make();
            spy.target = null;
            spy.signalName = "openAsked";
            spy.target = tab;
            spy.clear();
            mouseClick(findChild(tab, "button_markExplore"));
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "takeaway:10");
        }

        function test_narrow() {
            root.width = 640;
            const tab = make();
            verify(findChild(tab, "markTaskBox").visible);
            verify(!findChild(tab, "markTasks").visible);
            findChild(tab, "markTaskBox").chosen("queen");
            tryCompare(tab.marking, "count", 64);
            verify(findChild(tab, "mark_63").width > 20);
        }

        function test_fits_data() {
            const sizes = [[1720, 560, true], [1720, 430, true], [1280, 400, true], [1060, 620, false], [560, 480, false], [300, 520, false]];
            const tasks = [["", [], "nim:3,2,1"], ["", [], "grid:111/111"], ["", [], "lines:111/11"],
                ["", [], "dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8"],
                ["takeaway:n", [16], ""], ["octal/code=0.77:n", [12], ""], ["wythoff:n,m", [7, 7], ""]];
            const rows = [];
            for (const [width, height, large] of sizes) {
                for (const [family, counts, graph] of tasks)
                    rows.push({ tag: `${family}${graph.slice(0, 12)} ${width} ${height}`, width, height, large, family, counts, graph });
            }
            return rows;
        }

        /// Nothing is cut, and nothing has to be scrolled.
        function test_fits(data) {
            const place = createTemporaryQmlObject(`import QtQuick; Item { width: ${data.width}; height: ${data.height} }`, root);
            const board = createTemporaryObject(boardComponent, place,
                { large: data.large });
            board.task.family = data.family;
            board.task.sizes = data.counts;
            board.task.graph = data.graph;
            tryCompare(board, "settled", true);
            tryVerify(() => board.marking.count > 8);
            wait(30);
            const canvas = findChild(board, "markCanvas");
            const foot = findChild(board, "button_check").parent.parent;
            verify(canvas.width <= data.width + 1, `${canvas.width} wide`);
            verify(canvas.height <= foot.y + 1, `${canvas.height} high of ${foot.y}`);
            for (let position = 0; position < board.marking.count; ++position) {
                const cell = findChild(board, "mark_" + position);
                verify(cell.x >= 0 && cell.y >= 0 && cell.x + cell.width <= canvas.width + 1 && cell.y + cell.height <= canvas.height + 1);
                verify(!cell.cut, cell.label);
            }
        }

        function test_aLongNameIsToldWhole() {
            const board = createTemporaryObject(boardComponent, root);
            board.task.graph = "octal/code=0.7:" + Array(44).fill(1).join(",");
            tryCompare(board, "settled", true);
            tryVerify(() => board.marking.count > 8);
            const cell = findChild(board, "mark_0");
            verify(cell.cut);
            mouseMove(cell, cell.width / 2, cell.height / 2);
            tryVerify(() => findChild(board, "markSentence").text.startsWith(cell.name));
            verify(cell.Accessible.name.startsWith(cell.name));
        }

        /// Read from the back of a room, at 1920 × 1080.
        function test_largeText() {
            const room = createTemporaryQmlObject("import QtQuick; Item { width: 1920; height: 1080 }", root);
            for (const graph of ["nim:3,2,1", "grid:111/111"]) {
                const board = createTemporaryObject(boardComponent, room, { large: true });
                board.task.graph = graph;
                tryCompare(board, "settled", true);
                tryVerify(() => board.marking.count > 10);
                verify(Math.round(19 * findChild(board, "mark_0").zoom) >= 28);
                verify(findChild(board, "markSentence").font.pixelSize >= 28);
                verify(findChild(board, "button_check").font.pixelSize >= 28);
            }
        }

        function test_largeLeavesSpace() {
            const board = createTemporaryObject(boardComponent, root, { large: true });
            board.task.graph = "nim:1,1";
            tryCompare(board, "settled", true);
            tryCompare(board.marking, "count", 3);
            board.marking.clear();
            mouseClick(findChild(board, "mark_0"));
            keyClick(Qt.Key_Space);
            compare(markOf(board, 0), "P");
            keyClick(Qt.Key_Return);
            compare(markOf(board, 0), "N");
            board.marking.clear();
        }
    }
}
