// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 400
    height: 300

    Component {
        id: component

        AppButton {
            text: "Go"
        }
    }

    SignalSpy {
        id: clicks

        signalName: "clicked"
    }

    PatientCase {
        name: "AppButton"

        function make(): AppButton {
            const button = createTemporaryObject(component, root);
            clicks.target = button;
            clicks.clear();
            return button;
        }

        /// All that is in it, but for the places of what may be made.
        function madeIn(item: Item): var {
            return Array.from(item.children).reduce((all, child) => all.concat(child instanceof Lazy ? [] : [child], madeIn(child)), []);
        }

        /// Pages have hundreds of buttons: its icon, the ring around it and a link's line are there when they are seen.
        function test_nothingHiddenIsMade() {
            const button = make();
            const before = madeIn(button).length;
            compare(madeIn(button).filter(item => !item.visible).map(item => String(item)), []);
            button.iconName = "undo";
            compare(madeIn(button).length, before + 1);
            button.forceActiveFocus(Qt.TabFocusReason);
            verify(button.visualFocus);
            compare(madeIn(button).length, before + 3); // the ring has two colours
        }

        function test_mouse() {
            mouseClick(make());
            compare(clicks.count, 1);
        }

        function test_keys_data() {
            return [{ tag: "Enter", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }];
        }

        function test_keys(data) {
            make().forceActiveFocus();
            keyClick(data.key);
            compare(clicks.count, 1);
        }

        function test_disabled() {
            const button = make();
            button.enabled = false;
            mouseClick(button);
            compare(clicks.count, 0);
        }

        /// Whoever has clicked is not told any more what the button does, until the pointer comes anew.
        function test_clickEndsTheTip() {
            const button = make();
            button.tip = "What it does";
            mouseMove(root, 399, 299);
            mouseMove(button, 5, 5);
            tryCompare(button, "hovered", true);
            verify(!button.tipDone);
            mouseClick(button, 5, 5);
            verify(button.tipDone);
            mouseMove(root, 399, 299);
            tryCompare(button, "tipDone", false);
        }

        /// For a class the icon grows with the letters.
        function test_iconGrows() {
            const button = make();
            const before = button.implicitWidth;
            button.iconName = "undo";
            button.text = "";
            const small = button.implicitWidth;
            button.textSize = 40;
            verify(small < before);
            verify(button.implicitWidth >= 40);
        }

        function test_name() {
            compare(make().Accessible.name, "Go");
        }
    }
}
