// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

Item {
    id: root

    width: 420
    height: 200

    Component {
        id: component

        NumberLine {
            width: 400
            value: 1.375
            text: "11/8"
            before: [1, 2, 1.5, 1.25]
        }
    }

    PatientCase {
        name: "NumberLine"

        function test_holdsAllNumbers() {
            const line = createTemporaryObject(component, root);
            compare(line.first, 0);
            compare(line.last, 2);
            verify(line.placeOf(0) < line.placeOf(1.375));
            verify(line.placeOf(1.375) < line.placeOf(2));
            compare(line.Accessible.name, "Number line from 0 to 2; the value is 11/8");
        }

        function test_takesAnyNumber_data() {
            return [{ tag: "0", value: 0, before: [] }, { tag: "-3/4", value: -0.75, before: [-1] },
                    { tag: "100000", value: 100000, before: [99999, 0] }, { tag: "-40", value: -40, before: [] }];
        }
        function test_takesAnyNumber(data) {
            const line = createTemporaryObject(component, root, { value: data.value, text: data.tag, before: data.before });
            for (const number of [data.value, ...data.before]) {
                const place = line.placeOf(number);
                verify(place >= 0 && place <= line.width, number);
            }
        }
    }
}
