// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Whether the last move wins or loses, in the game's own words.
Column {
    id: root

    required property GameDraft draft
    readonly property bool both: draft.misereOffered
    readonly property bool wide: width >= 340 * Theme.scale

    function choose(misere: bool) {
        draft.misere = misere;
        (misere ? losing : winning).forceActiveFocus(Qt.TabFocusReason);
    }

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

        readonly property real cardWidth: root.wide ? Math.floor((width - spacing) / 2) : width
        readonly property real cardHeight: Math.max(winning.leastHeight, losing.leastHeight)

        width: parent.width
        visible: root.both
        enabled: root.draft.normalOnly === ""
        opacity: enabled ? 1 : 0.5
        columns: root.wide ? 2 : 1
        spacing: Theme.unit * 3
        Accessible.role: Accessible.Grouping
        Accessible.name: heading.text

        RadioCard {
            id: winning

            objectName: "new_normal"
            width: grid.cardWidth
            height: grid.cardHeight
            //: a choice: who makes the last move wins
            text: qsTr("Normal")
            detail: root.draft.normalEnding
            checked: !root.draft.misere
            onClicked: root.draft.misere = false
            onMoved: by => {
                if (by > 0)
                    root.choose(true);
            }
        }

        RadioCard {
            id: losing

            objectName: "new_misere"
            width: grid.cardWidth
            height: grid.cardHeight
            //: a choice: who makes the last move loses
            text: qsTr("Misère")
            detail: root.draft.misereEnding !== "" ? root.draft.misereEnding : qsTr("Whoever moves last loses.")
            checked: root.draft.misere
            onClicked: root.draft.misere = true
            onMoved: by => {
                if (by < 0)
                    root.choose(false);
            }
        }
    }

    Paragraph {
        objectName: "normalOnly"
        visible: text !== ""
        text: root.draft.normalOnly
    }
}
