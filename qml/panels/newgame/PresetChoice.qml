// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The ready boards of a game as cards, one of which may be the board of the draft.
Column {
    id: root

    required property GameDraft draft
    required property Library library
    readonly property var presets: library.presets(draft.gameId)
    readonly property int columns: width >= 480 * Theme.scale ? 3 : width >= 300 * Theme.scale ? 2 : 1

    /// The keys are at the board that is chosen.
    function takeKeyboard() {
        (cards.itemAt(Math.max(0, draft.preset)) as Item)?.forceActiveFocus(Qt.PopupFocusReason);
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

        width: parent.width
        columns: root.columns
        spacing: Theme.unit * 3
        Accessible.role: Accessible.Grouping
        Accessible.name: heading.text

        Repeater {
            id: cards

            model: root.presets

            /// A ready board of the game: a small picture, its title and what it is.
            RadioPlate {
                id: presetCard

                required property var modelData
                readonly property string notation: modelData.notation

                objectName: "preset_" + index
                group: cards
                across: root.columns
                width: Math.floor((root.width - (root.columns - 1) * grid.spacing) / root.columns)
                height: grid.cardHeight
                text: modelData.title
                detail: modelData.caption
                checked: root.draft.preset === index
                activeFocusOnTab: checked || activeFocus || (root.draft.preset < 0 && index === 0)
                implicitHeight: picture.height + words.implicitHeight + Theme.unit * 5
                onClicked: root.draft.notation = notation
                Keys.onLeftPressed: presetCard.walk(LayoutMirroring.enabled ? 1 : -1)
                Keys.onRightPressed: presetCard.walk(LayoutMirroring.enabled ? -1 : 1)

                Rectangle {
                    id: picture

                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 }
                    height: Math.round(72 * Math.min(1.5, Theme.scale))
                    radius: Theme.radius
                    color: Theme.board

                    Rectangle { // its lower corners are square
                        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                        height: Theme.radius
                        color: parent.color
                    }

                    Miniature {
                        anchors { fill: parent; margins: Theme.unit * 2 }
                        notation: presetCard.notation
                        far: true
                        hue: root.library.hue(root.draft.gameId)
                        colours: Theme.boardColours
                    }
                }

                Hairline {
                    anchors { left: parent.left; right: parent.right; top: picture.bottom; leftMargin: 1; rightMargin: 1 }
                }

                Column {
                    id: words

                    anchors {
                        left: parent.left; right: mark.left; top: picture.bottom
                        leftMargin: Theme.unit * 3.5; rightMargin: Theme.unit; topMargin: Theme.unit * 2
                    }
                    spacing: Theme.unit * 0.5

                    SilentText {
                        width: parent.width
                        text: presetCard.text
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                    }

                    WideNote {
                        visible: text !== ""
                        text: presetCard.detail
                        Accessible.ignored: true
                    }
                }

                Disc {
                    id: mark

                    anchors { right: parent.right; top: words.top; rightMargin: Theme.unit * 2.5 }
                    width: Math.round(20 * Theme.scale)
                    color: Theme.accent
                    visible: presetCard.checked

                    Icon {
                        anchors.centerIn: parent
                        icon: "check"
                        size: Math.round(14 * Theme.scale)
                        color: Theme.onFilled
                    }
                }
            }
        }
    }
}
