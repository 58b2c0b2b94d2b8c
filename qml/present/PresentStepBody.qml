// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What a step of Why? shows beside its heading and its sentence, as much of it as there is room for.
Column {
    id: root

    required property int index
    required property int kind
    required property list<string> columns
    required property var rows
    required property list<int> sumBits
    required property string sumTotal
    required property bool after
    required property list<string> values
    required property var options
    required property real omittedCount
    required property int chosen
    required property var line
    /// The height that there is.
    required property real room
    readonly property int mostOptions: 8
    /// So many lines of the argument are whole, with room for the line that counts the others.
    readonly property int fitting: {
        let rest = room;
        let count = 0;
        for (let line = 0; line < options.length && line < made.length; ++line) {
            rest -= made[line].implicitHeight + spacing;
            const all = line === options.length - 1 && omittedCount === 0;
            if (rest < (all ? -spacing : more.lineHeightNeeded))
                break;
            ++count;
        }
        return Math.max(1, count);
    }
    property var made: []
    readonly property int fittingValues: Math.max(1, Math.floor((width + 2) / (Math.round(30 * Theme.scale) + 2)))
        * Math.max(1, Math.floor((room - (more.lineHeightNeeded)) / (Math.round(38 * Theme.scale) + 2)))

    signal pointed(row: int)

    spacing: Theme.unit * 1.5

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
            chosen: root.chosen
            room: root.room
        }
    }

    Lazy {
        wanted: root.kind === StepKind.Period && root.values.length > 0

        PeriodTable {
            width: root.width
            numberSize: Theme.small
            values: Array.from(root.values).slice(0, root.fittingValues)
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
        onItemAdded: (index, item) => root.made = [...root.made.slice(0, index), item]

        PresentOption {
            required property int index

            width: root.width
            visible: index < root.fitting
            text: root.options[index]?.text ?? ""
            name: root.options[index]?.name ?? ""
            outcome: root.options[index]?.outcome ?? Outcome.Unknown
            reply: root.options[index]?.reply ?? ""
            onPointedChanged: root.pointed(pointed ? root.options[index]?.row ?? -1 : -1)
        }
    }

    WideNote {
        id: more

        readonly property real lineHeightNeeded: Math.ceil(Theme.small * 1.5)
        readonly property real beyond: root.options.length > 0 ? root.options.length - root.fitting + root.omittedCount
                                   : root.kind === StepKind.Period ? root.values.length - root.fittingValues : 0

        visible: text !== ""
        text: beyond > 0 ? qsTr("and %L1 more").arg(beyond) : ""
    }
}
