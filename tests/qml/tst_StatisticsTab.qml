// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Lab
import Grundy.Models

Item {
    id: root

    width: 1300
    height: 900

    Component {
        id: component

        StatisticsTab {
            width: 1280
            height: 880
            shown: true
            lab: Lab { wanted: true }
        }
    }

    PatientCase {
        name: "StatisticsTab"

        function make(notation: string): StatisticsTab {
            const page = createTemporaryObject(component, root);
            compare(page.lab.open(notation), "");
            tryVerify(() => !page.lab.busy);
            return page;
        }

        function figures(page: Item): string {
            let lines = [];
            for (let i = 0; findChild(page, "figure_" + i) !== null; ++i) {
                const line = findChild(page, "figure_" + i);
                lines.push(line.label + " " + line.value);
            }
            return lines.join("; ");
        }

        // 101, 738, 746,062, 78 and the shares: the source text of Line Nim; design/games.md.
        function test_lineNimAsPublished() {
            const page = make("lines/misere:111/1111/11111");
            verify(figures(page).startsWith("Positions 101; Moves 738; Games 746,062; Won by the player who starts 375,562; "), figures(page));
            compare(findChild(page, "foundLabel").text, "found: 101");
            compare(findChild(page, "todoLabel").text, "to do: peak 78");
            const share = findChild(page, "shareCard");
            const summary = findChild(share, "chartSummary");
            verify(summary.text.startsWith("663 moves from 33% to 67%; 50% most often: 129 moves"), summary.text);
            verify(findChild(share, "shareQuestion").text.includes("who makes it"));
            mouseClick(findChild(share, "winner_starter"));
            verify(summary.text.startsWith("733 moves from 21% to 79%; 50% most often: 193 moves"), summary.text);
            verify(findChild(share, "shareQuestion").text.includes("who started"));
            verify(findChild(page, "runMaxima").text.includes("7 of length 1, 4 of length 2, 3 of length 3, 2 of length 4, 1 of length 5"));
        }

        function test_withTerminalPositions() {
            const page = make("lines/misere:111/1111/11111");
            mouseClick(findChild(page, "switch_withoutTerminal"));
            tryVerify(() => figures(page).startsWith("Positions 102; Moves 743; Games 959,804"), figures(page));
        }

        function test_tableBehindTheChart() {
            const page = make("nim:5,3,2");
            const todo = findChild(page, "todoCard");
            compare(findChild(todo, "chartTable"), null);
            const toggle = findChild(todo, "switch_chartTable");
            toggle.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            const table = findChild(todo, "chartTable");
            verify(table !== null);
            compare(findChild(table, "numbersList").Accessible.role, Accessible.Table);
            compare(table.count, page.lab.positions + 1);
        }

        function test_orderOfTheList() {
            const page = make("lines/misere:111/1111/11111");
            const todo = findChild(page, "todoCard");
            findChild(todo, "todoOrder").chosen("first");
            compare(findChild(todo, "todoLabel").text, "to do: peak 63");
        }

        function test_endlessPlayIsSaid() {
            const page = make("northcott:W..B");
            verify(figures(page).includes("Games not counted"), figures(page));
            verify(!findChild(findChild(page, "shareCard"), "shareChart").visible);
        }
    }
}
