// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A row of the checks, with a heading above the first one of each kind.
TheoryRow {
    id: root

    required property bool first

    current: ListView.isCurrentItem
    above: first ? heading.implicitHeight + heading.y + Theme.unit * 3 : 0

    Column {
        id: heading

        y: Theme.unit * 4
        width: root.width
        visible: root.first
        spacing: Theme.unit

        AppText {
            width: parent.width
            text: root.kind === "claim" ? qsTr("Rules that are said and fail") : qsTr("The theory of the games")
            font.pixelSize: Theme.large
            font.weight: Font.Bold
            horizontalAlignment: Text.AlignLeft
            Accessible.role: Accessible.Heading
        }

        AppText {
            width: parent.width
            text: root.kind === "claim"
                  ? qsTr("Search alone looks for the smallest counterexample. To find one is no error of the program.")
                  : qsTr("Every small position is answered twice, by theory and by search alone. They have to agree.")
            color: Theme.ink2
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
        }
    }
}
