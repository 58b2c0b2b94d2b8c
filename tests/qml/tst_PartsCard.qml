// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 420
    height: 400

    Component {
        id: component

        PartsCard {
            property Session session: Session { }

            width: 400
            analyst: session.analyst
        }
    }

    PatientCase {
        name: "PartsCard"

        function make(notation: string): PartsCard {
            const card = createTemporaryObject(component, root);
            card.session.mode = Mode.Explore;
            verify(card.session.open(notation));
            tryVerify(() => card.analyst.parts.length > 0); // on a busy machine a moment later
            return card;
        }

        function test_eachPartHasItsValue() {
            const card = make("hackenbush:0-1g,0-2b,2-3r,0-4g,4-5g,5-4g");
            compare(card.analyst.parts.length, 3);
            const stalk = findChild(card, "part_1");
            compare(stalk.text, "Red–blue stalk");
            compare(stalk.Accessible.name, "Red–blue stalk: 1/2");
            compare(findChild(card, "part_2").text, "Green graph with a cycle");
        }

        function test_pointingLights() {
            const card = make("hackenbush:0-1g,0-2b,2-3r");
            const stalk = findChild(card, "part_1");
            compare(card.analyst.pointedPart, -1);
            mouseMove(stalk, stalk.width / 2, stalk.height / 2);
            tryCompare(card.analyst, "pointedPart", 1);
            mouseMove(root, 410, 390);
            tryCompare(card.analyst, "pointedPart", -1);
            findChild(card, "part_0").forceActiveFocus(Qt.TabFocusReason);
            compare(card.analyst.pointedPart, 0);
            keyClick(Qt.Key_Tab);
            compare(card.analyst.pointedPart, 1);
        }
    }
}
