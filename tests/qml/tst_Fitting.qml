// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 400
    height: 400

    Component {
        id: component

        Item {
            id: box

            property int lines: 4
            property int size: 20
            property bool awaiting: false
            property list<int> sizes: []
            readonly property Fitting fitting: Fitting {
                item: box
                room: 100
                awaiting: box.awaiting

                function loosen() { box.size = 20; }

                function tighten(): bool {
                    --box.size;
                    return box.size > 5;
                }
            }

            implicitHeight: lines * size
        }
    }

    PatientCase {
        name: "Fitting"

        function make(): Item {
            const box = createTemporaryObject(component, root);
            tryVerify(() => !box.fitting.unsettled);
            return box;
        }

        function test_madeAsHighAsThereIsRoom() {
            const box = make();
            compare(box.size, 20);
            box.lines = 10;
            tryCompare(box, "size", 10);
            compare(box.fitting.shownHeight, 100);
        }

        /// The size changes once, when all is there.
        function test_waitsForWhatIsOnItsWay() {
            const box = make();
            box.fitting.patience.interval = 600000; // on a slow machine, too
            box.awaiting = true;
            box.lines = 8;
            wait(20);
            compare(box.size, 20);
            compare(box.fitting.shownHeight, 80);
            verify(box.fitting.unsettled);
            box.lines = 10;
            box.awaiting = false;
            tryVerify(() => !box.fitting.unsettled);
            compare(box.size, 10);
            compare(box.fitting.shownHeight, 100);
        }

        function test_doesNotWaitForLong() {
            const box = make();
            box.awaiting = true;
            box.lines = 8;
            tryCompare(box, "size", 12);
            box.lines = 10;
            tryCompare(box, "size", 10);
        }
    }
}
