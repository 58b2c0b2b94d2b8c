// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A row of the library as a card, if it belongs to the group that is shown here.
Item {
    id: root

    required property string gameId
    required property string title
    required property string tagline
    required property string group
    required property string preview
    required property int hue
    required property string opening
    property string shownGroup
    property real cardWidth: 0

    readonly property alias card: slot.made

    signal opened(notation: string)
    signal focusMoved(item: Item)
    signal moved(from: Item, dx: int, dy: int)

    width: cardWidth
    height: slot.made === null ? 0 : slot.made.implicitHeight
    visible: slot.wanted

    Lazy {
        id: slot

        wanted: root.group === root.shownGroup

        GameCard {
            id: card

            width: root.cardWidth
            gameId: root.gameId
            title: root.title
            tagline: root.tagline
            preview: root.preview
            hue: root.hue
            onClicked: root.opened(root.opening)
            onMoved: (dx, dy) => root.moved(card, dx, dy)
            onActiveFocusChanged: {
                if (activeFocus)
                    root.focusMoved(card);
            }
        }
    }
}
