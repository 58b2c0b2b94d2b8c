// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A page of the Lab in two: what is looked at, and a column of cards beside it, or below it where both have no
/// room side by side. What is higher than the page is scrolled to.
Item {
    id: root

    /// Cards of the column.
    default property alias cards: column.data
    property alias main: area.data
    property string columnName
    property real sideWidth
    /// Room around the cards.
    property real gutter: Theme.unit * 5
    property real topGutter: gutter
    property bool stacked: width - sideWidth < 300 * Theme.scale
    /// The column stands on the left, or above.
    property bool sideFirst: false
    readonly property bool sideLeft: sideFirst !== LayoutMirroring.enabled
    /// What is looked at does not become lower than this, and fills the page where that is higher.
    property real leastHeight: 0
    property bool fills: true
    readonly property bool scrolls: page.contentHeight > page.height + 1
    readonly property Item focusItem: Window.activeFocusItem

    /// Scrolls to what the keyboard goes to, where it is out of sight.
    function reveal(item: Item) {
        let above = item;
        while (above !== null && above !== page.contentItem)
            above = above.parent;
        if (above === null)
            return;
        const y = item.mapToItem(page.contentItem, 0, 0).y;
        const seen = Math.min(y + item.height, page.contentY + page.height) - Math.max(y, page.contentY);
        if (seen < Math.min(item.height, 40))
            page.contentY = Math.max(0, Math.min(y - Theme.unit * 4, page.contentHeight - page.height));
    }

    onFocusItemChanged: if (visible && scrolls && focusItem !== null) reveal(focusItem)

    Ground { }

    ScrollArea {
        id: page

        objectName: "labScroll"
        x: root.stacked || !root.sideLeft ? 0 : root.sideWidth
        width: root.stacked ? root.width : root.width - root.sideWidth
        height: root.height
        contentWidth: width
        contentHeight: area.height + (root.stacked ? side.height : 0)
        interactive: root.scrolls
        clip: root.scrolls

        Item {
            id: area

            // of what follows below, the beginning is in sight
            readonly property real filled: !root.fills ? 0 : root.stacked ? root.height - Theme.unit * 10 : root.height

            y: root.stacked && root.sideFirst ? side.height : 0
            width: page.width
            height: Math.max(filled, root.leastHeight)
        }
    }

    Rectangle {
        id: side

        parent: root.stacked ? page.contentItem : root
        x: root.stacked || root.sideLeft ? 0 : root.width - width
        y: root.stacked && !root.sideFirst ? area.height : 0
        width: root.stacked ? page.width : root.sideWidth
        height: root.stacked ? flick.contentHeight : root.height
        color: Theme.surface

        ScrollArea {
            id: flick

            objectName: "labColumn"
            anchors.fill: parent
            contentHeight: column.implicitHeight + root.topGutter * 2
            interactive: !root.stacked
            clip: true
            Accessible.role: Accessible.Pane
            Accessible.name: root.columnName

            Column {
                id: column

                x: root.gutter
                y: root.topGutter
                width: flick.width - root.gutter * 2
                spacing: Theme.unit * 4
            }
        }

        Hairline {
            x: !root.stacked && root.sideLeft ? parent.width - 1 : 0
            y: root.stacked && root.sideFirst ? parent.height - 1 : 0
            width: root.stacked ? parent.width : 1
            height: root.stacked ? 1 : parent.height
        }
    }
}
