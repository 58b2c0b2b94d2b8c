// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Coloured pictures: whose edges are whose.
Card {
    objectName: "coloursCard"

    Heading {
        text: qsTr("Who may cut what")
    }

    Paragraph {
        text: qsTr("Left cuts blue (marked L), Right cuts red (marked R), either cuts green (unmarked).")
        lineHeight: 1.2
    }

    Paragraph {
        text: qsTr("A value over 0 wins for Left, one under 0 for Right; at 0 whoever starts loses. Any positive number outweighs any nimber.")
        lineHeight: 1.2
    }
}
