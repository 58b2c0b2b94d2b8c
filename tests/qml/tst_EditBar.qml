// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 900
    height: 300

    Component {
        id: component

        EditBar {
            width: 880
            session: Session { }
        }
    }

    PatientCase {
        name: "EditBar"

        function make(notation: string): EditBar {
            const bar = createTemporaryObject(component, root);
            bar.session.mode = Mode.Explore;
            verify(bar.session.open(notation));
            bar.session.editing = true;
            return bar;
        }

        function test_linesGrowAndShrink() {
            const bar = make("lines:11/111");
            const rows = findChild(bar, "spin_rows");
            const columns = findChild(bar, "spin_columns");
            rows.stepBy(1);
            compare(bar.session.notation, "lines:11/111/111");
            compare(rows.value, 3);
            columns.stepBy(1);
            compare(bar.session.notation, "lines:1100/1110/1110");
            columns.stepBy(-1);
            rows.stepBy(-1);
            compare(bar.session.notation, "lines:110/111");
            compare(columns.value, 3);
        }

        function test_aRefusedSizeIsTakenBack() {
            const bar = make("northcott:.W..B.");
            const columns = findChild(bar, "spin_columns");
            if (columns.visible) {
                columns.stepBy(-1);
                columns.stepBy(-1);
                compare(columns.value, 5);
                verify(bar.session.message !== "");
            }
            const board = make("northcott:W....B/W.B...");
            board.session.resize(2, 5);
            compare(board.session.notation, "northcott:W....B/W.B...");
            verify(board.session.message !== "");
        }

        /// A hint that has no room is left out: it would run under the panel.
        function test_theHintIsNeverLongerThanTheBar() {
            const bar = make("octal/code=0.77:5,3");
            const hint = findChild(bar, "editHint");
            verify(hint.visible);
            bar.width = Math.ceil(hint.implicitWidth) + 1;
            verify(hint.visible);
            bar.width = Math.floor(hint.implicitWidth) - 1;
            verify(!hint.visible);
        }

        function test_arrowsAreTyped() {
            const bar = make("dag:2-1,2-0,1-0@2");
            const field = findChild(bar, "field_arrows");
            verify(field.visible);
            compare(field.text, "2-1,2-0,1-0");
            field.forceActiveFocus();
            field.text = "3-2, 2-1";
            keyClick(Qt.Key_Return);
            compare(bar.session.notation, "dag:3-2,2-1@2");
            compare(field.text, "3-2,2-1");
            field.text = "3-2,2-3";
            keyClick(Qt.Key_Return);
            compare(bar.session.notation, "dag:3-2,2-1@2");
            verify(bar.session.message.includes("cycle"));
            bar.session.undo();
            compare(field.text, "2-1,2-0,1-0");
            mouseClick(findChild(bar, "button_addHeap"));
            compare(field.text, "2-1,2-0,1-0,2-3");
        }
    }
}
