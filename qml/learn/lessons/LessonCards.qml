// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The cards of the program's lessons, or of one's own, in columns of even rows.
Grid {
    id: root

    required property LessonList list
    required property bool own
    /// Counts the cards made: each may make its row higher.
    property int made: 0
    readonly property real least: Math.round(300 * Math.min(1.5, Theme.scale))

    signal chosen(id: string)
    signal focusMoved(item: Item)

    columns: Math.max(1, Math.min(3, Math.floor((width + spacing) / (least + spacing))))
    spacing: Theme.unit * 4

    Repeater {
        id: cards

        model: root.list
        onItemAdded: ++root.made

        LessonCard {
            id: card

            required property int index
            /// Cards of one row are equally high.
            readonly property int first: root.own ? index - (index - root.list.builtIn) % root.columns : index - index % root.columns

            visible: own === root.own
            width: (root.width - root.spacing * (root.columns - 1)) / root.columns
            height: {
                let most = implicitHeight;
                for (let i = first; root.made > 0 && i < first + root.columns; ++i) {
                    const other = cards.itemAt(i) as LessonCard;
                    if (other !== null && other.own === own)
                        most = Math.max(most, other.implicitHeight);
                }
                return most;
            }
            onClicked: {
                if (!broken)
                    root.chosen(lessonId);
            }
            onActiveFocusChanged: {
                if (activeFocus)
                    root.focusMoved(card);
            }
        }
    }
}
