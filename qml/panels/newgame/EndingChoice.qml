// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Whether the last move wins or loses, in the game's own words.
Column {
    id: root

    required property GameDraft draft
    readonly property bool both: draft.misereOffered
    readonly property bool wide: width >= 340 * Theme.scale

    spacing: Theme.unit * 3

    Heading {
        id: heading

        text: qsTr("The last move")
    }

    Paragraph {
        visible: !root.both
        text: root.draft.normalEnding
    }

    Grid {
        id: grid

        /// Both cards are as high as the higher one.
        readonly property real cardHeight: Math.max(...Array.from(children).map(card => (card as Item).implicitHeight))

        width: parent.width
        visible: root.both
        enabled: root.draft.normalOnly === ""
        opacity: enabled ? 1 : 0.5
        columns: root.wide ? 2 : 1
        spacing: Theme.unit * 3
        Accessible.role: Accessible.Grouping
        Accessible.name: heading.text

        Repeater {
            id: cards

            model: 2

            /// A card with a dot, a title and what it means.
            RadioPlate {
                id: card

                readonly property bool misere: index === 1

                objectName: misere ? "new_misere" : "new_normal"
                group: cards
                width: root.wide ? Math.floor((grid.width - grid.spacing) / 2) : grid.width
                height: grid.cardHeight
                implicitHeight: words.implicitHeight + Theme.unit * 6
                //: a choice: who makes the last move loses
                text: misere ? qsTr("Misère") : /*: a choice: who makes the last move wins */ qsTr("Normal")
                detail: !misere ? root.draft.normalEnding : root.draft.misereEnding !== "" ? root.draft.misereEnding : qsTr("Whoever moves last loses.")
                checked: root.draft.misere === misere
                onClicked: root.draft.misere = misere
                Keys.onLeftPressed: card.walk(LayoutMirroring.enabled ? 1 : -1)
                Keys.onRightPressed: card.walk(LayoutMirroring.enabled ? -1 : 1)

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
                            border.color: card.checked ? Theme.accent : Theme.ink2

                            Disc {
                                anchors.centerIn: parent
                                width: Math.round(parent.width * 0.45)
                                color: Theme.accent
                                visible: card.checked
                            }
                        }

                        SilentText {
                            anchors.verticalCenter: dot.verticalCenter
                            width: parent.width - dot.width - parent.spacing
                            text: card.text
                            font.weight: Font.DemiBold
                            wrapMode: Text.Wrap
                        }
                    }

                    WideNote {
                        text: card.detail
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    Paragraph {
        objectName: "normalOnly"
        visible: text !== ""
        text: root.draft.normalOnly
    }
}
