// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Something went wrong that nobody foresaw: what it was, and that the game is kept.
NoticeDialog {
    property string cause

    objectName: "mishapDialog"
    title: qsTr("This could not be done")
    text: qsTr("%1 Your game is kept as it was after the last move.").arg(cause)
    textName: "mishapText"
    closeName: "button_mishapClose"
}
