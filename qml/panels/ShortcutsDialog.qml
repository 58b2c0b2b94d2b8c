// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// All shortcuts, on '?'.
AppDialog {
    id: root

    /// What the keys are for, and of each key what it does.
    readonly property var groups: [
        { title: /*: heads the keys that work on each page */ qsTr("Everywhere"), lines: [
            //: names of keys, of which either does it
            [qsTr("?, F1"), /*: what a key does: it shows the list of keys */ qsTr("This list")], [qsTr("Ctrl+1 to 4"), qsTr("Games, Learn, Lab, Settings")],
            [qsTr("Ctrl+T"), qsTr("Light or dark")], [qsTr("Alt+\u2190"), qsTr("Back to the games")],
            //: the name of a key
            [qsTr("Delete"), qsTr("Games: remove a recent game")],
            [qsTr("Ctrl+N"), /*: what a key does: it asks for the next game */ qsTr("New game")], [qsTr("Ctrl+O"), qsTr("Open a saved game or a lesson")]] },
        { title: qsTr("The game"), lines: [
            [qsTr("Ctrl+S"), qsTr("Save the game")], [qsTr("Ctrl+Shift+E"), qsTr("Export a picture")],
            [qsTr("Ctrl+P"), qsTr("Print the position")], [qsTr("Ctrl+C"), qsTr("Copy the position")],
            [qsTr("Ctrl+V"), qsTr("Paste a position")], [qsTr("Ctrl+L"), qsTr("The whole game in the Lab")],
            [qsTr("Ctrl+Z"), /*: what a key does: it takes the last move back */ qsTr("Undo")], [qsTr("Ctrl+Shift+Z, Ctrl+Y"), /*: what a key does: it makes a move again that was taken back */ qsTr("Redo")],
            [qsTr("Ctrl+R"), /*: what a key does, a verb: it begins the same game anew */ qsTr("Restart")], [qsTr("Ctrl+E"), qsTr("Edit the position")],
            [qsTr("Ctrl+M"), qsTr("Normal or misère play")], [qsTr("Ctrl+."), qsTr("Cancel the analysis")],
            ["A", qsTr("Say the position aloud (screen reader)")], ["H", /*: what a key does: it tells a little of how to win */ qsTr("Hint")], ["W", /*: why is the position won or lost? */ qsTr("Why?")],
            //: a verb: the mode Play
            ["P", qsTr("Play")], ["E", /*: what a key does, a verb: it shows the analysis of the position */ qsTr("Explore")], ["S", qsTr("Explore: losing moves")],
            ["N", qsTr("Explore: Nim lens")],
            ["L, R", qsTr("Explore: Left, Right to move")], ["M", qsTr("Where did it turn?, next mistake")],
            [qsTr("Shift+M"), qsTr("Where did it turn?, previous mistake")], ["\u2190, \u2192", qsTr("Where did it turn?, previous, next move")]] },
        { title: qsTr("The board"), lines: [
            //: the arrow keys
            [qsTr("Arrows"), qsTr("Move over the board")], [/*: names of keys, of which either does it */ qsTr("Enter, Space"), qsTr("Choose a piece")],
            //: the name of a key
            [qsTr("Esc"), qsTr("Drop a half-made choice, or leave what was entered last")],
            ["+, \u2212, 0", qsTr("Zoom, the whole board")],
            [qsTr("Shift+arrows"), qsTr("Hackenbush: move what is shown")],
            [qsTr("Space, a drag"), qsTr("Hackenbush: the same with the mouse")], ["N", qsTr("Drawing edges: end at a new joint")],
            [qsTr("Delete"), qsTr("Erasing edges: erase")]] },
        { title: /*: heads the keys for what is shown to a class */ qsTr("Present"), lines: [
            ["F5", /*: what a key does, a verb: it shows the position to a class */ qsTr("Present")],
            [qsTr("Space, PageDown, \u2192"), /*: what keys do while a class is shown something: the next step */ qsTr("Present: next")], [qsTr("Backspace, PageUp, \u2190"), /*: while a class is shown something: one step back */ qsTr("Present: back")],
            [qsTr("1 to 9, 0"), qsTr("Present: a step seen before")], [/*: names of keys, of which either does it */ qsTr("Home, F5"), qsTr("Present: first step")],
            //: the name of a key
            [qsTr("End"), qsTr("Present: last step seen")], [/*: keys, of which either does it: the letter B and the full stop */ qsTr("B, ."), qsTr("Present: blank the screen")],
            ["V", qsTr("Present: take votes, or end")], [qsTr("\u2191, \u2193, +, \u2212"), qsTr("Votes: choose a line, count")],
            ["U, R", qsTr("Present: undo, restart")], ["T", qsTr("Present: the teacher\u2019s window")], ["L", qsTr("Present: idea, labels, values, theorems")],
            [qsTr("Esc"), /*: what a key does while a class is shown something: it ends that */ qsTr("Present: leave")]] },
        { title: qsTr("Learn and the Lab"), lines: [
            [/*: two keys: on, back */ qsTr("Space, Backspace"), qsTr("Lesson: next, back")],
            ["P, N", qsTr("Marking: mark the position")], [qsTr("Delete"), qsTr("Marking: leave it blank")],
            //: what a key does while one marks positions with P and N: are the letters right?
            ["C", qsTr("Marking: check")], [/*: the arrow keys, and the key Enter; the arrows walk, Enter opens */ qsTr("Arrows, Enter"), qsTr("Lab: walk, open")],
            ["+, \u2212, 0", qsTr("Lab: zoom, the whole picture")],
            [qsTr("Space, Backspace"), qsTr("State graph: next, previous move")]] }
    ]
    readonly property var lines: groups.reduce((all, group) => all.concat(group.lines), [])

    objectName: "shortcutsDialog"
    //: the title of a dialog: the list of keys and what they do
    title: qsTr("Keyboard shortcuts")
    width: Math.min(parent.width - 48, Math.round(1160 * Theme.scale))
    height: Math.min(parent.height - 48, grid.implicitHeight + header.implicitHeight + Theme.unit * 11)

    ScrollArea {
        anchors.fill: parent
        focus: true
        Keys.onUpPressed: scrollTo(contentY - height / 4)
        Keys.onDownPressed: scrollTo(contentY + height / 4)
        contentHeight: grid.implicitHeight
        clip: true

        Row {
            id: grid

            readonly property int across: Math.max(1, Math.min(3, Math.floor(width / (330 * Theme.scale))))
            /// The groups of each column, with the number of their first line: each goes where most is free.
            readonly property var columns: {
                const all = Array.from({ length: across }, () => ({ height: 0, groups: [] }));
                let first = 0;
                for (const group of root.groups) {
                    const free = all.reduce((least, column) => column.height < least.height ? column : least);
                    free.height += group.lines.length + 1;
                    free.groups.push({ title: group.title, first: first, count: group.lines.length });
                    first += group.lines.length;
                }
                return all.map(column => column.groups);
            }

            width: parent.width - Theme.unit * 4
            spacing: Theme.unit * 6

            Repeater {
                model: grid.across

                Column {
                    id: column

                    required property int index

                    width: (grid.width - grid.spacing * (grid.across - 1)) / grid.across
                    spacing: Theme.unit * 4

                    Repeater {
                        model: grid.columns[column.index]

                        Column {
                            id: group

                            required property var modelData

                            width: column.width

                            Heading {
                                text: group.modelData.title
                                font.weight: Font.DemiBold
                            }

                            Repeater {
                                model: group.modelData.count

                                Item {
                                    id: line

                                    required property int index
                                    readonly property int number: group.modelData.first + index
                                    readonly property var told: root.lines[number]

                                    width: group.width
                                    height: Math.max(Math.round(29 * Theme.scale), meaning.implicitHeight + Theme.unit)
                                    Accessible.role: Accessible.StaticText
                                    //: read aloud: a key, and what it does
                                    Accessible.name: qsTr("%1: %2").arg(told[0]).arg(told[1])

                                    SilentText {
                                        id: meaning

                                        objectName: "shortcutMeaning_" + line.number
                                        anchors {
                                            left: parent.left; right: key.left; rightMargin: Theme.unit * 3
                                            verticalCenter: parent.verticalCenter
                                        }
                                        text: line.told[1]
                                        wrapMode: Text.Wrap
                                    }

                                    SilentText {
                                        id: key

                                        objectName: "shortcutKey_" + line.number
                                        anchors {
                                            right: parent.right; rightMargin: Theme.unit * 2
                                            verticalCenter: parent.verticalCenter
                                        }
                                        text: line.told[0]
                                        color: Theme.ink2
                                        font.weight: Font.DemiBold
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
