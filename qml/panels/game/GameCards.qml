// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import Grundy.Models

/// The cards of all games, in groups; arrows go from card to card.
Column {
    id: root

    required property Library library
    property list<string> groups: []
    property list<string> titles: []
    /// How many cards each group has.
    property var sizes: []
    /// Larger windows have larger cards, at most six in a row.
    readonly property real wanted: Math.round(236 * Math.min(Theme.scale, 1.3) * Math.max(1, Math.min(1.5, width / 1500)))
    readonly property int most: Math.max(1, Math.min(6, Math.floor((width + Theme.unit * 4) / (wanted + Theme.unit * 4))))
    readonly property int perRow: most > 3 && leavesOne(most) && !leavesOne(most - 1) ? most - 1 : most
    readonly property real cardWidth: (width - (perRow - 1) * Theme.unit * 4) / perRow

    signal opened(notation: string)
    signal focusMoved(item: Item)
    signal leftUpwards()

    /// A card would stand alone in the last row of its group.
    function leavesOne(cards: int): bool {
        return Array.from(sizes).some(size => size > cards && size % cards === 1);
    }

    function collect() {
        const all = Array.from({ length: entries.count }, (none, row) => entries.objectAt(row) as LibraryEntry).filter(entry => entry !== null);
        const ids = [...new Set(all.map(entry => entry.group))];
        sizes = ids.map(id => all.filter(entry => entry.group === id).length);
        titles = ids.map(id => all.find(entry => entry.group === id).groupTitle);
        if (String(ids) !== String(Array.from(groups))) // otherwise the cards stay, and the keyboard on them
            groups = ids;
    }

    function cards(): var {
        return Array.from({ length: sections.count }, (none, section) => (sections.itemAt(section) as GameGroup).cards())
            .reduce((all, own) => [...all, ...own], []);
    }

    function focusFirst() {
        const all = cards();
        if (all.length > 0)
            all[0].forceActiveFocus(Qt.TabFocusReason);
    }

    /// Enter in the search: the only match opens, of several the first has the focus.
    function openOnly() {
        collect();
        const all = cards();
        if (all.length === 1)
            (all[0] as GameCard).clicked();
        else
            focusFirst();
    }

    function go(from: Item, dx: int, dy: int) {
        const all = cards();
        const next = spatial.nearest(all, from, dx, dy, root);
        if (next !== null)
            next.forceActiveFocus(Qt.TabFocusReason);
        else if (dy < 0)
            root.leftUpwards();
    }

    spacing: Theme.unit * 5

    Spatial {
        id: spatial
    }

    Timer {
        id: collecting

        interval: 0
        onTriggered: root.collect()
    }

    Instantiator {
        id: entries

        model: root.library
        delegate: LibraryEntry { }
        onCountChanged: collecting.restart()
        onObjectAdded: collecting.restart()
        Component.onCompleted: root.collect()
    }

    Connections { // another language
        target: root.library

        function onDataChanged() {
            collecting.restart();
        }
    }

    Repeater {
        id: sections

        model: root.groups

        GameGroup {
            required property int index
            required property string modelData

            width: root.width
            library: root.library
            group: modelData
            title: root.titles[index] ?? ""
            cardWidth: root.cardWidth
            onOpened: notation => root.opened(notation)
            onFocusMoved: item => root.focusMoved(item)
            onMoved: (from, dx, dy) => root.go(from, dx, dy)
        }
    }
}
