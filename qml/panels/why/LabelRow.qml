// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// A row of positions labelled P and N one by one: arcs lead from the one that is asked for to what a move
/// leaves, the one to a P-position bold.
Item {
    id: root

    /// As LessonShow.labels.
    required property var cells
    /// Below the row, as LessonShow.labelHtml; empty where it is said elsewhere.
    property string sentence
    property int textSize: Theme.title
    property bool large: false
    /// The most room that one position takes.
    property real largest: 104
    /// The least; a longer row is scrolled.
    property real least: 34 * Theme.scale
    readonly property int asked: Array.from(cells).findIndex(cell => cell.asked)
    readonly property var options: cells[asked]?.options ?? []
    readonly property real step: Math.max(least, Math.min(largest, width / Math.max(1, cells.length), (height - said.height) / 2.6))
    readonly property real box: step * 0.875

    function middle(index: int): real {
        return index * step + step / 2;
    }

    /// How high the arc over so many boxes rises.
    function arcHeight(distance: int): real {
        return distance <= 0 ? 0 : Math.min(box * 1.1, box * (0.22 + 0.19 * distance));
    }

    Flickable {
        id: scroll

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; verticalCenterOffset: -said.height / 2 }
        height: row.height
        contentWidth: Math.max(width, row.width)
        contentX: Math.max(0, Math.min(contentWidth - width, root.middle(Math.max(0, root.asked)) - width / 2))
        clip: row.width > width
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: row

            x: Math.max(0, (scroll.width - width) / 2)
            width: root.step * root.cells.length
            height: root.box * (1.12 + 0.28 + 1 + (root.large ? 0.64 : 0.52))
            LayoutMirroring.enabled: false // numbers run from left to right everywhere
            LayoutMirroring.childrenInherit: true
            Accessible.role: Accessible.List
            //: read aloud: the row of positions with their letters P and N
            Accessible.name: qsTr("Positions")

            Repeater {
                model: root.options.length

                Strokes {
                    id: arc

                    required property int index
                    readonly property int target: root.options?.[index] ?? 0
                    readonly property bool decides: root.asked >= 0 && target === (root.cells[root.asked]?.decisive ?? -1)
                    readonly property real foot: root.box * 1.24

                    z: decides ? 1 : 0

                    Shape {
                        ShapePath {
                            strokeColor: arc.decides ? Theme.cold : Theme.ink3
                            strokeWidth: root.box * (arc.decides ? 0.075 : 0.04)
                            fillColor: "transparent"
                            startX: root.middle(arc.target)
                            startY: arc.foot

                            PathQuad {
                                x: root.middle(root.asked)
                                y: arc.foot
                                controlX: (root.middle(arc.target) + root.middle(root.asked)) / 2
                                controlY: arc.foot - 2 * root.arcHeight(root.asked - arc.target)
                            }
                        }
                    }
                }
            }

            Repeater {
                model: root.cells.length

                /// One position of a labelled row: its letter, a question mark, or a dashed place not reached yet.
                Item {
                    id: labelBox

                    required property int index
                    /// {number, outcome, asked}
                    readonly property var cell: root.cells[index] ?? ({ "number": "", "outcome": Outcome.Unknown, "asked": false })
                    readonly property int outcome: cell.outcome
                    readonly property bool ahead: outcome === Outcome.Unknown && !cell.asked

                    objectName: "label_" + cell.number
                    x: root.middle(index) - width / 2
                    y: root.box * 1.4
                    width: root.box
                    height: root.box + number.height
                    Accessible.role: Accessible.ListItem
                    //: read aloud: a number, and its letter P or N
                    Accessible.name: outcome !== Outcome.Unknown ? qsTr("%1: %2").arg(cell.number).arg(Theme.outcomeLetter(outcome))
                                   : cell.asked ? qsTr("%1: P or N?").arg(cell.number) : qsTr("%1: not labelled yet").arg(cell.number)

                    Rectangle {
                        width: root.box
                        height: root.box
                        visible: !labelBox.ahead
                        radius: root.box * 0.25
                        color: labelBox.outcome === Outcome.Unknown ? Theme.surface : Theme.outcomeTint(labelBox.outcome)
                        border.width: Math.max(1.5, root.box * 0.04)
                        border.color: labelBox.outcome === Outcome.Unknown ? Theme.ink3 : Theme.outcomeColor(labelBox.outcome)

                        SilentText {
                            anchors.centerIn: parent
                            text: labelBox.outcome !== Outcome.Unknown ? Theme.outcomeLetter(labelBox.outcome) : "?"
                            color: labelBox.outcome === Outcome.Unknown ? Theme.ink2 : Theme.outcomeColor(labelBox.outcome)
                            font.pixelSize: Math.round(root.box * (root.large ? 0.5 : 0.42))
                            font.weight: labelBox.outcome === Outcome.Unknown ? Font.Normal : Font.Bold
                        }
                    }

                    DashedFrame {
                        visible: labelBox.ahead
                        width: root.box
                        height: root.box
                        radius: root.box * 0.25
                        thickness: Math.max(1.5, root.box * 0.03)
                        color: Theme.line
                    }

                    SilentText {
                        id: number

                        anchors { top: parent.top; topMargin: root.box * 1.12; horizontalCenter: parent.horizontalCenter }
                        text: Settings.numeral(labelBox.cell.number)
                        font.pixelSize: Math.round(root.box * (root.large ? 0.46 : 0.36))
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
    }

    AppText {
        id: said

        objectName: "labelSentence"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: root.sentence === "" ? 0 : Math.round(root.textSize * 2.7)
        visible: root.sentence !== ""
        text: root.sentence.replace("<u>", "<b><font color='" + Theme.cold + "'>").replace("</u>", "</font></b>")
        textFormat: Text.StyledText
        font.pixelSize: root.textSize
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(root.textSize * 0.75)
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        Accessible.name: root.sentence.replace(/<[^>]*>/g, "")

        Spoken {
            text: said.Accessible.name
        }
    }
}
