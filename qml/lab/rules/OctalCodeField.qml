// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// An octal code: for each number taken what may be left of the heap, to switch.
Column {
    id: root

    required property OwnRules rules
    readonly property real headWidth: Math.round(104 * Theme.scale)
    readonly property real digitWidth: Math.round(34 * Theme.scale)
    readonly property real columnWidth: Math.min(Math.round(104 * Theme.scale), (width - headWidth - digitWidth) / 3)
    //: after taking so many stones a heap may leave nothing
    readonly property list<string> titles: [qsTr("nothing"), /*: after taking so many stones a heap may leave one heap */ qsTr("one heap"), /*: a heap may leave two heaps */ qsTr("two heaps")]
    readonly property list<string> wholeTitles: [qsTr("the whole heap may go"), qsTr("one heap may be left"),
                                                 qsTr("two heaps may be left")]

    spacing: Theme.unit * 2

    WideNote {
        text: qsTr("What may be left of a heap")
    }

    Row {
        anchors.left: parent.left
        leftPadding: root.headWidth

        Repeater {
            model: root.titles

            Note {
                required property string modelData

                width: root.columnWidth
                text: modelData
                horizontalAlignment: Text.AlignHCenter
            }
        }

        AppText {
            width: root.digitWidth
            //: head of a column: the digit of the octal code
            text: qsTr("digit")
            font.pixelSize: Theme.small
            color: Theme.ink2
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Repeater {
        model: root.rules.form === OwnRules.OctalCode ? root.rules.numbers.length : 0

        Row {
            id: line

            required property int index
            readonly property int digit: root.rules.numbers[index] ?? 0

            AppText {
                width: root.headWidth
                height: Math.round(34 * Theme.scale)
                //: beside a digit of the octal code: a move that takes no stone and divides the heap
                text: line.index === 0 ? qsTr("take none") : /*: beside a digit of the octal code: a move that takes so many stones, such as 2 */ qsTr("take %1").arg(line.index)
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
            }

            Repeater {
                model: [1, 2, 4]

                Item {
                    id: place

                    required property int index
                    required property int modelData

                    width: root.columnWidth
                    height: Math.round(34 * Theme.scale)

                    ToggleChip {
                        objectName: "digit_" + line.index + "_" + place.modelData
                        anchors.centerIn: parent
                        width: parent.width - Theme.unit * 2
                        height: Math.round(30 * Theme.scale)
                        visible: line.index > 0 || place.modelData === 4
                        name: line.index === 0 ? qsTr("Divide a heap without taking")
                                               //: read aloud: how many stones, and what is left then:
                                               //: "nothing", "one heap", "two heaps"
                                               : qsTr("Take %1: %2").arg(line.index).arg(root.wholeTitles[place.index])
                        on: (line.digit & place.modelData) !== 0
                        onClicked: root.rules.toggleDigit(line.index, place.modelData)
                    }
                }
            }

            AppText {
                width: root.digitWidth
                height: Math.round(34 * Theme.scale)
                text: line.digit
                font.family: Theme.mono
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                //: read aloud: the place of a digit in the octal code, such as 2, and the digit, such as 7
                Accessible.name: qsTr("Digit %1 of the code: %2").arg(line.index).arg(line.digit)
            }
        }
    }
}
