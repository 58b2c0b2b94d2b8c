// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The ways to go where work waits for a word.
Row {
    id: root

    required property Analyst analyst

    spacing: Theme.unit * 3

    LinkButton {
        objectName: "button_fillTable"
        text: qsTr("Fill the table")
        onClicked: root.analyst.fillTable()
    }

    LinkButton {
        objectName: "button_searchInstead"
        //: a button: lets the program search rather than make a table
        text: qsTr("Search instead")
        tip: qsTr("Needs little memory, and may not get to the end")
        onClicked: root.analyst.searchInstead()
    }
}
