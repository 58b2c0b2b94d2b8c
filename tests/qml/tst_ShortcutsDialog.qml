// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 1440
    height: 900

    Component {
        id: component

        ShortcutsDialog {
            parent: root
        }
    }

    PatientCase {
        name: "ShortcutsDialog"

        function cleanup() {
            root.width = 1440;
        }

        function test_nothingOverlaps_data() {
            return [{ tag: "wide", width: 1440 }, { tag: "narrow", width: 700 }, { tag: "very narrow", width: 420 }];
        }

        function test_nothingOverlaps(data) {
            root.width = data.width;
            const dialog = createTemporaryObject(component, root);
            dialog.open();
            tryCompare(dialog, "opened", true);
            for (let line = 0; line < dialog.lines.length; ++line) {
                const meaning = findChild(dialog.contentItem, "shortcutMeaning_" + line);
                const key = findChild(dialog.contentItem, "shortcutKey_" + line);
                verify(meaning.width > 60, meaning.text);
                verify(meaning.x + meaning.paintedWidth <= key.x, meaning.text);
                verify(meaning.y >= 0 && meaning.y + meaning.paintedHeight <= meaning.parent.height + 1, meaning.text);
            }
            dialog.close();
        }
    }
}
