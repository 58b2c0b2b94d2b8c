// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// A heat map with what it counts above it and its legend below.
Item {
    id: root

    required property TableModel table
    /// The cell that is named beside the table.
    readonly property alias row: heat.namedRow
    readonly property alias column: heat.namedColumn

    signal openAsked(notation: string)

    implicitHeight: head.height + 240 + legend.height + Theme.unit * 5

    Column {
        id: head

        width: parent.width
        spacing: Theme.unit

        GridLayout {
            id: line

            /// What is counted has a line of its own where it has little room beside the title.
            readonly property bool tight: title.implicitWidth + 160 * Theme.scale + stop.width > width

            width: parent.width
            columnSpacing: Theme.unit * 3
            rowSpacing: 0

            Heading {
                id: title

                objectName: "tableTitle"
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                Layout.preferredWidth: implicitWidth
                text: root.table.title
            }

            Note {
                objectName: "tableSummary"
                Layout.row: line.tight ? 1 : 0
                Layout.column: line.tight ? 0 : 1
                Layout.columnSpan: line.tight ? 3 : 1
                Layout.fillWidth: true
                Layout.minimumWidth: 40
                Layout.preferredWidth: 40
                //: how much of the table is worked out, such as 40
                text: root.table.busy && slow.passed ? qsTr("Working: %1%").arg(Math.round(Math.max(0, root.table.progress) * 100))
                    //: the table was stopped; then what is known of it: a sentence
                    : root.table.stopped ? qsTr("Stopped: %1").arg(root.table.summary) : root.table.summary
            }

            LinkButton {
                id: stop

                objectName: "button_tableStop"
                Layout.row: 0
                Layout.column: 2
                enabled: slow.passed || root.table.stopped
                opacity: enabled ? 1 : 0
                //: a button: works on where it was stopped
                text: root.table.stopped ? qsTr("Go on") : /*: a button: ends the calculation */ qsTr("Cancel")
                onClicked: root.table.stopped ? root.table.retry() : root.table.cancel()
            }
        }

        BusyBar {
            width: parent.width
            opacity: slow.passed ? 1 : 0
            progress: root.table.progress
        }
    }

    Timer { // what is done in an instant shows no sign of work
        id: slow

        property bool passed: false

        repeat: true
        interval: 250
        running: root.table.busy
        onTriggered: passed = true
        onRunningChanged: {
            if (!running)
                passed = false;
        }
    }

    HeatTable {
        id: heat

        objectName: "heatTable"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: legend.top; topMargin: Theme.unit * 2; bottomMargin: Theme.unit * 3 }
        table: root.table
        opacity: root.table.busy && slow.passed ? 0.5 : 1
        onOpenAsked: notation => root.openAsked(notation)
    }

    /// What the cells of a heat map mean.
    Flow {
        id: legend

        readonly property bool counted: root.table.shown === TableModel.Grundy || root.table.shown === TableModel.Remoteness

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.unit * 4

        Row {
            spacing: Theme.unit * 2

            Disc {
                width: Math.round(24 * Theme.scale)
                color: Theme.cold

                SilentText {
                    anchors.centerIn: parent
                    text: "P"
                    color: Theme.onFilled
                    font.pixelSize: Theme.small
                    font.weight: Font.Bold
                }
            }

            Note {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("round and filled: cold (P)")
            }
        }

        LegendEntry {
            outcome: Outcome.N
            text: legend.counted ? qsTr("square: hot (N), stronger with the number") : qsTr("square: hot (N)")
        }

        LegendEntry {
            visible: root.table.partizan
            outcome: Outcome.L
            //: explains a colour: positions in which the player Left wins
            text: qsTr("Left wins")
        }

        LegendEntry {
            visible: root.table.partizan
            outcome: Outcome.R
            //: explains a colour: positions in which the player Right wins
            text: qsTr("Right wins")
        }
    }
}
