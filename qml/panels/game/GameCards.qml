// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The cards of all games, in groups; arrows go from card to card.
Column {
    id: root

    required property Library library
    required property Session session
    property list<string> groups: []
    property list<string> titles: []
    /// How many cards each group has.
    property var sizes: []
    /// Larger windows have larger cards, at most six in a row.
    readonly property real wanted: Math.round(236 * Math.min(Theme.scale, 1.3) * Math.max(1, Math.min(1.5, width / 1500)))
    readonly property int most: Math.max(1, Math.min(6, Math.floor((width + Theme.unit * 4) / (wanted + Theme.unit * 4))))
    readonly property int perRow: most > 3 && leavesOne(most) && !leavesOne(most - 1) ? most - 1 : most
    readonly property real cardWidth: (width - (perRow - 1) * Theme.unit * 4) / perRow

    /// By the id of a game: the faces of those who lost to the person.
    property var beaten: ({})

    signal opened(notation: string)
    signal focusMoved(item: Item)
    signal leftUpwards()

    /// A card would stand alone in the last row of its group.
    function leavesOne(cards: int): bool {
        return Array.from(sizes).some(size => size > cards && size % cards === 1);
    }

    /// A game may have been won since the cards were last seen.
    function countBeaten() {
        const won = {};
        for (let row = 0; row < library.count; ++row) {
            const id = library.data(library.index(row, 0), Library.GameIdRole);
            won[id] = session.beatenIn(id);
        }
        beaten = won;
    }

    function collect() {
        const rows = Array.from({ length: library.count }, (none, row) => library.index(row, 0));
        const theirs = rows.map(row => library.data(row, Library.GroupRole));
        const ids = [...new Set(theirs)];
        countBeaten();
        sizes = ids.map(id => theirs.filter(group => group === id).length);
        titles = ids.map(id => library.data(rows[theirs.indexOf(id)], Library.GroupTitleRole));
        if (String(ids) !== String(Array.from(groups))) // otherwise the cards stay, and the keyboard on them
            groups = ids;
    }

    /// In the order in which they are seen.
    function cards(within: Item): var {
        return Array.from(within.children)
            .reduce((all, child) => [...all, ...(child instanceof PlainButton ? [child] : cards(child))], []);
    }

    function focusFirst() {
        const all = cards(root);
        if (all.length > 0)
            all[0].forceActiveFocus(Qt.TabFocusReason);
    }

    /// Enter in the search: the only match opens, of several the first has the focus.
    function openOnly() {
        collect();
        const all = cards(root);
        if (all.length === 1)
            (all[0] as PlainButton).clicked();
        else
            focusFirst();
    }

    function go(from: Item, dx: int, dy: int) {
        const all = cards(root);
        const next = spatial.nearest(all, from, dx, dy, root);
        if (next !== null)
            next.forceActiveFocus(Qt.TabFocusReason);
        else if (dy < 0)
            root.leftUpwards();
    }

    spacing: Theme.unit * 5
    onVisibleChanged: if (visible) countBeaten()
    Component.onCompleted: collect()

    Spatial {
        id: spatial
    }

    Timer {
        id: collecting

        interval: 0
        onTriggered: root.collect()
    }

    Connections {
        target: root.library

        function onModelReset() {
            collecting.restart();
        }
        function onDataChanged() { // another language
            collecting.restart();
        }
    }

    Repeater {
        model: root.groups

        Column {
            id: section

            required property int index
            required property string modelData

            width: root.width
            spacing: Theme.unit * 3

            Heading {
                text: root.titles[section.index] ?? ""
                font.weight: Font.DemiBold
            }

            Flow {
                width: parent.width
                spacing: Theme.unit * 4

                Repeater {
                    model: root.library

                    Item { // a row of the library, if it belongs to this group
                        id: slot

                        required property string gameId
                        required property string title
                        required property string tagline
                        required property string group
                        required property string preview
                        required property int hue
                        required property string opening

                        width: root.cardWidth
                        height: place.made?.implicitHeight ?? 0
                        visible: place.wanted

                        Lazy {
                            id: place

                            wanted: slot.group === section.modelData

                            /// A game of the gallery: a small picture of it, title, one line.
                            PlainButton {
                                id: card

                                /// The picture grows with the card.
                                readonly property real zoom: Math.max(1, Math.min(1.6, width / 270))
                                /// Of the opponents, in this game.
                                readonly property list<string> beaten: root.beaten[slot.gameId] ?? []

                                objectName: "card_" + slot.gameId
                                width: root.cardWidth
                                text: slot.title
                                implicitHeight: picture.height + words.implicitHeight + Theme.unit * 9
                                focusPolicy: Qt.StrongFocus
                                Accessible.name: slot.title
                                Accessible.description: beaten.length === 0 ? slot.tagline
                                    //: read aloud: what a game is about, and the opponents who lost to the person in it
                                    : qsTr("%1. Beaten: %2").arg(slot.tagline).arg(root.session.namesOf(beaten))
                                Keys.onLeftPressed: root.go(card, -1, 0)
                                Keys.onRightPressed: root.go(card, 1, 0)
                                Keys.onUpPressed: root.go(card, 0, -1)
                                Keys.onDownPressed: root.go(card, 0, 1)
                                onClicked: root.opened(slot.opening)
                                onActiveFocusChanged: if (activeFocus) root.focusMoved(card)

                                SmallBoard {
                                    id: picture

                                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 2.75 }
                                    height: Math.round(121 * card.zoom)
                                    margin: Math.round(Theme.unit * 2 * card.zoom)
                                    notation: slot.preview
                                    zoom: card.zoom
                                    hue: slot.hue
                                }

                                Column {
                                    id: words

                                    anchors {
                                        left: parent.left; right: parent.right; top: picture.bottom; margins: Theme.unit * 3.5
                                        topMargin: Theme.unit * 2.5
                                    }
                                    spacing: Theme.unit * 0.75

                                    Item {
                                        width: parent.width
                                        height: name.height

                                        SilentText {
                                            id: name

                                            anchors { left: parent.left; right: parent.right; rightMargin: marks.made === null ? 0 : marks.made.width + Theme.unit }
                                            text: slot.title
                                            font.weight: Font.DemiBold
                                            elide: Text.ElideRight
                                        }

                                        Lazy {
                                            id: marks

                                            wanted: card.beaten.length > 0

                                            BeatenMarks {
                                                anchors { right: parent?.right; verticalCenter: parent?.verticalCenter }
                                                objectName: "beaten_" + slot.gameId
                                                beaten: card.beaten
                                            }
                                        }
                                    }

                                    SilentText {
                                        width: parent.width
                                        text: slot.tagline
                                        color: Theme.ink2
                                        font.pixelSize: Theme.small
                                        elide: Text.ElideRight
                                    }
                                }

                                background: Backdrop {
                                    radius: Theme.cardRadius
                                    color: Theme.surface
                                    border.width: 1
                                    border.color: card.hovered ? Theme.ink3 : Theme.line
                                    ringed: card.visualFocus
                                    ringRadius: Theme.cardRadius + 3
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
