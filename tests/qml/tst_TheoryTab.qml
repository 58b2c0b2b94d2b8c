// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Lab
import Grundy.Models

Item {
    id: root

    width: 1300
    height: 800

    Component {
        id: component

        TheoryTab {
            id: tab

            property Lab ownLab: Lab { }

            anchors.fill: parent
            lab: ownLab
            shown: true
        }
    }

    SignalSpy {
        id: opened

        signalName: "openAsked"
    }

    PatientCase {
        name: "TheoryTab"

        function make(): TheoryTab {
            const tab = createTemporaryObject(component, root);
            verify(waitForRendering(tab));
            opened.target = tab;
            opened.clear();
            return tab;
        }

        function rowWith(tab: TheoryTab, game: string, kind: int): TheoryRow {
            const list = findChild(tab, "checksList") as ListView;
            const rows = Array.from({ length: list.count }, (_, i) => i);
            list.cacheBuffer = 100000; // a row that is made later moves those below it away from a click
            tryVerify(() => rows.every(i => list.itemAtIndex(i) !== null));
            tryRest(list.itemAtIndex(list.count - 1));
            const row = rows.find(i => {
                list.currentIndex = i;
                waitForItemPolished(list); // rows made in one go would get their heights, and the list its way, later
                return tab.picked.game === game && tab.picked.kind === kind;
            });
            verify(row !== undefined);
            tryVerify(() => { // the list has scrolled to it
                const y = tab.picked.mapToItem(list, 0, 0).y;
                return y >= 0 && y + tab.picked.height <= list.height;
            });
            tryRest(tab.picked);
            return tab.picked;
        }

        function test_everyGameHasARow() {
            const tab = make();
            const library = createTemporaryQmlObject("import Grundy.Models; Library { }", root);
            let theories = 0;
            const list = findChild(tab, "checksList");
            for (let i = 0; i < list.count; ++i) {
                list.currentIndex = i;
                verify(tab.picked.statement !== "");
                theories += tab.picked.kind === TheoryChecks.Theory ? 1 : 0;
            }
            compare(theories, library.count - 1); // a sum has the theories of its games
        }

        function test_theoryIsChecked() {
            const tab = make();
            const row = rowWith(tab, "Nim", TheoryChecks.Theory);
            tab.checks.setSize(row.index, 3);
            const button = findChild(row, "button_check_" + row.index);
            compare(button.text, "Check");
            mouseClick(button);
            tryCompare(row, "status", TheoryChecks.Holds);
            compare(findChild(row, "checkTag_" + row.index).text, "Holds on 40 positions.");
            verify(row.Accessible.name.includes("Holds on 40 positions."));
        }

        function test_sizeIsTyped() {
            const tab = make();
            const row = rowWith(tab, "Nim", TheoryChecks.Theory);
            const spin = findChild(row, "spin_check_" + row.index);
            spin.contentItem.forceActiveFocus(Qt.TabFocusReason);
            spin.contentItem.selectAll();
            keyClick(Qt.Key_2);
            keyClick(Qt.Key_Return);
            compare(row.size, 2);
            verify(!tab.checks.busy);
        }

        function test_ruleFailsAndItsPositionOpens() {
            const tab = make();
            const row = rowWith(tab, "Nimble", TheoryChecks.Claim);
            compare(row.status, TheoryChecks.Idle);
            compare(row.tag, "expected to fail");
            mouseClick(findChild(row, "button_check_" + row.index));
            tryCompare(row, "status", TheoryChecks.Fails);
            compare(row.tag, "fails, as expected");
            verify(findChild(row, "checkResult_" + row.index).text.startsWith("First counterexample nimble/coins=many:0,2: the rule says P, the search N."));
            const opening = findChild(row, "button_openCheck_" + row.index);
            tryRest(opening);
            mouseClick(opening);
            compare(opened.count, 1);
            compare(opened.signalArguments[0][0], "nimble/coins=many:0,2");
            mouseClick(findChild(tab, "button_openDetail"));
            compare(opened.count, 2);
        }

        function test_keyboard() {
            const tab = make();
            const list = findChild(tab, "checksList");
            list.currentIndex = 0;
            list.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(list.currentIndex, 1);
            tab.checks.setSize(tab.picked.index, 2);
            keyClick(Qt.Key_Return);
            tryCompare(tab.picked, "status", TheoryChecks.Holds);
        }

        function test_allAreCheckedAndCancelled() {
            const tab = make();
            const all = findChild(tab, "button_checkAll");
            mouseClick(all);
            verify(tab.checks.busy);
            compare(all.text, "Cancel all");
            verify(findChild(tab, "checksProgress").text.includes(" of "));
            mouseClick(all);
            verify(!tab.checks.busy);
            compare(all.text, "Check all");
        }

        function test_allAreCheckedOnASmallPage() {
            root.width = 760;
            const tab = make();
            const all = findChild(tab, "button_checkAllCompact");
            mouseClick(all);
            verify(tab.checks.busy);
            mouseClick(all);
            verify(!tab.checks.busy);
            root.width = 1300;
        }

        function test_resultsStay() {
            const tab = make();
            const row = rowWith(tab, "Nimble", TheoryChecks.Claim);
            tab.checks.start(row.index);
            tryCompare(row, "status", TheoryChecks.Fails);
            tab.visible = false;
            tab.visible = true;
            compare(row.status, TheoryChecks.Fails);
        }

        function test_sizes_data() {
            return [{ tag: "narrow", width: 760 }, { tag: "middle", width: 1000 }, { tag: "wide", width: 1300 }];
        }

        /// Nothing lies outside its row.
        function test_sizes(data) {
            root.width = data.width;
            const tab = make();
            const list = findChild(tab, "checksList");
            for (let i = 0; i < 4; ++i) {
                list.currentIndex = i;
                const row = tab.picked;
                const button = findChild(row, "button_check_" + i);
                const end = button.mapToItem(row, button.width, button.height);
                verify(end.x <= row.width && end.y <= row.height, "button of row " + i);
            }
            root.width = 1300;
        }
    }
}
