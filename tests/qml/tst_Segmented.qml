// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 500
    height: 200

    Component {
        id: component

        Segmented {
            ids: ["play", "explore", "present"]
            labels: ["Play", "Explore", "Present"]
            current: "play"
        }
    }

    SignalSpy {
        id: choices

        signalName: "chosen"
    }

    PatientCase {
        name: "Segmented"

        function make(): Segmented {
            const control = createTemporaryObject(component, root);
            choices.target = control;
            choices.clear();
            return control;
        }

        function cleanup() {
            Theme.forcedContrast = "";
        }

        /// Its ground is pale, so a line tells where it ends.
        function test_aLineInHighContrast() {
            const control = make();
            Theme.forcedContrast = "high";
            compare(control.border.width, 1);
            compare(control.border.color, Theme.line);
            Theme.forcedContrast = "normal";
            compare(control.border.width, 0);
        }

        function test_click() {
            mouseClick(findChild(make(), "tab_explore"));
            compare(choices.count, 1);
            compare(choices.signalArguments[0][0], "explore");
        }

        function test_arrows() {
            findChild(make(), "tab_play").forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(choices.signalArguments[0][0], "explore");
            keyClick(Qt.Key_Right);
            compare(choices.signalArguments[1][0], "present");
            keyClick(Qt.Key_Right);
            compare(choices.count, 2);
        }

        function test_widthStays() {
            const control = make();
            const width = control.width;
            control.current = "present";
            compare(control.width, width);
        }
    }
}
