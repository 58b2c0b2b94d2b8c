// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// One step of an explanation: its table or its lines of argument, and sentences.
Card {
    id: root

    required property int index
    required property string title
    required property list<string> paragraphs
    required property list<string> columns
    required property var rows
    required property list<int> sumBits
    required property string sumTotal
    required property bool after
    required property list<string> values
    required property var options
    required property string omitted
    required property var line
    required property var labels
    required property var marks

    signal opened(row: int)
    signal pointed(row: int)

    objectName: "step_" + index

    Heading {
        visible: text !== ""
        text: root.title
    }

    Lazy {
        wanted: root.rows.length > 0 && root.columns.length > 0

        NimSumTable {
            width: root.width - root.padding * 2
            columns: root.columns
            rows: root.rows
            sumBits: root.sumBits
            sumTotal: root.sumTotal
            after: root.after
        }
    }

    Lazy {
        wanted: root.labels.length > 0

        LabelRow {
            width: root.width - root.padding * 2
            height: Math.round(120 * Theme.scale)
            cells: root.labels
            largest: Math.round(46 * Theme.scale)
            least: 28 * Theme.scale
        }
    }

    Lazy {
        wanted: root.values.length > 0

        PeriodTable {
            width: root.width - root.padding * 2
            values: root.values
        }
    }

    Repeater {
        model: root.paragraphs

        Paragraph {
            required property string modelData

            text: modelData
            lineHeight: 1.2
        }
    }

    Lazy {
        wanted: root.line.shown

        NumberLine {
            width: root.width - root.padding * 2
            value: root.line.value
            text: root.line.text
            before: root.line.before
        }
    }

    Lazy {
        wanted: root.marks.length > 0

        ValueLine {
            width: root.width - root.padding * 2
            marks: root.marks
        }
    }

    Lazy {
        wanted: root.options.length > 0

        OptionsArgument {
            width: root.width - root.padding * 2
            options: root.options
            onOpened: row => root.opened(row)
            onPointed: row => root?.pointed(row) // nobody listens when the page goes
        }
    }

    WideNote {
        visible: text !== ""
        text: root.omitted
    }
}
