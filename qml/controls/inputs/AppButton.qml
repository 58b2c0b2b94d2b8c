// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// A button: outlined, filled, as a link, or bare (icon only).
Button {
    id: root

    enum Look {
        Plain,
        Primary,
        Link,
        Bare
    }

    property int look: AppButton.Look.Plain
    property string iconName
    property string tip
    /// The tip stands below the button, so that what is above it stays in sight.
    property bool tipBelow: false
    property int textSize: Theme.body
    /// Whoever has clicked knows what the button does: the tip does not lie over the answer.
    property bool tipDone: false

    readonly property color inkColor: look === AppButton.Look.Primary ? Theme.onFilled
                                    : look === AppButton.Look.Link ? Theme.accent
                                    : checked ? Theme.accent : Theme.ink

    leftPadding: look === AppButton.Look.Link ? 0 : text === "" ? Theme.unit * 2 : Theme.unit * 3.5
    rightPadding: leftPadding
    verticalPadding: Theme.unit
    implicitHeight: look === AppButton.Look.Link ? Math.round(28 * Theme.scale) : Theme.controlHeight
    spacing: Theme.unit * 1.5
    opacity: enabled ? 1 : 0.45
    hoverEnabled: true
    font.pixelSize: textSize
    font.weight: look === AppButton.Look.Primary ? Font.DemiBold : Font.Normal
    Accessible.role: Accessible.Button
    Accessible.name: text !== "" ? text : tip
    Accessible.description: tip
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    onClicked: tipDone = hovered
    onHoveredChanged: tipDone = false

    Lazy {
        wanted: root.tip !== "" && root.hovered && !root.pressed && !root.tipDone

        Item {
            AppToolTip {
                parent: root
                y: root.tipBelow ? root.height + Theme.unit : -implicitHeight - Theme.unit
                text: root.tip
                visible: true
            }
        }
    }

    contentItem: ButtonContent {
        iconName: root.iconName
        text: root.text
        font: root.font
        color: root.inkColor
        spacing: root.spacing
        mirrored: root.mirrored
        atStart: root.look === AppButton.Look.Link
    }

    background: Rectangle {
        readonly property bool active: root.hovered || root.down

        radius: Theme.radius
        color: root.look === AppButton.Look.Primary ? Theme.accent
             : root.look === AppButton.Look.Link ? "transparent"
             : active || root.checked ? Theme.surface2
             : root.look === AppButton.Look.Bare ? "transparent" : Theme.surface
        opacity: root.look === AppButton.Look.Primary && active ? 0.9 : 1
        border.width: root.look === AppButton.Look.Plain ? 1 : 0
        border.color: root.checked ? Theme.accent : Theme.line

        Lazy {
            wanted: root.look === AppButton.Look.Link && root.hovered

            Rectangle {
                anchors { left: parent?.left; right: parent?.right; bottom: parent?.bottom; bottomMargin: 3 }
                height: 1
                color: Theme.accent
            }
        }

        FocusRing {
            wanted: root.visualFocus
        }
    }
}
