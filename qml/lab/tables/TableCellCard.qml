// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The cell that is pointed at, or chosen by the keys: its position, its answer, and the way to Explore.
Card {
    id: root

    required property TableModel table
    required property int row
    required property int column
    readonly property string notation: table.ready ? table.notation(row, column) : ""

    signal openAsked(notation: string)

    Heading {
        //: heads what is said of the selected position of the table
        text: qsTr("Position")
    }

    AppText { // two lines are kept free here and below: nothing jumps while one walks over the table
        objectName: "chosenNotation"
        width: parent?.width ?? 0
        height: Theme.smallLine * 2.4
        text: root.notation !== "" ? root.notation : qsTr("Point at a cell, or go to it with the arrow keys. A click or Enter opens it in Explore.")
        color: root.notation !== "" ? Theme.ink : Theme.ink2
        font.family: root.notation !== "" ? Theme.mono : Application.font.family
        font.pixelSize: root.notation !== "" ? Theme.monoSize : Theme.small
        wrapMode: root.notation !== "" ? Text.WrapAnywhere : Text.Wrap
        maximumLineCount: root.notation !== "" ? 2 : 3 // the hint has the room of the words below, too
        elide: root.notation !== "" ? Text.ElideRight : Text.ElideNone
    }

    WideNote {
        objectName: "chosenWords"
        height: Math.max(implicitHeight, Theme.smallLine * 3)
        text: root.row >= 0 && root.table.ready ? root.table.words(root.row, root.column) : ""
    }

    AppButton {
        objectName: "button_openCell"
        anchors.left: parent.left
        enabled: root.notation !== ""
        text: qsTr("Open in Explore")
        onClicked: root.openAsked(root.notation)
    }
}
