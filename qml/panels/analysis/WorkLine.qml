// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// How far the analysis is, how long it will still take, and Cancel; the texts change, their places do not.
Column {
    id: root

    required property Analyst analyst

    AppText {
        objectName: "workDone"
        width: root.width
        text: root.analyst.progressText === "" ? "\u00a0" : root.analyst.timeLeftText === "" ? root.analyst.progressText
            : qsTr("%1 · %2", "part done, time left").arg(root.analyst.progressText).arg(root.analyst.timeLeftText)
        color: Theme.ink2
        elide: Text.ElideRight
    }

    Row {
        anchors.right: parent.right // where “Try longer” will not be
        spacing: Theme.unit * 3

        AppButton {
            objectName: "button_searchNow"
            visible: root.analyst.largeWork
            look: AppButton.Look.Link
            //: a button: lets the program search rather than make a table
            text: qsTr("Search instead")
            onClicked: root.analyst.searchInstead()
        }

        AppButton {
            objectName: "button_cancel"
            look: AppButton.Look.Link
            //: a button: ends the calculation
            text: qsTr("Cancel")
            onClicked: root.analyst.cancel()
        }
    }
}
