// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The ready boards of a game as cards, one of which may be the board of the draft.
Column {
    id: root

    required property GameDraft draft
    required property Library library
    property var presets: []
    property int hue: -1
    readonly property int columns: width >= 480 * Theme.scale ? 3 : width >= 300 * Theme.scale ? 2 : 1

    function show() {
        presets = library.presets(draft.gameId);
        hue = library.hue(draft.gameId);
    }

    /// The keys are at the board that is chosen.
    function takeKeyboard() {
        (cards.itemAt(Math.max(0, draft.preset)) as Item)?.forceActiveFocus(Qt.PopupFocusReason);
    }

    function step(from: int, by: int) {
        const next = from + by;
        if (next < 0 || next >= cards.count)
            return;
        (cards.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
        draft.notation = presets[next].notation;
    }

    spacing: Theme.unit * 3

    Item {
        width: parent.width
        height: Math.max(surprise.height, heading.implicitHeight)

        Heading {
            id: heading

            anchors { left: parent.left; right: surprise.left; verticalCenter: parent.verticalCenter }
            text: qsTr("Choose a board")
        }

        AppButton {
            id: surprise

            objectName: "button_random"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            iconName: "dice"
            //: a button: takes a random board
            text: qsTr("Surprise me")
            tip: qsTr("A random board")
            onClicked: root.draft.surprise()
        }
    }

    Grid {
        id: grid

        /// The cards are all as high as the highest.
        readonly property real cardHeight: Math.max(...Array.from(children).map(card => (card as Item).implicitHeight))
        readonly property real cardWidth: Math.floor((root.width - (root.columns - 1) * spacing) / root.columns)

        width: parent.width
        columns: root.columns
        spacing: Theme.unit * 3
        Accessible.role: Accessible.Grouping
        Accessible.name: heading.text

        Repeater {
            id: cards

            model: root.presets

            PresetCard {
                required property int index
                required property var modelData

                objectName: "preset_" + index
                width: grid.cardWidth
                height: grid.cardHeight
                text: modelData.title
                detail: modelData.caption
                notation: modelData.notation
                hue: root.hue
                checked: root.draft.preset === index
                activeFocusOnTab: checked || activeFocus || (root.draft.preset < 0 && index === 0)
                onClicked: root.draft.notation = notation
                onMoved: (dx, dy) => root.step(index, (root.LayoutMirroring.enabled ? -dx : dx) + dy * root.columns)
            }
        }
    }
}
