// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 500
    height: 400

    Component {
        id: component

        ChoiceBox {
            name: "Game"
            ids: ["nim", "dollar", "twins"]
            labels: ["Nim", "Silver Dollar", "Twins"]
            current: "nim"
        }
    }

    SignalSpy {
        id: choices

        signalName: "chosen"
    }

    PatientCase {
        name: "ChoiceBox"

        function make(): ChoiceBox {
            const control = createTemporaryObject(component, root);
            choices.target = control;
            choices.clear();
            control.forceActiveFocus(Qt.TabFocusReason);
            return control;
        }

        function test_keysInTheOpenList() {
            const control = make();
            keyClick(Qt.Key_Space);
            tryCompare(control.popup, "opened", true);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(control.popup, "visible", false);
            compare(choices.count, 1);
            compare(choices.signalArguments[0][0], "twins");
        }

        function test_escLeavesTheChoice() {
            const control = make();
            keyClick(Qt.Key_Space);
            tryCompare(control.popup, "opened", true);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Escape);
            tryCompare(control.popup, "visible", false);
            compare(choices.count, 0);
        }
    }
}
