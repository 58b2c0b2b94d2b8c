// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The numbers of a question without a board: what is added, or a set.
Flow {
    id: root

    required property list<string> numbers
    /// Signs of the nim-sum stand between them.
    property bool summed: false
    property bool large: false
    readonly property int digitSize: Math.round((large ? 84 : 44) * Math.min(1.5, Theme.scale))

    leftPadding: Math.max(0, (width - tiles.usedWidth) / 2)
    rightPadding: leftPadding
    spacing: Theme.unit * 3
    LayoutMirroring.enabled: false // a sum is written from left to right everywhere
    Accessible.role: Accessible.StaticText
    Accessible.name: Array.from(numbers).join(summed ? " ⊕ " : ", ")

    Repeater {
        id: tiles

        readonly property real usedWidth: {
            let sum = -root.spacing;
            for (let i = 0; i < count; ++i)
                sum += (itemAt(i)?.width ?? 0) + root.spacing;
            return Math.min(sum, root.width);
        }

        model: root.numbers

        Row {
            id: term

            required property int index
            required property string modelData

            spacing: root.spacing

            SilentText {
                visible: root.summed && term.index > 0
                height: tile.height
                text: "⊕"
                color: Theme.ink2
                font.pixelSize: root.digitSize
                verticalAlignment: Text.AlignVCenter
            }

            Surface {
                id: tile

                width: Math.max(Math.round(root.digitSize * 1.7), digits.implicitWidth + Theme.unit * 8)
                height: Math.round(root.digitSize * 1.8)

                SilentText {
                    id: digits

                    anchors.centerIn: parent
                    text: Settings.numeral(term.modelData)
                    font.pixelSize: root.digitSize
                    font.weight: Font.DemiBold
                }
            }
        }
    }
}
