// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The cards of one group under its heading.
Column {
    id: root

    required property Library library
    required property string group
    required property string title
    required property real cardWidth

    signal opened(notation: string)
    signal focusMoved(item: Item)
    signal moved(from: Item, dx: int, dy: int)

    function cards(): var {
        return Array.from({ length: entries.count }, (none, row) => (entries.itemAt(row) as GameSlot)?.card ?? null).filter(card => card !== null);
    }

    spacing: Theme.unit * 3

    Heading {
        text: root.title
        font.weight: Font.DemiBold
    }

    Flow {
        width: parent.width
        spacing: Theme.unit * 4

        Repeater {
            id: entries

            model: root.library

            GameSlot {
                shownGroup: root.group
                cardWidth: root.cardWidth
                onOpened: notation => root.opened(notation)
                onFocusMoved: item => root.focusMoved(item)
                onMoved: (from, dx, dy) => root.moved(from, dx, dy)
            }
        }
    }
}
