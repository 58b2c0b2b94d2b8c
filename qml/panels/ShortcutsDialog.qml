// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// All shortcuts, on '?'.
AppDialog {
    id: root

    readonly property list<string> keys: ["?", qsTr("Ctrl+N"), qsTr("Ctrl+O"), qsTr("Ctrl+S"), qsTr("Ctrl+C"), qsTr("Ctrl+V"), qsTr("Ctrl+L"),
        qsTr("Ctrl+Z"), qsTr("Ctrl+Shift+Z"), "H", "W", "P", "E", "N", "L, R", "F5", qsTr("Arrows"), qsTr("Enter, Space"), qsTr("Esc"),
        "+, \u2212", qsTr("Ctrl+0"), "N", qsTr("Delete"), qsTr("Space, PageDown"), qsTr("Backspace, PageUp"), "1, 2, 3…", "B", "V", "T", "U, R",
        "M, [, ]", qsTr("Arrows, Enter"), "+, \u2212, 0", qsTr("Space, Backspace"), qsTr("Space, Backspace")]
    readonly property list<string> meanings: [qsTr("This list"), qsTr("New game"), qsTr("Open a saved game"), qsTr("Save the game"),
        qsTr("Copy the position"), qsTr("Paste a position"), qsTr("The whole game in the Lab"), qsTr("Undo"), qsTr("Redo"), qsTr("Hint"), qsTr("Why?"), qsTr("Play"),
        qsTr("Explore"), qsTr("Explore: Nim lens"), qsTr("Explore: Left, Right to move"), qsTr("Present"), qsTr("Move over the board"), qsTr("Choose a piece"), qsTr("Drop a half-made choice"),
        qsTr("Plane: zoom"), qsTr("Plane: the whole board"),
        qsTr("Drawing edges: end at a new joint"), qsTr("Erasing edges: erase"),
        qsTr("Present: next"), qsTr("Present: back"), qsTr("Present: go to a step"), qsTr("Present: blank the screen"),
        qsTr("Present: votes"), qsTr("Present: the teacher’s window"), qsTr("Present: undo, restart"),
        qsTr("Review: next mistake, the one before"), qsTr("Lab: walk, open"), qsTr("Lab: zoom, the whole picture"), qsTr("State graph: a move on, back"), qsTr("Lesson: on, back")]

    objectName: "shortcutsDialog"
    title: qsTr("Keyboard shortcuts")
    width: Math.min(parent.width - 48, Math.round(720 * Theme.scale))
    height: Math.min(parent.height - 48, grid.implicitHeight + header.implicitHeight + Theme.unit * 11)

    Flickable {
        anchors.fill: parent
        contentHeight: grid.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar { }

        Grid {
            id: grid

            width: parent.width - Theme.unit * 4
            columns: width > 560 * Theme.scale ? 2 : 1
            columnSpacing: Theme.unit * 6
            rowSpacing: Theme.unit
            flow: Grid.TopToBottom
            rows: Math.ceil(root.keys.length / columns)

            Repeater {
                model: root.keys.length

                Item {
                    id: line

                    required property int index

                    width: (grid.width - grid.columnSpacing * (grid.columns - 1)) / grid.columns
                    height: Math.round(34 * Theme.scale)

                    AppText {
                        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                        text: root.meanings[line.index]
                    }

                    AppText {
                        anchors {
                            right: parent.right; rightMargin: Theme.unit * 2
                            verticalCenter: parent.verticalCenter
                        }
                        text: root.keys[line.index]
                        color: Theme.ink2
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
    }
}
