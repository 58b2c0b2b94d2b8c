// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// Games that can be opened again, in one row. Arrows go from game to game, Enter opens, Delete removes.
AppList {
    id: root

    required property GameRows games
    required property real cardWidth
    /// What its cards are called: "recent_0".
    required property string cardName
    property bool removable: false

    signal opened(name: string)
    signal removeAsked(index: int, name: string)
    signal leftUpwards()
    signal leftDownwards()

    function focusCurrent() {
        forceActiveFocus(Qt.TabFocusReason);
    }

    height: Math.round(84 * Theme.scale) + Theme.unit * 3 // the scroll bar lies below the cards
    orientation: ListView.Horizontal
    spacing: Theme.unit * 4
    model: games
    activeFocusOnTab: true
    highlightMoveDuration: Theme.quick
    Accessible.role: Accessible.List
    onCountChanged: if (count > 0 && currentIndex < 0) currentIndex = 0 // not once it is pressed: it would scroll away
    Keys.onUpPressed: root.leftUpwards()
    Keys.onDownPressed: root.leftDownwards()
    ScrollBar.horizontal: ThinScrollBar { }

    /// A game of the recent ones: a small picture of its position, its name, how far it is, when it was played.
    delegate: PlainButton {
        id: recentCard

        required property int index
        required property string name
        required property gameGlance glance
        required property string when
        required property bool elsewhere
        readonly property string standing: elsewhere ? qsTr("open in another window") : glance.detail

        objectName: root.cardName + "_" + index
        width: root.cardWidth
        height: Math.round(84 * Theme.scale)
        focus: ListView.isCurrentItem
        text: glance.title
        focusPolicy: Qt.ClickFocus
        background: Backdrop {
            radius: Theme.cardRadius
            color: Theme.surface
            border.width: 1
            border.color: recentCard.hovered ? Theme.ink3 : Theme.line
            ringed: recentCard.activeFocus
            ringGap: -2 // the list would cut off what is around the card
            ringRadius: Theme.cardRadius
        }
        onClicked: root.opened(name)
        Accessible.name: glance.title
        Accessible.description: (root.removable ? qsTr("%1; %2. Delete removes it from the list.", "how far a game is; when it was played")
                                           : /*: how far a game is; when it was played */ qsTr("%1; %2.")).arg(standing).arg(when)
        Keys.onDeletePressed: if (root.removable) root.removeAsked(index, name)

        SmallBoard {
            id: picture

            anchors { left: parent.left; top: parent.top; bottom: parent.bottom; margins: Theme.unit * 2 }
            width: height * 1.1
            margin: Theme.unit
            notation: recentCard.glance.position
            hue: recentCard.glance.hue
        }

        Column {
            anchors {
                left: picture.right; right: parent.right; verticalCenter: parent.verticalCenter
                leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 3
            }
            spacing: Theme.unit * 0.75

            SilentText {
                anchors.left: parent.left
                width: parent.width
                text: recentCard.glance.title
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            SilentText {
                width: parent.width
                text: recentCard.standing
                color: recentCard.elsewhere ? Theme.accent : Theme.ink2
                font.pixelSize: Theme.small
                elide: Text.ElideRight
            }

            SilentText {
                width: parent.width - remove.width
                text: recentCard.when
                color: Theme.ink3
                font.pixelSize: Theme.small
                elide: Text.ElideRight
            }
        }

        AppButton {
            id: remove

            objectName: "button_remove_" + recentCard.index
            anchors { right: parent.right; bottom: parent.bottom; margins: 2 }
            visible: root.removable && !recentCard.elsewhere
            look: AppButton.Look.Bare
            focusPolicy: Qt.NoFocus // Delete does the same
            iconName: "close"
            tip: qsTr("Remove %1", "a game").arg(recentCard.glance.title)
            onClicked: root.removeAsked(recentCard.index, recentCard.name)
        }
    }
}
