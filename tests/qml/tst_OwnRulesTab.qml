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

        OwnRulesTab {
            property Lab ownLab: Lab { }

            anchors.fill: parent
            lab: ownLab
            shown: true
        }
    }

    SignalSpy {
        id: asked
    }

    PatientCase {
        name: "OwnRulesTab"

        /// Fresh rules: takeaway:10, nothing saved.
        function make(): OwnRulesTab {
            const tab = createTemporaryObject(component, root);
            while (tab.rules.saved.count > 0)
                tab.rules.saved.remove(0);
            tab.rules.load("takeaway:10");
            verify(waitForRendering(tab));
            return tab;
        }

        function watch(tab: OwnRulesTab, name: string) {
            asked.target = tab;
            asked.signalName = name;
            asked.clear();
        }

        function type(field: Item, text: string) {
            field.forceActiveFocus(Qt.TabFocusReason);
            field.selectAll();
            for (const c of text)
                keyClick(c);
        }

        function test_subtractionSet() {
            const tab = make();
            mouseClick(findChild(tab, "take_5"));
            compare(findChild(tab, "ownNotation").text, "takeaway/take=1-3,5:10");
            compare(findChild(tab, "field_takes_text").text, "1-3,5");
            verify(findChild(tab, "take_5").Accessible.checked);
            mouseClick(findChild(tab, "take_2"));
            compare(findChild(tab, "ownNotation").text, "takeaway/take=1,3,5:10");
            findChild(tab, "take_4").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(findChild(tab, "ownNotation").text, "takeaway/take=1,3-5:10");
            verify(findChild(tab, "ownRulesLine").text.startsWith("Take "));
        }

        function test_typedSetAndItsError() {
            const tab = make();
            type(findChild(tab, "field_takes_text"), "1-3,x");
            compare(findChild(tab, "field_takes_error").text, "column 5: expected a set of numbers such as 1-3 or 1,3,4, found 'x'");
            compare(findChild(tab, "ownNotation").text, "");
            verify(!findChild(tab, "button_ownPlay").enabled);
            keyClick(Qt.Key_Backspace);
            keyClick(Qt.Key_7);
            compare(findChild(tab, "field_takes_error").text, "");
            compare(findChild(tab, "ownNotation").text, "takeaway/take=1-3,7:10");
            verify(findChild(tab, "take_7").on);
        }

        function test_octalCode() {
            const tab = make();
            mouseClick(findChild(tab, "kind_octal"));
            compare(findChild(tab, "ownNotation").text, "octal/code=0.77:10");
            mouseClick(findChild(tab, "digit_1_1"));
            compare(findChild(tab, "field_code_text").text, "0.67");
            type(findChild(tab, "field_code_text"), "0.15");
            compare(findChild(tab, "ownNotation").text, "octal/code=0.15:10");
            verify(!findChild(tab, "digit_2_2").on);
            verify(findChild(tab, "digit_2_4").on);
            tryCompare(findChild(tab, "ownPeriod"), "text", "Period 10 from heap 1 on");
        }

        function test_boards() {
            const tab = make();
            mouseClick(findChild(tab, "kind_lines"));
            compare(findChild(tab, "ownNotation").text, "lines/max=3:111/1111/11111");
            type(findChild(tab, "field_sizes_text"), "2,31");
            compare(findChild(tab, "field_sizes_error").text, "A line has at most 30 counters.");
            type(findChild(tab, "field_sizes_text"), "2,3");
            mouseClick(findChild(tab, "kind_grid"));
            mouseClick(findChild(tab, "ownPlay_misere"));
            compare(findChild(tab, "ownNotation").text, "grid/misere:111/111/111");
            const rows = findChild(tab, "rows_spin");
            rows.contentItem.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            compare(findChild(tab, "ownNotation").text, "grid/misere:111/111/111/111");
            verify(!findChild(tab, "ownValues").visible);
        }

        function test_drawing() {
            const tab = make();
            watch(tab, "drawAsked");
            mouseClick(findChild(tab, "button_ownDraw"));
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0], "");
            tab.rules.saved.add("shapes/take=11t:111/111");
            verify(waitForRendering(tab));
            mouseClick(findChild(tab, "saved_0"));
            compare(asked.count, 2);
            compare(asked.signalArguments[1][0], "shapes/take=11t:111/111");
            compare(findChild(tab, "ownNotation").text, "takeaway:10");
        }

        function test_answers() {
            const tab = make();
            tryCompare(tab, "settled", true);
            verify(findChild(tab, "ownVerdict").text.includes("Grundy value 2"));
            compare(findChild(tab, "ownValues").values.length, 20);
            compare(findChild(tab, "ownPeriod").text, "Period 4 from the start");
        }

        function test_used_data() {
            return [{ tag: "playAsked", button: "button_ownPlay" }, { tag: "openAsked", button: "button_ownExplore" },
                    { tag: "chosen", button: "button_ownLook" }];
        }

        function test_used(data) {
            const tab = make();
            mouseClick(findChild(tab, "take_6"));
            watch(tab, data.tag);
            mouseClick(findChild(tab, data.button));
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0], "takeaway/take=1-3,6:10");
            compare(tab.rules.saved.count, 1);
        }

        function test_saved() {
            const tab = make();
            mouseClick(findChild(tab, "button_ownExplore"));
            mouseClick(findChild(tab, "take_9"));
            mouseClick(findChild(tab, "button_ownExplore"));
            compare(tab.rules.saved.count, 2);
            verify(waitForRendering(tab));
            mouseClick(findChild(tab, "saved_1"));
            compare(findChild(tab, "ownNotation").text, "takeaway:10");
            verify(!findChild(tab, "take_9").on);
            mouseClick(findChild(tab, "button_removeSaved_0"));
            compare(tab.rules.saved.count, 1);
            const again = createTemporaryObject(component, root);
            compare(again.rules.saved.count, 1);
            compare(again.rules.notation, "takeaway:10");
        }

        function test_copy() {
            const tab = make();
            mouseClick(findChild(tab, "button_copyOwn"));
            const paste = createTemporaryQmlObject("import Grundy.Ui; Clipboard { }", root);
            compare(paste.read(), "takeaway:10");
        }

        /// The fields fit where the page is small.
        function test_small() {
            root.width = 740;
            root.height = 500;
            const tab = make();
            verify(findChild(tab, "kindBox").visible || findChild(tab, "kind_grid").mapToItem(tab, 0, 0).x < 420);
            findChild(tab, "kindBox").chosen("octal");
            const chip = findChild(tab, "digit_1_4");
            verify(chip.width > 30);
            root.width = 1300;
            root.height = 900;
        }
    }
}
