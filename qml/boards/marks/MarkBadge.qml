// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The lettered badge of a move on the board, with its label where there is room. Votes for the move stand beside
/// the letter on a ballot paper, and take the place of the label.
Rectangle {
    id: root

    required property int outcome
    property string label
    /// Of a class for the move.
    property int votes: 0
    property bool letterShown: true
    /// Who wins by the move is told by a tick or a cross: its letter has not been met.
    property bool plain: false
    property bool winning: false
    /// Of a move that does not stand.
    property bool ghostly: false
    readonly property string letter: outcome === Outcome.Unknown ? "" : !plain ? Theme.outcomeLetter(outcome) : winning ? "\u2713" : "\u00d7"
    property real size: 28
    /// Read from the back of a room: the letter fills it.
    property bool large: false
    /// A label that does not fit into this width gives way to the letter.
    property real room: Infinity
    readonly property bool something: outcome !== Outcome.Unknown || label !== "" || votes > 0
    readonly property bool voted: votes > 0
    readonly property real textShare: large ? 0.62 : 0.46
    readonly property real labelled: measure.advanceWidth + size * 0.9
    readonly property bool wide: label !== "" && !voted && (labelled <= room || outcome === Outcome.Unknown)
    //: on the board: the letter P or N, and the move, "take 9"
    readonly property string full: letterShown && outcome !== Outcome.Unknown ? qsTr("%1 · %2").arg(letter).arg(label) : label

    width: voted ? Math.max(outcome === Outcome.Unknown ? 0 : size, ballot.x + ballot.width) : wide ? Math.max(size, outcome === Outcome.Unknown ? Math.min(labelled, room) : labelled) : size
    height: voted ? ballot.y + size : size
    radius: size * (!wide ? 0.28 : outcome === Outcome.Unknown ? 0.5 : 0.3)
    color: voted ? "transparent" : ghostly ? Theme.surface : outcome === Outcome.Unknown ? Theme.accent : Theme.outcomeColor(outcome)
    border { width: ghostly ? 1.5 : 0; color: Theme.onTable }

    OutcomeTag {
        visible: root.voted && root.outcome !== Outcome.Unknown
        outcome: root.outcome
        letter: root.letter
        filled: true
        size: root.size
    }

    /// Votes for a move: a sheet of paper with their number, and with the word where there is room.
    Rectangle {
        id: ballot

        readonly property bool below: root.outcome !== Outcome.Unknown && root.size + 2 + width > root.room
        readonly property real room: root.outcome === Outcome.Unknown ? root.room : root.room - root.size - 2
        //: how many of the class chose this move: one
        readonly property string full: root.votes === 1 ? qsTr("1 vote") : /*: how many of the class chose this move, such as 5; never 1 */ qsTr("%L1 votes").arg(root.votes)
        readonly property bool worded: wholeCount.advanceWidth + root.size * 0.5 <= room

        x: root.outcome === Outcome.Unknown || below ? 0 : root.size + 2
        y: below ? root.size + 2 : 0
        visible: root.voted
        width: Math.max(root.size, (worded ? wholeCount.advanceWidth : count.implicitWidth) + root.size * 0.5)
        height: root.size
        color: Theme.surface
        border.width: Math.max(1.5, root.size * 0.07)
        border.color: Theme.ink

        SilentText {
            id: count

            anchors.centerIn: parent
            //: a number of votes, where there is no room for the word
            text: ballot.worded ? ballot.full : qsTr("%L1").arg(root.votes)
            font.pixelSize: Math.max(9, root.size * 0.5)
            font.weight: Font.Bold
        }

        TextMetrics {
            id: wholeCount

            text: ballot.full
            font.family: Application.font.family
            font.pixelSize: count.font.pixelSize
            font.weight: Font.Bold
        }
    }

    SilentText {
        id: words

        anchors.centerIn: parent
        width: root.width - root.size * 0.2
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit // as much as a number without a letter needs
        minimumPixelSize: 9
        visible: !root.voted
        text: root.wide ? root.full : root.letter
        color: root.ghostly ? Theme.ink : Theme.onFilled
        font.pixelSize: Math.max(9, root.size * (root.wide ? root.textShare : root.large ? 0.72 : 0.56))
        font.weight: Font.Bold
    }

    TextMetrics {
        id: measure

        text: root.full
        font.family: Application.font.family
        font.pixelSize: Math.max(9, root.size * root.textShare)
        font.weight: Font.Bold
    }
}
