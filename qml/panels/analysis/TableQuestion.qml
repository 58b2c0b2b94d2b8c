// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The ways to go where work waits for a word.
Row {
    id: root

    required property Analyst analyst

    spacing: Theme.unit * 3

    AppButton {
        objectName: "button_fillTable"
        look: AppButton.Look.Link
        text: qsTr("Fill the table")
        onClicked: root.analyst.fillTable()
    }

    AppButton {
        objectName: "button_searchInstead"
        look: AppButton.Look.Link
        //: a button: lets the program search rather than make a table
        text: qsTr("Search instead")
        tip: qsTr("Needs little memory, and may not get to the end")
        onClicked: root.analyst.searchInstead()
    }
}
