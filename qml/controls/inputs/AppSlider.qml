// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// Whole numbers from 0 on along a line.
Slider {
    id: root

    property string name
    /// As a screen reader asks for the range.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    /// So many points are seen along the line.
    property int points: 0

    signal picked(value: int)

    from: 0
    stepSize: 1
    snapMode: Slider.SnapAlways
    implicitHeight: Math.round(28 * Theme.scale)
    Accessible.role: Accessible.Slider
    Accessible.name: name
    Accessible.onIncreaseAction: if (root.enabled) root.picked(Math.min(root.to, root.value + root.stepSize))
    Accessible.onDecreaseAction: if (root.enabled) root.picked(Math.max(root.from, root.value - root.stepSize))
    onMoved: root.picked(Math.round(value))

    background: Rectangle {
        x: root.leftPadding
        y: root.topPadding + (root.availableHeight - height) / 2
        width: root.availableWidth
        height: 6
        radius: 3
        color: Theme.line

        Rectangle {
            x: root.mirrored ? parent.width - width : 0
            width: root.position * parent.width
            height: parent.height
            radius: 3
            color: Theme.accent
        }

        Repeater {
            model: root.points

            Disc {
                required property int index
                readonly property real part: index / (root.points - 1)

                x: (root.mirrored ? 1 - part : part) * (parent.width - width)
                width: 6
                color: part < root.position ? Theme.surface : Theme.ink3
            }
        }
    }

    handle: Disc {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + (root.availableHeight - height) / 2
        width: 22
        color: Theme.surface
        border.width: 2
        border.color: Theme.accent

        FocusRing {
            wanted: root.visualFocus
            radius: 14
        }
    }
}
