// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Votes for a move: a sheet of paper with their number, and with the word where there is room.
Rectangle {
    id: root

    required property int votes
    required property real size
    required property real room
    //: how many of the class chose this move: one
    readonly property string full: votes === 1 ? qsTr("1 vote") : /*: how many of the class chose this move, such as 5; never 1 */ qsTr("%L1 votes").arg(votes)
    readonly property bool worded: measure.advanceWidth + size * 0.5 <= room

    width: Math.max(size, (worded ? measure.advanceWidth : words.implicitWidth) + size * 0.5)
    height: size
    color: Theme.surface
    border.width: Math.max(1.5, size * 0.07)
    border.color: Theme.ink

    SilentText {
        id: words

        anchors.centerIn: parent
        //: a number of votes, where there is no room for the word
        text: root.worded ? root.full : qsTr("%L1").arg(root.votes)
        font.pixelSize: Math.max(9, root.size * 0.5)
        font.weight: Font.Bold
    }

    TextMetrics {
        id: measure

        text: root.full
        font.family: Application.font.family
        font.pixelSize: words.font.pixelSize
        font.weight: Font.Bold
    }
}
