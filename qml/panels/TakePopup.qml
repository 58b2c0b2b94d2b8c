// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// How many stones to take from a heap that is drawn as a number.
AppPopup {
    id: root

    required property Session session
    property int heap: 0
    property real size: 0

    function ask(whichHeap: int, howMany: real) {
        heap = whichHeap;
        size = howMany;
        amount.value = 1;
        open();
    }

    function take() {
        close();
        session.takeFromPile(heap, size - amount.value);
    }

    Column {
        spacing: Theme.unit * 2

        AppText {
            text: qsTr("Take from heap %1").arg(root.heap + 1)
            font.weight: Font.Bold
            Accessible.role: Accessible.Heading
        }

        AppSpinBox {
            id: amount

            objectName: "spin_take"
            name: qsTr("Stones to take")
            width: Math.round(220 * Theme.scale)
            from: 1
            to: Math.min(root.size, 2147483647)
            focus: true
        }

        AppText {
            text: qsTr("leaves %L1").arg(root.size - amount.value)
            color: Theme.ink2
        }

        AppButton {
            objectName: "button_take"
            look: AppButton.Look.Primary
            text: qsTr("Take %L1").arg(amount.value)
            onClicked: root.take()
        }
    }
}
