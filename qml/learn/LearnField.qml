// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// What is typed or chosen, and its name above it.
Column {
    id: root

    required property string label
    default property alias controls: holder.data
    property alias gap: holder.spacing

    width: parent?.width ?? 0
    spacing: Theme.unit

    Note {
        width: root.width
        text: root.label
        Accessible.ignored: true
    }

    Flow { // mirrored, unlike a column
        id: holder

        width: root.width
        spacing: Theme.unit
    }
}
