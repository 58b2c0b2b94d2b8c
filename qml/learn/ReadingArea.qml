// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A page that is read: a column in the middle, no wider than lines may be, which scrolls.
ScrollArea {
    id: root

    property real widest: Math.round(1000 * Theme.scale)
    property alias gap: inner.spacing
    property alias above: inner.y
    readonly property alias column: inner
    default property alias parts: inner.data

    contentHeight: inner.implicitHeight + Theme.unit * 12
    clip: true

    Column {
        id: inner

        x: Math.max(Theme.unit * 6, (root.width - width) / 2)
        y: Theme.unit * 5
        width: Math.min(root.width - Theme.unit * 12, root.widest)
        spacing: Theme.unit * 4
    }
}
