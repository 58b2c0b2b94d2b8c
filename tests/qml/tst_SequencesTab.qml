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

        SequencesTab {
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

    Timer {
        id: clock

        property int ticks: 0

        interval: 10
        repeat: true
        onTriggered: ticks += 1
    }

    PatientCase {
        name: "SequencesTab"

        function make(notation: string): SequencesTab {
            const tab = createTemporaryObject(component, root);
            if (notation !== "")
                compare(tab.lab.open(notation), "");
            verify(waitForRendering(tab));
            tryCompare(tab.sequence, "ready", true);
            opened.target = tab;
            opened.clear();
            return tab;
        }

        function choose(tab: SequencesTab, family: string) {
            findChild(tab, "sequenceFamily").chosen(family);
            tryCompare(tab, "settled", true);
        }

        /// Winning Ways, ch. 4: period 12; heap 70 is the last of 14 exceptions.
        function test_kayles() {
            const tab = make("");
            compare(tab.sequence.family, "octal/code=0.77");
            compare(findChild(tab, "sequencePeriod").text, "Period 12 from heap 71 on");
            verify(findChild(tab, "sequenceProof").text.includes("Guy and Smith"));
            verify(findChild(tab, "sequenceExceptions").text.startsWith("Exceptions to the period: 14, at heaps 0, 3, 6, 9,"));
            const row = findChild(tab, "sequenceRow_5");
            compare(row.first, 60);
            compare(row.marks[10], SequenceModel.Exception);
            compare(row.cellName(10), "heap 70: value 6, an exception to the period");
            compare(row.cellName(0), "heap 60: value 4");
            compare(findChild(tab, "sequenceValue").text, "A heap of 1,000,000,000 has Grundy value 1.");
        }

        function test_valueOfAnyHeap() {
            const tab = make("");
            const field = findChild(tab, "sequenceHeap");
            field.forceActiveFocus(Qt.TabFocusReason);
            field.selectAll();
            for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_0])
                keyClick(key);
            compare(findChild(tab, "sequenceValue").text, "A heap of 120 has Grundy value 4.");
            mouseClick(findChild(tab, "button_sequenceOpen"));
            compare(opened.signalArguments[0][0], "octal/code=0.77:120");
            field.forceActiveFocus(Qt.TabFocusReason);
            field.selectAll();
            keyClick(Qt.Key_X);
            verify(!findChild(tab, "button_sequenceOpen").enabled);
        }

        function test_clickOpensTheHeap() {
            const tab = make("takeaway:10");
            compare(tab.sequence.columns, 4);
            const grid = findChild(tab, "sequenceGrid");
            const row = findChild(tab, "sequenceRow_2");
            mouseClick(row, grid.parent.headWidth + grid.parent.cellWidth * 1.5, row.height / 2);
            compare(opened.count, 1);
            compare(opened.signalArguments[0][0], "takeaway:9");
            mouseClick(row, grid.parent.headWidth / 2, row.height / 2); // beside the cells
            compare(opened.count, 1);
        }

        function test_keyboard() {
            const tab = make("takeaway:10");
            const grid = findChild(tab, "sequenceGrid");
            grid.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Down);
            compare(grid.Accessible.description, "heap 5: value 1");
            keyClick(Qt.Key_Return);
            compare(opened.signalArguments[0][0], "takeaway:5");
            keyClick(Qt.Key_End);
            compare(grid.Accessible.description, "heap 239: value 3");
            keyClick(Qt.Key_Home);
            compare(grid.Accessible.description, "heap 0: value 0, P");
            keyClick(Qt.Key_Left);
            compare(grid.currentIndex, 0);
        }

        function test_ownSet() {
            const tab = make("");
            choose(tab, "set");
            const field = findChild(tab, "sequenceTyped_set");
            field.forceActiveFocus(Qt.TabFocusReason);
            field.selectAll();
            for (const key of [Qt.Key_1, Qt.Key_Comma, Qt.Key_3, Qt.Key_Comma])
                keyClick(key);
            compare(findChild(tab, "sequenceError").text, "column 5: expected a set of numbers such as 1-3 or 1,3,4, found the end");
            compare(tab.sequence.family, "takeaway/take=1,3"); // as last understood
            keyClick(Qt.Key_4);
            compare(findChild(tab, "sequenceError").text, "");
            tryCompare(tab, "settled", true);
            compare(tab.sequence.family, "takeaway/take=1,3,4");
            compare(findChild(tab, "sequencePeriod").text, "Period 7 from the start");
            compare(tab.sequence.columns, 7);
        }

        function test_families_data() {
            return [
                { tag: "dawsonskayles", period: 34 }, { tag: "dawsonschess", period: 34 }, { tag: "treblecross", period: 0 },
                { tag: "grundy", period: 0 }, { tag: "nim", period: 0 }, { tag: "octal", period: 10 }, { tag: "kayles", period: 12 }
            ];
        }

        /// Periods of Winning Ways, ch. 4: 34 for 0.07 and 0.137, 10 for Guiles, 0.15.
        function test_families(data) {
            const tab = make("");
            tab.sequence.length = 1000;
            choose(tab, data.tag);
            compare(tab.sequence.problem, "");
            compare(tab.sequence.period, data.period);
        }

        /// A new position of the Lab is taken over where it is one of heaps.
        function test_labPosition() {
            const tab = make("");
            compare(tab.lab.open("octal/code=0.6:9"), "");
            tryCompare(tab.sequence, "family", "octal/code=0.6");
            tab.lab.open("wythoff:1,2");
            tryCompare(tab.sequence, "family", "octal/code=0.77");
        }

        function test_longSequenceKeepsTheWindowAlive() {
            const tab = make("takeaway/take=2,5,9,14,23,31,47:10");
            const length = findChild(tab, "sequenceLength");
            clock.ticks = 0;
            clock.start();
            length.value = 4000000;
            length.valueModified();
            verify(tab.sequence.busy);
            tryCompare(tab, "settled", true);
            clock.stop();
            verify(clock.ticks > 3, String(clock.ticks));
            verify(tab.sequence.ready);
            compare(findChild(tab, "sequenceDrawn").text, "1,000 of the 4,000,000 heaps are drawn, evenly spread.");
            findChild(tab, "sequenceGrid").forceActiveFocus();
            keyClick(Qt.Key_End);
            tryVerify(() => findChild(tab, "sequenceGrid").Accessible.description.startsWith("heap 3,999,999: value "));
        }

        function test_hiddenPageDoesNoWork() {
            const tab = createTemporaryObject(component, root, { "shown": false });
            wait(50);
            verify(!tab.sequence.ready && !tab.sequence.busy);
            tab.shown = true;
            tryCompare(tab.sequence, "ready", true);
        }

        function test_rowsOfAWidth() {
            const tab = make("");
            findChild(tab, "sequenceWidth").chosen("16");
            compare(tab.sequence.columns, 16);
            compare(findChild(tab, "sequenceRow_1").first, 16);
        }
    }
}
