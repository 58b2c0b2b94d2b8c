// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// The head of a screen in the room of a game, on its wall: the way back, what it is, and of which game.
RowLayout {
    id: root

    required property string title
    required property string detail
    /// Of a player, an element of the worlds.
    property string face
    property string backTip

    signal backAsked()

    height: Math.max(48, Theme.controlHeight + Theme.unit * 4)
    spacing: Theme.unit * 3

    AppButton {
        objectName: "button_roomBack"
        Layout.leftMargin: Theme.unit * 4
        look: AppButton.Look.Bare
        iconName: LayoutMirroring.enabled ? "forward" : "back"
        tip: root.backTip
        tipBelow: true
        onClicked: root.backAsked()
    }

    Title {
        objectName: "roomTitle"
        Layout.maximumWidth: root.width * 0.4
        text: root.title
    }

    WorldImage {
        Layout.preferredWidth: Math.round(36 * Math.min(1.4, Theme.scale))
        Layout.preferredHeight: Layout.preferredWidth
        visible: root.face !== "" && !Theme.plain
        element: root.face
    }

    AppText {
        objectName: "roomDetail"
        Layout.fillWidth: true
        text: root.detail
        color: Theme.ink2
        elide: Text.ElideRight
    }
}
