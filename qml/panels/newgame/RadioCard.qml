// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One of a few choices as a card with a dot, a title and what it means.
RadioPlate {
    id: root

    /// Together with the other cards as high as the highest.
    readonly property real leastHeight: words.implicitHeight + Theme.unit * 6

    signal moved(by: int)

    implicitHeight: leastHeight
    activeFocusOnTab: checked || activeFocus
    Keys.onLeftPressed: root.moved(LayoutMirroring.enabled ? 1 : -1)
    Keys.onRightPressed: root.moved(LayoutMirroring.enabled ? -1 : 1)
    Keys.onUpPressed: root.moved(-1)
    Keys.onDownPressed: root.moved(1)

    Column {
        id: words

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 3 }
        spacing: Theme.unit * 1.5

        Row {
            width: parent.width
            spacing: Theme.unit * 2

            Disc {
                id: dot

                width: Math.round(18 * Theme.scale)
                color: "transparent"
                border.width: 2
                border.color: root.checked ? Theme.accent : Theme.ink2

                Disc {
                    anchors.centerIn: parent
                    width: Math.round(parent.width * 0.45)
                    color: Theme.accent
                    visible: root.checked
                }
            }

            SilentText {
                anchors.verticalCenter: dot.verticalCenter
                width: parent.width - dot.width - parent.spacing
                text: root.text
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
        }

        WideNote {
            text: root.detail
            Accessible.ignored: true
        }
    }
}
