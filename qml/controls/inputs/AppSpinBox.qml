// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A whole number with − and +.
SpinBox {
    id: root

    /// The − or + of a spin box.
    component Knob: Rectangle {
        id: knob

        required property string text
        property bool active: false
        property bool usable: true

        implicitWidth: Theme.controlHeight
        implicitHeight: Theme.controlHeight
        radius: Theme.radius
        color: active ? Theme.surface2 : "transparent"

        SilentText {
            anchors.centerIn: parent
            text: knob.text
            font.pixelSize: Theme.large
            color: knob.usable ? Theme.ink : Theme.ink3
        }
    }

    property string name
    /// As a screen reader asks for the range, and as one says it.
    readonly property int minimumValue: from
    readonly property int maximumValue: to
    //: the least and the largest number that a field takes, such as 1 and 64
    readonly property string range: qsTr("from %1 to %2").arg(from.toLocaleString(Qt.locale(), "f", 0)).arg(to.toLocaleString(Qt.locale(), "f", 0))
    /// The number that stands in the field, also before it is taken over.
    readonly property real typed: numberIn((contentItem as TextInput)?.text ?? "")

    function numberIn(text: string): real {
        try {
            return Number.fromLocaleString(Qt.locale(), text);
        } catch (problem) {
            return 0; // not a number yet
        }
    }

    function stepBy(amount: int) {
        value = Math.min(to, Math.max(from, value + amount));
        valueModified();
    }

    editable: true
    implicitHeight: Theme.controlHeight
    implicitWidth: Math.round(136 * Theme.scale)
    leftPadding: Theme.controlHeight
    rightPadding: Theme.controlHeight
    font.pixelSize: Theme.body
    Accessible.role: Accessible.SpinBox
    Accessible.name: name
    Accessible.description: range
    Accessible.onIncreaseAction: if (root.enabled) root.stepBy(1)
    Accessible.onDecreaseAction: if (root.enabled) root.stepBy(-1)

    contentItem: TextInput {
        text: root.displayText
        font: root.font
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.onFilled
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !root.editable
        validator: root.validator
        inputMethodHints: root.inputMethodHints
        selectByMouse: true
        Accessible.name: root.name
        Accessible.description: root.range
    }

    up.indicator: Knob {
        x: root.mirrored ? 0 : root.width - width
        text: "+"
        active: root.up.pressed || root.up.hovered
        usable: root.enabled && root.value < root.to
    }

    down.indicator: Knob {
        x: root.mirrored ? root.width - width : 0
        text: "\u2212"
        active: root.down.pressed || root.down.hovered
        usable: root.enabled && root.value > root.from
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? Theme.accent : Theme.line
    }
}
