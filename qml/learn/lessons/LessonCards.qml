// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A heading of the course, or that of one's own lessons, and its cards in columns of even rows.
Column {
    id: root

    required property LessonList list
    required property string group
    /// Stands beside the heading.
    property alias beside: slot.data
    /// Stands below it.
    property string detail
    readonly property alias count: lessons.count
    /// Counts the cards made: each may make its row higher.
    property int made: 0
    readonly property real least: Math.round(300 * Math.min(1.5, Theme.scale))

    signal chosen(id: string)
    /// A lesson with a mistake, by its file.
    signal brokenChosen(file: string)
    signal focusMoved(item: Item)

    spacing: Theme.unit * 3

    LessonGroup {
        id: lessons

        list: root.list
        group: root.group
    }

    Item {
        width: parent.width
        height: Math.max(heading.implicitHeight, slot.height)

        Heading {
            id: heading

            anchors { left: parent.left; right: slot.left; rightMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
            text: root.list.groupTitle(root.group)
            font.pixelSize: Theme.large
        }

        Row {
            id: slot

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: Theme.unit * 4

            AppText {
                visible: lessons.done > 0 && root.group !== "own"
                anchors.verticalCenter: slot.verticalCenter
                //: how many lessons were worked through, and how many there are
                text: qsTr("%1 of %2 done").arg(lessons.done).arg(lessons.count)
                color: Theme.ink2
            }
        }
    }

    Paragraph {
        visible: text !== ""
        text: root.detail
    }

    Grid {
        id: grid

        width: parent.width
        columns: Math.max(1, Math.min(3, Math.floor((width + spacing) / (root.least + spacing))))
        spacing: Theme.unit * 4

        Repeater {
            id: cards

            model: lessons
            onItemAdded: ++root.made

            LessonCard {
                id: card

                required property int index
                /// Cards of one row are equally high.
                readonly property int first: index - index % grid.columns

                width: (grid.width - grid.spacing * (grid.columns - 1)) / grid.columns
                height: {
                    let most = implicitHeight;
                    for (let i = first; root.made > 0 && i < first + grid.columns; ++i)
                        most = Math.max(most, (cards.itemAt(i) as LessonCard)?.implicitHeight ?? 0);
                    return most;
                }
                onClicked: {
                    if (broken)
                        root.brokenChosen(file);
                    else
                        root.chosen(lessonId);
                }
                onActiveFocusChanged: {
                    if (activeFocus)
                        root.focusMoved(card);
                }
            }
        }
    }
}
