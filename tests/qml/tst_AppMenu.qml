// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

/// A menu whose lines come, go and grow while it is open.
Item {
    id: root

    property bool more: true
    property int chosen: 0

    width: 500
    height: 400

    AppMenu {
        id: menu

        Repeater {
            model: 20

            AppMenuItem {
                required property int index

                text: "line " + index
                visible: index % 3 > 0 || root.more
                height: visible ? implicitHeight : 0
            }
        }
    }

    AppMenu {
        id: larger

        AppMenu {
            id: smaller

            title: "smaller"

            AppMenuItem {
                text: "line"
                onTriggered: ++root.chosen
            }
        }
    }

    PatientCase {
        name: "AppMenu"

        /// By keys: a line of the larger one opens it, and says what it is called.
        function test_aMenuInAMenu() {
            larger.popup(root, 0, 0);
            tryCompare(larger, "opened", true);
            compare(larger.itemAt(0).Accessible.name, "smaller");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Right);
            tryCompare(smaller, "opened", true);
            keyClick(Qt.Key_Return);
            tryCompare(larger, "visible", false);
            compare(root.chosen, 1);
        }

        function cleanup() {
            menu.close();
            tryCompare(menu, "visible", false);
            root.more = true;
            root.height = 400;
            Settings.textScale = 1;
        }

        function sumOfLines(): real {
            let sum = 0;
            for (let i = 0; i < menu.count; ++i)
                sum += menu.itemAt(i).height;
            return sum;
        }

        function test_isAsHighAsItsLines_data(): var {
            return [{ tag: "a low window", height: 200 }, { tag: "a high window", height: 1200 }];
        }

        function test_isAsHighAsItsLines(row: var) {
            root.height = row.height;
            tryCompare(root.Window.window, "height", row.height);
            menu.popup(root, 0, 0);
            tryCompare(menu, "opened", true);
            for (const scale of [1, 1.5, 0.9, 1.25, 1, 1.5, 1]) {
                Settings.textScale = scale;
                menu.currentIndex = scale > 1 ? 19 : 1;
                root.more = !root.more;
                const room = root.height - 2 * menu.margins - menu.topPadding - menu.bottomPadding;
                tryVerify(() => menu.contentItem.height === Math.min(sumOfLines(), room));
                wait(50); // a frame
            }
        }
    }
}
