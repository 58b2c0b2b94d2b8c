// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// What a step of Why? shows beside its sentence.
Column {
    id: root

    required property int index
    required property string title
    required property list<string> columns
    required property var rows
    required property list<int> sumBits
    required property string sumTotal
    required property bool after
    required property list<string> values
    required property var options
    required property string omitted
    required property var line
    readonly property int mostOptions: 5

    signal pointed(row: int)

    spacing: Theme.unit * 1.5

    AppText {
        width: parent.width
        visible: text !== ""
        text: root.title
        horizontalAlignment: Text.AlignLeft
        font.weight: Font.Bold
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }

    Lazy {
        wanted: root.rows.length > 0 && root.columns.length > 0

        NimSumTable {
            width: root.width
            rowHeight: Math.round(25 * Theme.scale)
            bitShare: 0.48
            columns: root.columns
            rows: root.rows
            sumBits: root.sumBits
            sumTotal: root.sumTotal
            after: root.after
        }
    }

    Lazy {
        wanted: root.values.length > 0

        PeriodTable {
            width: root.width
            numberSize: Theme.small
            values: root.values
        }
    }

    Lazy {
        wanted: root.line.shown

        NumberLine {
            width: root.width
            value: root.line.value
            text: root.line.text
            before: root.line.before
        }
    }

    Repeater {
        model: Math.min(root.options.length, root.mostOptions)

        PresentOption {
            required property int index

            width: root.width
            text: root.options[index]?.text ?? ""
            name: root.options[index]?.name ?? ""
            outcome: root.options[index]?.outcome ?? ""
            reply: root.options[index]?.reply ?? ""
            onPointedChanged: root.pointed(pointed ? root.options[index]?.row ?? -1 : -1)
        }
    }

    AppText {
        width: parent.width
        visible: text !== ""
        text: root.omitted !== "" ? root.omitted
            : root.options.length > root.mostOptions ? qsTr("and %L1 more").arg(root.options.length - root.mostOptions) : ""
        color: Theme.ink2
        horizontalAlignment: Text.AlignLeft
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
