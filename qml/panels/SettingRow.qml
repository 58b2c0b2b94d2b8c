// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A setting: its name and meaning, and the control beside it, or below it where there is no room.
Surface {
    id: root

    required property string title
    required property string detail
    default property alias control: holder.data
    readonly property bool mirrored: LayoutMirroring.enabled
    readonly property bool stacked: width < holder.implicitWidth + 260 * Theme.scale

    width: parent?.width ?? 0
    implicitHeight: stacked ? words.implicitHeight + holder.height + Theme.unit * 11
                            : Math.max(words.implicitHeight, holder.height) + Theme.unit * 8

    Column {
        id: words

        x: root.mirrored ? root.width - width - Theme.unit * 5 : Theme.unit * 5
        y: Theme.unit * 4
        width: root.stacked ? root.width - Theme.unit * 10 : root.width - holder.implicitWidth - Theme.unit * 14
        spacing: Theme.unit * 0.5

        WrappedText {
            text: root.title
            font.weight: Font.DemiBold
        }

        WideNote {
            text: root.detail
        }
    }

    Row {
        id: holder

        x: root.stacked !== root.mirrored ? Theme.unit * 5 : root.width - implicitWidth - Theme.unit * 5
        y: root.stacked ? words.y + words.height + Theme.unit * 3 : (root.height - height) / 2
    }
}
