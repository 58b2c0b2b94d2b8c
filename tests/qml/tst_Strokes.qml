// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 300
    height: 300

    Popup {
        id: popup

        width: 200
        height: 200

        contentItem: Item {
            DashedFrame {
                anchors.fill: parent
            }

            LabelRow {
                anchors.fill: parent
                cells: [{ "number": "0", "outcome": 0, "asked": false, "decisive": -1, "options": [] },
                        { "number": "1", "outcome": 0, "asked": true, "decisive": 0, "options": [0] }]
            }
        }
    }

    PatientCase {
        name: "Strokes"

        /// What is drawn in a popup leaves the window with it and comes back.
        function test_comesAndGoes() {
            for (let i = 0; i < 40; ++i) {
                popup.open();
                verify(waitForRendering(popup.contentItem));
                popup.close();
                tryCompare(popup, "visible", false);
            }
        }
    }
}
