// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 300
    height: 300

    Item {
        id: told

        width: 100
        height: 30

        AppToolTip {
            id: tip

            text: "What it does"
        }
    }

    PatientCase {
        name: "AppToolTip"

        function init() {
            failOnWarning(/.?/);
            told.parent = root;
        }

        function cleanup() {
            tip.visible = false;
        }

        function test_isTold() {
            tip.visible = true;
            tryCompare(tip, "opened", true);
        }

        /// It was to be told soon, but there is no window any more to tell it in.
        function test_leavesBefore() {
            tip.visible = true;
            told.parent = null;
            wait(tip.delay + 100);
            compare(tip.visible, false);
        }

        function test_leavesWhileTold() {
            tip.visible = true;
            tryCompare(tip, "opened", true);
            told.parent = null;
            wait(50);
            told.parent = root;
            tip.visible = false;
            tryCompare(tip, "opened", false);
        }
    }
}
