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
    property real rowHeight: Math.round(37 * Theme.scale)
    /// How much of the width bits may take.
    property real bitShare: 0.66
    /// Many columns: the bits stand below the names, as wide as the table, and only the deciding column
    /// is headed.
    readonly property bool tall: columns.length > 10
    readonly property real bitWidth: tall ? (width - Theme.unit * 3) / columns.length
                                          : Math.min(Math.round(36 * Theme.scale), width * bitShare / Math.max(1, columns.length))
    readonly property real totalWidth: tall ? width * 0.6 : Math.round(46 * Theme.scale)
    readonly property int deciding: Array.from(sumBits).indexOf(1)

    LayoutMirroring.enabled: false // numbers are written from left to right everywhere
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Nim-sum")

    Item {
        width: parent.width
        height: Math.round(28 * Theme.scale)
        visible: !root.after

        AppText {
            visible: root.tall && root.deciding >= 0
            x: Math.max(0, Math.min(parent.width - width, Theme.unit * 1.5 + (root.deciding + 0.5) * root.bitWidth - width / 2))
            anchors.bottom: parent.bottom
            text: visible ? qsTr("column %1").arg(root.columns[root.deciding]) : ""
            color: Theme.ink2
            font.pixelSize: Theme.small
        }

        Row {
            visible: !root.tall
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
            lineHeight: root.rowHeight
            tall: root.tall
        }
    }

    NimSumRow {
        width: root.width
        label: qsTr("Nim-sum")
        bits: root.sumBits
        total: root.sumTotal
        bitWidth: root.bitWidth
        totalWidth: root.totalWidth
        lineHeight: root.rowHeight
        tall: root.tall
        sum: true
        tint: Array.from(root.sumBits).includes(1) ? Theme.hotTint : Theme.coldTint
    }
}
