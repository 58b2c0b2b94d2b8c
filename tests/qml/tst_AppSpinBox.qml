// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 400
    height: 200

    Component {
        id: component

        AppSpinBox {
            from: 1
            to: 3
            value: 1
            name: "Stones"
        }
    }

    PatientCase {
        name: "AppSpinBox"

        function test_knobs() {
            const box = createTemporaryObject(component, root);
            mouseClick(box, box.width - 8, box.height / 2);
            compare(box.value, 2);
            mouseClick(box, 8, box.height / 2);
            compare(box.value, 1);
        }

        function test_limits() {
            const box = createTemporaryObject(component, root);
            box.stepBy(9);
            compare(box.value, 3);
            box.stepBy(-9);
            compare(box.value, 1);
        }
    }
}
