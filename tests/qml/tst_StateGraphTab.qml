// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Lab
import Grundy.Models

Item {
    id: root

    width: 1100
    height: 700

    Component {
        id: component

        StateGraphTab {
            id: page

            property string opened

            width: 1100
            height: 700
            lab: Lab { wanted: true }
            shown: true
            onOpenAsked: notation => page.opened = notation
        }
    }

    PatientCase {
        name: "StateGraphTab"

        function make(notation: string): StateGraphTab {
            const page = createTemporaryObject(component, root);
            page.graph.arrangement = "quick";
            compare(page.lab.open(notation), "");
            tryVerify(() => page.lab.ready);
            return page;
        }

        function drawn(notation: string): StateGraphTab {
            const page = make(notation);
            tryVerify(() => page.graph.drawn && page.settled);
            return page;
        }

        /// The middle of a node in pixels of the picture.
        function place(page: StateGraphTab, name: string): point {
            const view = findChild(page, "pictureView");
            const box = page.graph.boxOf(page.lab.search(name));
            return view.toView(Qt.point(box.x + box.width / 2, box.y + box.height / 2));
        }

        function clickNode(page: StateGraphTab, name: string, modifiers: int) {
            const at = place(page, name);
            mouseClick(findChild(page, "pictureMouse"), at.x, at.y, Qt.LeftButton, modifiers);
        }

        function test_aClickOpensWithCtrlItSelects() {
            const page = drawn("nim:1,2,3");
            compare(findChild(findChild(page, "selectedCard"), "positionName").text, "1,2,3");
            clickNode(page, "0,2,2", Qt.ControlModifier);
            compare(page.lab.selectedNode, page.lab.search("0,2,2"));
            compare(findChild(findChild(page, "selectedCard"), "positionName").text, "0,2,2");
            compare(page.opened, "");
            mouseClick(findChild(page, "button_openInExplore"));
            compare(page.opened, "nim:0,2,2");
            clickNode(page, "1,1,0", Qt.NoModifier);
            compare(page.opened, "nim:1,1,0");
            compare(page.lab.selectedNode, page.lab.search("1,1,0"));
        }

        function test_aLongPressSelects() {
            const page = drawn("nim:1,2,3");
            const at = place(page, "0,2,2");
            const mouse = findChild(page, "pictureMouse");
            mousePress(mouse, at.x, at.y);
            tryVerify(() => page.lab.selectedNode === page.lab.search("0,2,2"));
            mouseRelease(mouse, at.x, at.y);
            compare(page.opened, "");
        }

        function test_aClickOnlySelectsWhileLabelling() {
            const page = drawn("nim:1,2,3");
            verify(findChild(page, "clickHint").text.includes("Ctrl"));
            verify(!findChild(page, "legendTerminal").visible);
            mouseClick(findChild(page, "switch_labelling"));
            verify(findChild(page, "legendTerminal").visible);
            verify(!findChild(page, "clickHint").text.includes("Ctrl"));
            clickNode(page, "0,2,2", Qt.NoModifier);
            compare(page.lab.selectedNode, page.lab.search("0,2,2"));
            compare(page.opened, "");
            const at = place(page, "1,1,0");
            mouseDoubleClickSequence(findChild(page, "pictureMouse"), at.x, at.y);
            compare(page.opened, "nim:1,1,0");
        }

        /// The keys go to the picture, whichever of its buttons had them before.
        function test_theKeysAreThePictures() {
            const page = drawn("nim:1,2,3");
            const view = findChild(page, "pictureView");
            const plus = findChild(page, "button_zoomIn");
            const zoom = view.zoom;
            plus.forceActiveFocus(Qt.TabFocusReason);
            clickNode(page, "1,2,2", Qt.ControlModifier);
            keyClick(Qt.Key_Return);
            compare(page.opened, "nim:1,2,2");
            plus.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            const walked = findChild(page, "graphPicture").focused;
            verify(walked >= 0);
            keyClick(Qt.Key_Return);
            compare(page.opened, page.lab.node(walked).notation);
            compare(view.zoom, zoom);
        }

        /// Far too little room for all: the picture keeps a least size, and the page scrolls.
        function test_aSmallPageScrolls() {
            const page = drawn("nim:1,2,3");
            const area = findChild(page, "graphPicture");
            const scroll = findChild(page, "labScroll");
            verify(!scroll.interactive);
            compare(findChild(page, "labColumn").parent.width, page.width - scroll.width);
            page.width = 500;
            page.height = 200;
            tryVerify(() => area.width >= 300 && area.height >= 260);
            tryVerify(() => scroll.interactive && scroll.contentHeight > 460);
            tryVerify(() => page.settled);
            const open = findChild(page, "button_openInExplore");
            const seen = () => {
                const y = open.mapToItem(scroll, 0, 0).y;
                return y >= 0 && y + open.height <= scroll.height;
            };
            verify(!seen());
            open.forceActiveFocus(Qt.TabFocusReason);
            verify(seen());
        }

        function test_hoverShowsThePosition() {
            const page = drawn("nim:1,2,3");
            const card = findChild(page, "hoverCard");
            mouseMove(findChild(page, "pictureMouse"), 3, 300);
            tryVerify(() => !card.visible);
            const at = place(page, "1,0,2");
            mouseMove(findChild(page, "pictureMouse"), at.x, at.y);
            compare(page.graph.pointed, page.lab.search("1,0,2"));
            tryVerify(() => card.visible);
            compare(findChild(card, "positionName").text, "1,0,2");
            mouseMove(findChild(page, "pictureMouse"), 3, 300);
            tryCompare(page.graph, "pointed", -1);
            verify(!card.visible);
        }

        function test_keysWalkAndOpen() {
            const page = drawn("nim:1,2,3");
            const area = findChild(page, "graphPicture");
            area.forceActiveFocus();
            keyClick(Qt.Key_Down);
            verify(area.focused >= 0 && area.focused !== page.lab.root);
            const walked = area.focused;
            verify(area.Accessible.description.startsWith(page.lab.node(walked).name));
            keyClick(Qt.Key_Space);
            compare(page.lab.selectedNode, walked);
            keyClick(Qt.Key_Return);
            compare(page.opened, page.lab.node(walked).notation);
            const view = findChild(page, "pictureView");
            keyClick(Qt.Key_Plus);
            verify(!view.fitted);
            const before = view.toView(Qt.point(0, 0));
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            verify(view.toView(Qt.point(0, 0)).x < before.x);
            keyClick(Qt.Key_0);
            verify(view.fitted);
        }

        function test_dragAndWheel() {
            const page = drawn("nim:3,4,5");
            const view = findChild(page, "pictureView");
            const mouse = findChild(page, "pictureMouse");
            const zoom = view.zoom;
            mouseWheel(mouse, 200, 200, 0, 480);
            verify(view.zoom > zoom * 2);
            const before = view.toView(Qt.point(0, 0));
            const selected = page.lab.selectedNode;
            mouseDrag(mouse, 300, 300, 50, 30);
            const after = view.toView(Qt.point(0, 0));
            verify(Math.abs(after.x - before.x - 50) <= 1, after.x - before.x);
            verify(Math.abs(after.y - before.y - 30) <= 1, after.y - before.y);
            compare(page.lab.selectedNode, selected);
            mouseClick(findChild(page, "button_fit"));
            verify(view.fitted);
            tryVerify(() => view.sharp);
        }

        function test_search() {
            const page = drawn("nim:1,2,3");
            const field = findChild(page, "graphSearch");
            mouseClick(field);
            for (const letter of "0,1,2")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            compare(page.lab.selectedNode, page.lab.search("0,1,2"));
            const middle = place(page, "0,1,2");
            const view = findChild(page, "pictureView");
            verify(Math.abs(middle.x - view.width / 2) < 2 && Math.abs(middle.y - view.height / 2) < 2);
            field.text = "9,9";
            keyClick(Qt.Key_Return);
            compare(field.missed, "9,9");
            compare(page.lab.selectedNode, page.lab.search("0,1,2"));
        }

        function test_oneLineOfPlay() {
            const page = drawn("nim:1,2,3");
            mouseClick(findChild(page, "switch_line"));
            compare(findChild(page, "linePath").text, "1,2,3");
            clickNode(page, "1,2,2", Qt.NoModifier);
            compare(page.opened, "");
            compare(findChild(page, "linePath").text, "1,2,3 → 1,2,2");
            verify(!findChild(page, "button_stepOut").enabled);
            mouseClick(findChild(page, "button_stepIn"));
            compare(page.lab.selectedNode, page.lab.search("0,2,2"));
            verify(findChild(page, "lineText").text.startsWith("In the kernel"));
            mouseClick(findChild(page, "button_stepOut"));
            verify(findChild(page, "lineText").text.startsWith("Outside the kernel"));
            mouseClick(findChild(page, "button_lineBack"));
            compare(page.lab.selectedNode, page.lab.search("0,2,2"));
            findChild(page, "graphPicture").forceActiveFocus();
            keyClick(Qt.Key_Backspace);
            compare(page.lab.selectedNode, page.lab.search("1,2,2"));
        }

        /// Nothing is said on stderr about a number that the sentence has no place for.
        function test_theOnlyMove() {
            const page = drawn("takeaway/take=1:2");
            mouseClick(findChild(page, "switch_line"));
            compare(findChild(page, "lineText").text, "In the kernel (P): the only move leads out of it.");
        }

        function test_labelling() {
            const page = drawn("nim:1,2,3");
            const text = findChild(page, "labellingText");
            verify(!text.visible);
            mouseClick(findChild(page, "switch_labelling"));
            verify(text.text.startsWith("Step 0 of 6."));
            verify(text.text.includes("T counts as P"));
            const next = findChild(page, "button_labelNext");
            mouseClick(next);
            verify(text.text.includes("a move leads to P, so they are N"));
            mouseClick(next);
            verify(text.text.includes("all moves lead to N, so they are P"));
            mouseClick(findChild(page, "button_labelBack"));
            verify(text.text.startsWith("Step 1 of 6."));
            mouseClick(findChild(page, "button_labelEnd"));
            verify(text.text.includes("All positions are labelled."));
            verify(!next.enabled);
            mouseClick(findChild(page, "button_labelPlay"));
            verify(text.text.startsWith("Step 0 of 6."));
            tryVerify(() => text.text.startsWith("Step 1 of 6."));
            mouseClick(findChild(page, "button_labelPlay"));
            const slider = findChild(page, "labellingSlider");
            slider.forceActiveFocus();
            keyClick(Qt.Key_Right);
            verify(text.text.startsWith("Step 2 of 6."));
        }

        /// What is not labelled yet is told nowhere on the page.
        function test_labellingTellsNothingBefore() {
            const page = drawn("nim:1,2,3");
            const card = findChild(page, "selectedCard");
            verify(card.words.includes(", P, "));
            mouseClick(findChild(page, "switch_labelling"));
            compare(card.words, "1,2,3, not labelled yet, moves: 6");
            page.lab.selectedNode = page.lab.search("0,0,0");
            verify(card.words.includes("P"));
            mouseClick(findChild(page, "button_labelEnd"));
            page.lab.selectedNode = page.lab.root;
            verify(card.words.includes(", P, "));
        }

        function test_tooManyOffersAPart() {
            const page = make("nim:12,13,14");
            const notice = findChild(page, "graphNotice");
            tryVerify(() => notice.visible);
            compare(notice.text, "2,730 positions: too many to draw at once");
            mouseClick(findChild(page, "button_showPart"));
            tryVerify(() => page.graph.drawn);
            verify(!notice.visible);
            verify(findChild(page, "graphNote").text.startsWith("300 of 2,730 positions"));
            verify(page.graph.boxOf(page.lab.root).width > 0);
        }

        function test_tooLargeOffersThePartNearIt() {
            const page = createTemporaryObject(component, root);
            page.graph.arrangement = "quick";
            verify(!findChild(page, "switch_winning").enabled);
            verify(!findChild(page, "graphPicture").enabled);
            compare(page.lab.open("nim:1000000000"), "");
            tryVerify(() => page.lab.partOffered);
            verify(findChild(page, "wholeNotice").text.endsWith("too much to look at as a whole."));
            verify(!findChild(page, "button_wholeRetry").visible);
            verify(!findChild(page, "graphSearch").enabled);
            mouseClick(findChild(page, "button_showPart"));
            tryVerify(() => page.graph.drawn && page.lab.partial);
            verify(!findChild(page, "wholeNotice").visible);
            verify(findChild(page, "graphNote").text.startsWith("part of the game: 300 positions near nim:1000000000"));
            verify(findChild(page, "graphPicture").enabled);
            verify(!findChild(page, "switch_labelling").enabled);
            verify(!findChild(page, "button_centrePart").visible);
            page.lab.selectedNode = page.lab.search("999999999");
            verify(page.graph.isCut(page.lab.selectedNode));
            mouseClick(findChild(page, "button_centrePart"));
            compare(page.lab.notation, "nim:999999999");
            tryVerify(() => page.graph.drawn && page.lab.partial);
        }

        function test_theTableBehindThePicture() {
            const page = drawn("nim:1,2,3");
            mouseClick(findChild(page, "switch_asTable"));
            const table = findChild(page, "graphTable");
            tryCompare(table, "count", 24);
            verify(!findChild(page, "graphPicture").visible);
            tryVerify(() => findChild(table, "cell_3_0") !== null);
            mouseClick(findChild(table, "cell_3_0"));
            compare(page.lab.selectedNode, 3);
            keyClick(Qt.Key_Down);
            compare(page.lab.selectedNode, 4);
            verify(findChild(table, "cell_4_0").Accessible.name.includes("Outcome: "));
            verify(findChild(table, "cell_4_0").activeFocus); // it is read aloud
            for (let column = 1; column < 7; ++column)
                verify(!findChild(table, "cell_4_" + column).Accessible.ignored);
            verify(["P", "N"].includes(findChild(table, "cell_4_1").text));
            keyClick(Qt.Key_Return);
            compare(page.opened, page.lab.node(4).notation);
            const rows = findChild(page, "graphRows");
            verify(rows.rowOf(page.lab.root).words.startsWith("1,2,3, Outcome: P, Grundy value: 0"));
            page.lab.open("nim/misere:1,2,3");
            tryVerify(() => page.lab.ready);
            compare(rows.titles[2], "");
        }

        function test_switches() {
            const page = drawn("nim:1,2,3");
            findChild(page, "labColumn").contentY = 120;
            mouseClick(findChild(page, "switch_winning"));
            verify(page.graph.onlyWinning);
            findChild(page, "switch_symmetry").flip();
            tryVerify(() => page.lab.ready && page.lab.positions === 14);
            findChild(page, "switch_terminal").flip();
            tryVerify(() => page.lab.ready && page.lab.positions === 13);
            tryVerify(() => page.graph.drawn);
        }

        function test_exports() {
            const page = drawn("nim:1,2,3");
            compare(Array.from(page.exports), ["svg", "png", "dot"]);
            verify(page.exportTo("file:///no/such/folder/g.svg").length > 0);
            verify(page.exportTo("file:///no/such/folder/g.dot").length > 0);
        }
    }
}
