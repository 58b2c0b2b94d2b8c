// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 1300
    height: 820

    Component {
        id: component

        TableTab {
            width: 1280
            height: 800
            shown: true
            lab: Lab { }
        }
    }

    SignalSpy {
        id: opened

        signalName: "openAsked"
    }

    PatientCase {
        name: "TableTab"

        function make(notation: string): TableTab {
            const page = createTemporaryObject(component, root);
            compare(page.lab.open(notation), "");
            tryVerify(() => page.table.ready && !page.table.busy);
            opened.target = page;
            opened.clear();
            return page;
        }

        function analysed(notation: string): TableTab {
            const page = make(notation);
            mouseClick(findChild(page, "tableView_analysed"));
            tryVerify(() => page.analysed.count > 0);
            tryVerify(() => findChild(page, "analysed_0") !== null);
            return page;
        }

        function cellText(page: Item, row: int, column: int): string {
            const cell = findChild(page, "heat_" + row + "_" + column);
            return cell === null ? "none" : cell.text;
        }

        function pixel(page: Item, x: real, y: real): string {
            const place = findChild(page, "heatPicture").mapToItem(root, x, y);
            return String(grabImage(root).pixel(Math.round(place.x), Math.round(place.y)));
        }

        function test_hoverNamesAndClickOpens() {
            const page = make("nim:5,3,2");
            compare(page.table.familyId, "two_heaps");
            tryVerify(() => findChild(page, "heat_5_3") !== null);
            compare(cellText(page, 5, 3), "6"); // 3 and 5
            const cell = findChild(page, "heat_5_3");
            mouseMove(cell, 8, 8);
            mouseMove(cell, 10, 10);
            tryCompare(findChild(page, "chosenNotation"), "text", "nim:3,5");
            verify(findChild(page, "chosenWords").text.includes("Grundy value 6"));
            verify(!cell.chosen);
            compare(opened.count, 0);
            mouseClick(cell);
            verify(cell.chosen);
            compare(opened.count, 1);
            compare(opened.signalArguments[0][0], "nim:3,5");
            mouseMove(page, 2, 2);
        }

        function test_conventionOfTheLab() {
            const page = make("takeaway/misere:10");
            compare(page.table.pattern, "takeaway/misere/take=1-m:n");
            compare(page.table.shown, TableModel.Outcome);
            page.lab.open("nim:3,2,1");
            compare(page.table.pattern, "nim:n,m");
            page.lab.open("nim:3,2"); // of the same game: what is shown stays
            page.table.choose("two_heaps_beside_three");
            page.lab.open("nim:3,1");
            compare(page.table.familyId, "two_heaps_beside_three");
            page.lab.open("takeaway/take=2,5:9"); // rules of one's own
            compare(page.table.pattern, "takeaway/take=2,5:n");
        }

        function test_keys() {
            const page = make("nim:5,3,2");
            const heat = findChild(page, "heatTable");
            heat.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Down);
            compare(findChild(page, "chosenNotation").text, "nim:2,1");
            keyClick(Qt.Key_End);
            compare(heat.column, 15);
            keyClick(Qt.Key_Home);
            compare(heat.column, 0);
            keyClick(Qt.Key_Return);
            compare(opened.count, 1);
        }

        function test_patternByHand() {
            const page = make("nim:5,3,2");
            const field = findChild(page, "patternField");
            field.forceActiveFocus(Qt.TabFocusReason);
            field.selectAll();
            for (const letter of "lines/max=m:1^n")
                keyClick(letter);
            compare(findChild(page, "patternProblem").text.startsWith("n and m"), true);
            tryVerify(() => page.table.title.startsWith("Line Nim: One line, take 1 to m"));
            field.selectAll();
            for (const letter of "lines/max=m:1^")
                keyClick(letter);
            verify(findChild(page, "patternProblem").text.startsWith("column 15: after ^"), findChild(page, "patternProblem").text);
            verify(page.table.ready); // the last good table stays
        }

        function test_filterMakesOthersPale() {
            const page = make("nim:5,3,2");
            tryVerify(() => findChild(page, "heat_1_0") !== null);
            findChild(page, "filterBox").chosen("cold");
            verify(findChild(page, "heat_1_0").pale);
            verify(!findChild(page, "heat_1_1").pale);
            const heat = findChild(page, "heatTable");
            tryVerify(() => pixel(page, 1.5 * heat.cellWidth, heat.cellHeight + 5) === String(Theme.cold));
            verify(pixel(page, 1, 1) !== String(Theme.cold)); // round
            compare(page.table.matches, 16);
        }

        function test_periodsAreMarked() {
            const page = make("takeaway:10");
            compare(findChild(page, "period_0").text, "m = 1: period 2 from n = 0 on, proven for all n: the period of the subtraction set");
            const bracket = page.table.bracket(2); // m = 3
            compare(bracket.first, 0);
            compare(bracket.last, 3);
            // drawn: a line of ink from end to end below the first four cells
            const heat = findChild(page, "heatTable");
            const y = Math.round(3 * heat.cellHeight - 2);
            tryVerify(() => pixel(page, 2 * heat.cellWidth, y) === String(Theme.ink));
            verify(pixel(page, 4 * heat.cellWidth + 1, y) !== String(Theme.ink));
        }

        function test_largeTableStaysFluent() {
            const page = make("nim:5,3,2");
            page.table.nMost = 399;
            page.table.mMost = 399;
            tryVerify(() => page.table.columnCount() === 400 && !page.table.busy);
            const heat = findChild(page, "heatTable");
            const start = Date.now();
            heat.choose(399, 399);
            tryVerify(() => findChild(page, "heat_399_399") !== null);
            verify(findChild(page, "heatView").contentItem.children.length < 3000); // of 160,000
            verify(Date.now() - start < 3000);
        }

        // The slide '(5,3,2) NIM fully analysed': 37 positions, P = 000, 110, 220, 330, 321.
        function test_analysedAsOnTheSlide() {
            const page = analysed("nim:5,3,2");
            compare(page.analysed.count, 37);
            compare(page.analysed.cell(0).outcome, Outcome.Unknown);
            mouseClick(findChild(page, "button_showAll"));
            const cold = [];
            for (let i = 0; i < 37; ++i)
                if (page.analysed.cell(i).outcome === Outcome.P)
                    cold.push(page.analysed.cell(i).name);
            compare(cold.sort().join(" "), "0,0,0 1,1,0 2,2,0 3,2,1 3,3,0");
            compare(page.analysed.nextStep, "");
            mouseClick(findChild(page, "button_hideAll"));
            compare(page.analysed.cell(0).outcome, Outcome.Unknown);
        }

        function test_sizeBySize() {
            const page = analysed("nim:5,3,2");
            const next = findChild(page, "button_nextSize");
            compare(page.analysed.nextStep, "P or N of size 0");
            mouseClick(next);
            compare(page.analysed.cell(0).outcome, Outcome.P);
            compare(page.analysed.cell(1).outcome, Outcome.Unknown);
            for (let i = 0; i < 10; ++i)
                mouseClick(next);
            compare(page.analysed.nextStep, "Grundy values of size 0");
            compare(page.analysed.cell(36).outcome, Outcome.N);
            compare(page.analysed.cell(36).grundy, "");
            for (let i = 0; i < 11; ++i)
                mouseClick(next);
            compare(page.analysed.cell(36).grundy, "4"); // 5, 3 and 2
        }

        function test_clickLightsMovesThenReveals() {
            const page = analysed("nim:5,3,2");
            const row = [...Array(37).keys()].find(i => page.analysed.cell(i).name === "1,1,0");
            const chip = findChild(page, "analysed_" + row);
            mouseClick(chip);
            verify(chip.chosen);
            compare(chip.outcome, Outcome.Unknown);
            compare([...Array(37).keys()].filter(i => page.analysed.cell(i).lit).map(i => page.analysed.cell(i).name).join(" "), "1,0,0");
            mouseClick(chip);
            compare(chip.outcome, Outcome.P);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            compare(page.analysed.groupOf(page.analysed.chosen), 1);
            compare(page.analysed.cell(page.analysed.chosen).outcome, Outcome.N);
        }

        /// Where a list guesses its length, its scroll bar moves it, which makes it guess again.
        function test_lengthOfTheListIsNoGuess() {
            const page = analysed("nim:9,8,7");
            const list = findChild(page, "analysedList");
            const length = list.contentHeight;
            verify(length > list.height * 2);
            for (let place = 0; place < length - list.height; place += list.height / 2) {
                list.contentY = place;
                waitForRendering(list);
                compare(list.contentHeight, length);
            }
            list.positionViewAtEnd();
            compare(list.contentY + list.height, length);
        }

        function test_tooLargeToAnalyse() {
            const page = make("nim:50,50,50");
            mouseClick(findChild(page, "tableView_analysed"));
            tryVerify(() => page.analysed.problem !== "");
            verify(findChild(page, "analysedNotice").visible);
        }
    }
}
