// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The Grundy values of heaps 0, 1, 2, …, as small cells with the heap above the value.
Flow {
    id: root

    required property list<string> values
    /// Of the numbers above the values.
    property int numberSize: Math.round(11 * Theme.scale)

    spacing: 2

    Repeater {
        model: root.values

        Rectangle {
            id: cell

            required property int index
            required property string modelData

            width: Math.round(30 * Theme.scale)
            height: Math.round(38 * Theme.scale)
            radius: 6
            color: modelData === "0" ? Theme.coldTint : Theme.surface2
            Accessible.role: Accessible.StaticText
            //: read aloud: the size of a heap, and its Grundy value
            Accessible.name: qsTr("heap %1: Grundy value %2").arg(index).arg(modelData)

            SilentText {
                anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 2 }
                text: Settings.numeral(cell.index)
                color: Theme.ink2
                font.pixelSize: root.numberSize
            }

            SilentText {
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 2 }
                text: Settings.numeral(cell.modelData)
                color: cell.modelData === "0" ? Theme.cold : Theme.ink
                font.weight: Font.DemiBold
            }
        }
    }
}
