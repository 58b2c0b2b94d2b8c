// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Learn
import Grundy.Models
import Grundy.Ui

/// A lesson for a class: the same stage as for one who learns, at a presenter's size, in the frame that reads
/// a presenter's remote.
PresentFrame {
    id: root

    required property LessonShow show
    /// So that the smallest text is as large as the smallest of the frame.
    readonly property real zoom: 24 * grow / Theme.small
    readonly property bool taking: show.votes.taking
    readonly property bool tallying: taking || show.votes.total > 0
    readonly property bool typed: show.kind === LessonShow.Exercise || show.kind === LessonShow.Mark

    function collectVotes(taking: bool) {
        show.votes.taking = taking;
        if (taking)
            tally.forceActiveFocus();
        else
            stage.takeKeyboard();
    }

    /// First ends the votes.
    function drop(): bool {
        const taken = taking;
        if (taken)
            collectVotes(false);
        return taken;
    }

    showing: show
    settled: stage.settled
    sentenceLines: 0
    arrows: show.position === "" && show.kind !== LessonShow.Mark
    digits: !typed && !taking
    buttons: [
        PresentButton {
            objectName: "present_votes"
            visible: root.show.votes.count > 0
            grow: root.grow
            //: a button with its key, V: the class votes on the moves or answers
            text: qsTr("V: votes")
            checked: root.taking
            onClicked: root.collectVotes(!root.taking)
        }
    ]

    Shortcut { sequence: "V"; enabled: root.keysActive && root.show.votes.count > 0; onActivated: root.collectVotes(!root.taking) }
    Shortcut { sequence: "Down"; enabled: root.keysActive && !root.taking && !root.typed && !stage.boardFocused; onActivated: stage.scrollText(120) }
    Shortcut { sequence: "Up"; enabled: root.keysActive && !root.taking && !root.typed && !stage.boardFocused; onActivated: stage.scrollText(-120) }

    LessonStage {
        id: stage

        anchors {
            left: parent.left; right: root.tallying ? tally.left : parent.right; top: parent.top; bottom: parent.bottom
            topMargin: Math.round(10 * root.grow); rightMargin: root.tallying ? Math.round(32 * root.grow) : 0
        }
        presented: true
        zoom: root.zoom
        show: root.show
    }

    VotesPanel {
        id: tally

        anchors { right: parent.right; top: parent.top; bottom: parent.bottom; topMargin: Math.round(10 * root.grow) }
        width: Math.round(Math.min(root.width * 0.33, 520 * root.grow))
        visible: root.tallying
        votes: root.show.votes
        grow: root.grow
        onDone: root.collectVotes(false)
    }
}
