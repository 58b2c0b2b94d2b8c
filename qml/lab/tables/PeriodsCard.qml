// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Which rows repeat, from where on, and whether that is proven.
Card {
    id: root

    required property TableModel table
    property bool expanded: false
    readonly property int shortLength: 4
    readonly property list<string> lines: Array.from(table.periods)

    Heading {
        //: a heading: rows of the table that repeat
        text: qsTr("Periods")
    }

    WideNote {
        text: root.lines.length === 0 ? qsTr("No row repeats within this table.") : qsTr("The bracket below a row spans its first period; it is dashed where the period is only seen.")
    }

    Repeater {
        model: root.expanded ? root.lines.length : Math.min(root.shortLength, root.lines.length)

        WrappedText {
            required property int index

            objectName: "period_" + index
            text: root.lines[index] ?? ""
            font.pixelSize: Theme.small
        }
    }

    LinkButton {
        anchors.left: parent.left
        visible: root.lines.length > root.shortLength
        //: a button: shows only the first lines of a list
        text: root.expanded ? qsTr("Show fewer") : qsTr("Show all %1").arg(root.lines.length)
        onClicked: root.expanded = !root.expanded
    }
}
