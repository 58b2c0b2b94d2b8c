// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// What is typed or chosen, and its name above it.
Column {
    id: root

    required property string label
    default property alias controls: holder.data

    spacing: Theme.unit

    Note {
        width: root.width
        text: root.label
        Accessible.ignored: true
    }

    Column {
        id: holder

        width: root.width
        spacing: Theme.unit * 2
    }
}
