// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The figures of the whole game, and what they count.
StatisticsCard {
    id: root

    readonly property StatisticsFigures figures: StatisticsFigures { lab: root.lab }

    Heading {
        text: qsTr("The whole game in figures")
    }

    Item { // room for all rows is kept while they are worked out
        width: parent?.width ?? 0
        height: Math.max(rows.implicitHeight, Math.round(28 * Theme.scale) * 7)

        Column {
            id: rows

            width: parent.width

            Repeater {
                model: root.figures

                Item {
                    id: line

                    required property int index
                    required property string label
                    required property string value
                    required property string note

                    objectName: "figure_" + index
                    width: rows.width
                    height: Math.max(Math.round(28 * Theme.scale), name.implicitHeight + Theme.unit, number.implicitHeight + Theme.unit)
                    Accessible.role: Accessible.StaticText
                    //: read aloud: a figure and its value
                    Accessible.name: note === "" ? qsTr("%1: %2").arg(label).arg(value) : /*: read aloud: a figure, its value, and a note */ qsTr("%1: %2, %3").arg(label).arg(value).arg(note)

                    Paragraph {
                        id: name

                        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                        width: parent.width * 0.42
                        text: line.label
                        Accessible.ignored: true
                    }

                    SilentText {
                        id: number

                        anchors { left: name.right; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                        readonly property real room: parent.width - name.width - Theme.unit * 4 - (line.note === "" ? 0 : note.implicitWidth + Theme.unit * 3)

                        width: Math.min(inOneLine.room, room)
                        text: line.value.replace(/(\D)/g, "$1\u200B") // lines end after a group of digits
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                    }

                    OneLine {
                        id: inOneLine

                        of: number
                    }

                    SilentText {
                        id: note

                        anchors { left: number.right; right: parent.right; leftMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
                        text: line.note
                        color: Theme.ink2
                        font.pixelSize: Theme.small
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }

    WideNote {
        objectName: "runMaxima"
        visible: text !== ""
        text: root.figures.runs === "" ? "" : qsTr("At most at once, runs of counters: %1").arg(root.figures.runs)
    }

    WideSwitch {
        objectName: "switch_withoutTerminal"
        text: qsTr("Without terminal positions")
        checked: root.lab.withoutTerminal
        onToggled: root.lab.withoutTerminal = checked
    }

    WideNote {
        text: root.lab.withoutTerminal ? qsTr("Positions without a move, and the moves to them, are left out. Published figures for misère Line Nim are counted this way: nobody takes the last counter willingly.")
            : qsTr("Every position counts, even those without a move.")
    }

    WideSwitch {
        objectName: "switch_upToSymmetry"
        text: qsTr("Positions equal by symmetry count once")
        checked: root.lab.upToSymmetry
        onToggled: root.lab.upToSymmetry = checked
    }
}
