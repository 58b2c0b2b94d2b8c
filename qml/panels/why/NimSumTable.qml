// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A nim-sum in binary columns: one row per heap, the sum on its tint below. Where there is only so much `room`
/// the rows become lower, then some are left out; never the sum or the chosen one.
Column {
    id: root

    required property nimTable table
    readonly property list<string> columns: Array.from(table.columns)
    readonly property var rows: table.rows
    readonly property list<int> sumBits: table.sumBits
    property real rowHeight: Math.round(37 * Theme.scale)
    /// The height that there is; 0 where the table is as high as it likes.
    property real room: 0
    /// How much of the width bits may take.
    property real bitShare: 0.66
    /// Many columns: the bits stand below the names, as wide as the table, and only the deciding column
    /// is headed.
    readonly property bool tall: columns.length > 10
    readonly property real bitWidth: tall ? (width - Theme.unit * 3) / columns.length
                                          : Math.min(Math.round(36 * Theme.scale), width * bitShare / Math.max(1, columns.length))
    readonly property real totalWidth: tall ? width * 0.6 : Math.round(46 * Theme.scale)
    readonly property int deciding: Array.from(sumBits).indexOf(1)
    readonly property real headHeight: table.after ? 0 : room > 0 ? Math.round(Theme.small * 1.4) : Math.round(28 * Theme.scale)
    readonly property real leastHeight: Math.ceil(Theme.small * 1.3)
    readonly property int lines: rows.length + 1
    readonly property real linesRoom: Math.max(0, room - headHeight) / (tall ? 1.6 : 1)
    readonly property int shownLines: room > 0 ? Math.min(lines, Math.max(3, Math.floor(linesRoom / leastHeight))) : lines
    readonly property real lineHeight: room > 0 ? Math.max(leastHeight, Math.min(rowHeight, Math.floor(linesRoom / shownLines)))
                                                : rowHeight
    readonly property int textSize: room > 0 ? Math.max(Theme.small, Math.min(Theme.body, Math.floor(lineHeight / 1.35))) : Theme.body
    /// The rows that are shown, -1 for those left out.
    readonly property var shownRows: {
        const all = Array.from(rows, (row, index) => index);
        if (shownLines >= lines)
            return all;
        const count = shownLines - 2;
        return table.chosen >= count ? [...all.slice(0, count - 1), -1, table.chosen] : [...all.slice(0, count), -1];
    }

    LayoutMirroring.enabled: false // numbers are written from left to right everywhere
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Table
    //: read aloud: the table in which numbers are added without carrying
    Accessible.name: qsTr("Nim-sum")

    Item {
        width: parent.width
        height: root.headHeight
        visible: !root.table.after

        Note {
            visible: root.tall && root.deciding >= 0
            x: Math.max(0, Math.min(parent.width - width, Theme.unit * 1.5 + (root.deciding + 0.5) * root.bitWidth - width / 2))
            anchors.bottom: parent.bottom
            //: above the column that decides: what its digits are worth, such as 8
            text: visible ? qsTr("column %1").arg(root.columns[root.deciding]) : ""
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
        model: [...root.shownRows, root.rows.length] // below them the sum

        /// A row of the table: name, bits, number.
        Item {
            id: row

            required property int modelData
            readonly property bool sum: modelData === root.rows.length
            readonly property string label: sum ? qsTr("Nim-sum") : root.rows[modelData]?.label ?? qsTr("… and %L1 more").arg(root.rows.length - root.shownRows.length + 1)
            readonly property list<int> bits: sum ? root.sumBits : root.rows[modelData]?.bits ?? []
            readonly property string total: sum ? root.table.sumTotal : root.rows[modelData]?.total ?? ""

            width: root.width
            height: root.tall ? Math.round(root.lineHeight * 1.6) : root.lineHeight
            Accessible.role: Accessible.Row
            //: read aloud: a row of the nim-sum table, such as "Heap 1", a number in binary, such as 0111, and the
            //: number, 7
            Accessible.name: bits.length === 0 ? label : qsTr("%1: %2 in binary, %3").arg(label).arg(Array.from(bits).join("")).arg(total)

            Rectangle {
                anchors.fill: parent
                color: !row.sum ? "transparent" : Array.from(root.sumBits).includes(1) ? Theme.hotTint : Theme.coldTint
            }

            Hairline {
                width: parent.width
            }

            SilentText {
                anchors { left: parent.left; right: root.tall ? number.left : numbers.left; leftMargin: Theme.unit * 1.5 }
                y: ((root.tall ? row.height * 0.56 : row.height) - height) / 2
                text: row.label
                font.pixelSize: root.textSize
                elide: Text.ElideRight
                font.weight: row.sum ? Font.Bold : Font.Normal
            }

            Row {
                id: numbers

                x: root.tall ? Theme.unit * 1.5 : row.width - root.totalWidth - width
                y: root.tall ? row.height * 0.5 : (row.height - height) / 2

                Repeater {
                    model: row.bits

                    SilentText {
                        required property int modelData

                        width: root.bitWidth
                        text: modelData
                        color: modelData === 1 ? Theme.ink : Theme.ink2
                        font.pixelSize: Math.min(root.textSize, Math.max(8, root.bitWidth * 1.25))
                        font.weight: modelData === 1 ? Font.Bold : Font.Normal
                        horizontalAlignment: Text.AlignHCenter
                    }
                }
            }

            SilentText {
                id: number

                anchors { right: parent.right; rightMargin: Theme.unit * 1.5 }
                y: ((root.tall ? row.height * 0.56 : row.height) - height) / 2
                width: root.totalWidth - Theme.unit * 1.5
                text: row.total
                font.pixelSize: root.textSize
                font.weight: row.sum ? Font.Bold : Font.Normal
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                horizontalAlignment: Text.AlignRight
            }
        }
    }
}
