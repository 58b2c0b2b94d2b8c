// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 900
    height: 600

    Component {
        id: component

        FileChoice {
            anchors.fill: parent
            folder: "file:///tmp"
        }
    }

    PatientCase {
        name: "FileChoice"

        /// What could not be written is told, too, when the page that asked has left the window meanwhile.
        function test_toldWithoutThePage() {
            const choice = createTemporaryObject(component, root);
            for (const page of [root, null, root]) {
                choice.parent = page;
                choice.refuse("file:///tmp/nim.pdf", "The disk is full");
                tryVerify(() => choice.card.opened);
                compare(choice.card.parent, page === root ? choice : choice.overlay);
                choice.card.close();
                tryVerify(() => !choice.card.visible);
            }
        }
    }
}
