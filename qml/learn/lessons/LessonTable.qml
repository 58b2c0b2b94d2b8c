// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A family's table that is filled in by steps: n along the columns, m down the rows.
Item {
    id: root

    /// As LessonShow.table.cells.
    required property list<string> cells
    required property int columns
    required property int rows
    property real largest: 56 * Theme.scale
    readonly property bool hasM: rows > 1
    readonly property real cell: Math.floor(Math.max(20, Math.min(largest, width / (columns + (hasM ? 1 : 0)), height / (rows + 1))))

    Item {
        id: place

        anchors.centerIn: parent
        width: root.cell * (root.columns + (root.hasM ? 1 : 0))
        height: root.cell * (root.rows + 1)
        LayoutMirroring.enabled: false // numbers run from left to right everywhere
        LayoutMirroring.childrenInherit: true
        Accessible.role: Accessible.Table
        Accessible.name: root.hasM ? qsTr("Table, n across and m down") : qsTr("Row, n across")

        CentredText {
            width: root.cell
            height: root.cell
            visible: root.hasM
            text: "m\\n"
            color: Theme.ink3
            font.pixelSize: Math.round(root.cell * 0.34)
        }

        Repeater { // the heads: n, then m
            model: root.columns + (root.hasM ? root.rows : 0)

            CentredText {
                required property int index
                readonly property bool ofColumn: index < root.columns

                x: ofColumn ? (index + (root.hasM ? 1 : 0)) * root.cell : 0
                y: ofColumn ? 0 : (index - root.columns + 1) * root.cell
                width: root.cell
                height: root.cell
                text: Settings.numeral(ofColumn ? index : index - root.columns)
                color: Theme.ink2
                font.pixelSize: Math.round(root.cell * 0.36)
                font.weight: Font.DemiBold
            }
        }

        Repeater {
            model: root.cells.length

            Rectangle {
                id: box

                required property int index
                readonly property string value: root.cells[index] ?? ""
                readonly property int n: index % root.columns
                readonly property int m: Math.floor(index / root.columns)
                /// Grundy value 0 is P, every other one N.
                readonly property int outcome: value === "0" ? Outcome.P : /^[1-9]/.test(value) ? Outcome.N : Theme.outcomeOf(value)

                objectName: "cell_" + n + "_" + m
                x: (n + (root.hasM ? 1 : 0)) * root.cell + 1
                y: (m + 1) * root.cell + 1
                width: root.cell - 2
                height: root.cell - 2
                radius: root.cell * 0.14
                color: value === "" ? "transparent" : Theme.outcomeTint(outcome)
                border.width: outcome === Outcome.P ? 2 : 1
                border.color: outcome === Outcome.P ? Theme.cold : Theme.line
                Accessible.role: Accessible.Cell
                //: read aloud: the place in a table, and what stands there: P, N, a number or "empty"
                Accessible.name: root.hasM ? qsTr("n = %1, m = %2: %3").arg(n).arg(m).arg(value === "" ? /*: read aloud: nothing stands at this place of a table */ qsTr("empty") : value)
                                           //: read aloud: the place in a table, and what stands there: P, N,
                                           //: a number or "empty"
                                           : qsTr("n = %1: %2").arg(n).arg(value === "" ? qsTr("empty") : value)

                SilentText {
                    anchors.centerIn: parent
                    text: Settings.numeral(box.value)
                    color: Theme.outcomeColor(box.outcome)
                    font.pixelSize: Math.round(root.cell * 0.4)
                    font.weight: Font.Bold
                }
            }
        }
    }
}
