// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A nim-sum in binary columns: one row per heap, the sum on its tint below.
Column {
    id: root

    required property list<string> columns
    required property var rows
    required property list<int> sumBits
    required property string sumTotal
    property bool after: false
    readonly property real bitWidth: Math.min(Math.round(36 * Theme.scale), width * 0.66 / Math.max(1, columns.length))
    readonly property real totalWidth: Math.round(46 * Theme.scale)

    LayoutMirroring.enabled: false // numbers are written from left to right everywhere
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Nim-sum")

    Item {
        width: parent.width
        height: Math.round(28 * Theme.scale)
        visible: !root.after

        Row {
            anchors {
                right: parent.right; rightMargin: root.totalWidth
                verticalCenter: parent.verticalCenter
            }

            Repeater {
                model: root.columns

                AppText {
                    required property string modelData

                    width: root.bitWidth
                    text: modelData
                    color: Theme.ink2
                    font.pixelSize: Theme.small
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }

    Repeater {
        model: root.rows.length

        NimSumRow {
            required property int index

            width: root.width
            label: root.rows[index].label
            bits: root.rows[index].bits
            total: root.rows[index].total
            bitWidth: root.bitWidth
            totalWidth: root.totalWidth
        }
    }

    NimSumRow {
        width: root.width
        label: qsTr("Nim-sum")
        bits: root.sumBits
        total: root.sumTotal
        bitWidth: root.bitWidth
        totalWidth: root.totalWidth
        sum: true
        tint: Array.from(root.sumBits).includes(1) ? Theme.hotTint : Theme.coldTint
    }
}
