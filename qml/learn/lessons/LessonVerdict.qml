// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Who wins, for a class: the letter and one line.
Item {
    id: root

    required property Analyst analyst
    property real zoom: 1
    readonly property bool solved: analyst.solved

    implicitHeight: tag.height
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    OutcomeTag {
        id: tag

        anchors.left: parent.left
        outcome: root.solved ? root.analyst.outcome : Outcome.Unknown
        filled: true
        size: Math.round(30 * root.zoom)
    }

    SilentText {
        id: words

        anchors { left: tag.right; right: parent.right; leftMargin: Theme.unit * 3 * root.zoom; verticalCenter: tag.verticalCenter }
        text: root.solved ? root.analyst.verdictTitle
            //: the program works out who wins
            : root.analyst.busy ? qsTr("Solving\u2026") : root.analyst.unsolvedText
        font.pixelSize: Math.round(Theme.small * root.zoom)
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
}
