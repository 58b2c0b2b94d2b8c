// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// On or off.
Switch {
    id: root

    property string name: text

    function flip() {
        toggle();
        toggled();
    }

    implicitHeight: Theme.controlHeight
    opacity: enabled ? 1 : 0.45
    font.pixelSize: Theme.body
    spacing: text === "" ? 0 : Theme.unit * 3
    padding: 0
    Accessible.role: Accessible.CheckBox
    Accessible.name: name
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: if (root.enabled) root.flip()
    Accessible.onToggleAction: if (root.enabled) root.flip()
    Keys.onReturnPressed: root.flip()

    indicator: Rectangle {
        x: root.mirrored ? root.width - width : 0
        y: (root.height - height) / 2
        implicitWidth: 44
        implicitHeight: 24
        radius: 12
        color: root.checked ? Theme.accent : Theme.surface2
        border.width: 1
        border.color: root.checked ? Theme.accent : Theme.ink3

        Disc {
            x: root.checked ? parent.width - width - 4 : 4
            y: 4
            width: 16
            color: root.checked ? Theme.onFilled : Theme.ink3

            Behavior on x { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
        }

        FocusRing {
            wanted: root.visualFocus
            radius: 16
        }
    }

    contentItem: SilentText {
        text: root.text
        leftPadding: root.mirrored ? 0 : root.indicator.width + root.spacing
        rightPadding: root.mirrored ? root.indicator.width + root.spacing : 0
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
}
