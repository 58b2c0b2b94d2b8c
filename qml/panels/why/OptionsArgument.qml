// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The argument by options: each move with what it leaves and the reply that refutes it; a line opens
/// the position at its end.
Column {
    id: root

    required property var options
    property bool expanded: false
    readonly property int shortLength: 6
    readonly property int shownCount: expanded ? Math.min(options.length, 60) : Math.min(options.length, shortLength)

    signal opened(row: int)
    /// A line is pointed at; -1: none any more.
    signal pointed(row: int)

    onOptionsChanged: expanded = false

    Repeater {
        model: root.shownCount

        OptionRow {
            required property int index

            width: root.width
            text: root.options[index]?.text ?? ""
            name: root.options[index]?.name ?? ""
            outcome: root.options[index]?.outcome ?? Outcome.Unknown
            reply: root.options[index]?.reply ?? ""
            row: root.options[index]?.row ?? -1
            onOpened: root.opened(row)
            onPointedChanged: root.pointed(pointed ? row : -1)
        }
    }

    AppButton {
        objectName: "button_allOptions"
        anchors.left: parent.left
        visible: root.options.length > root.shortLength
        look: AppButton.Look.Link
        //: a button: shows only the first moves of a list
        text: root.expanded ? qsTr("Show fewer") : qsTr("Show more (%L1 in all)").arg(root.options.length)
        onClicked: root.expanded = !root.expanded
    }
}
