// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The class's votes: moves with their numbers, typed while votes are taken. Up and Down name a move, digits,
/// plus and minus its number.
FocusScope {
    id: root

    required property VotesModel votes
    required property real grow
    readonly property real rowHeight: Math.round(54 * grow)

    /// What is voted for.
    property string hintText: qsTr("Press ↑ ↓ to choose. Type the votes.")

    signal done()

    focus: votes.taking
    Keys.onPressed: event => {
        if (!root.votes.taking)
            return;
        event.accepted = true;
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            root.votes.type(event.key - Qt.Key_0);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            root.votes.step(event.key === Qt.Key_Down ? 1 : -1);
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus)
            root.votes.add(event.key === Qt.Key_Plus ? 1 : -1);
        else if (event.key === Qt.Key_Backspace)
            root.votes.eraseDigit();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.done();
        else
            event.accepted = false;
    }

    Heading {
        id: heading

        //: how many votes there are altogether
        text: qsTr("Votes: %L1").arg(root.votes.total)
        font.pixelSize: Math.round(28 * root.grow)
    }

    AppList {
        id: rows

        anchors { left: parent.left; right: parent.right; top: heading.bottom; bottom: root.votes.taking ? hint.top : parent.bottom; topMargin: 8; bottomMargin: 8 }
        model: root.votes
        keyNavigationEnabled: false
        currentIndex: root.votes.current

        delegate: VoteRow {
            width: rows.width
            height: root.rowHeight
            grow: root.grow
            taking: root.votes.taking
            onPicked: row => root.votes.current = row
            onAdded: count => root.votes.add(count)
        }
    }

    Paragraph {
        id: hint

        anchors { left: parent.left; right: parent.right; bottom: buttons.top }
        visible: root.votes.taking
        text: root.hintText
        font.pixelSize: Math.round(24 * root.grow)
    }

    Row {
        id: buttons

        anchors { left: parent.left; bottom: parent.bottom; leftMargin: -Math.round(12 * root.grow) }
        visible: root.votes.taking

        PresentButton {
            objectName: "votes_done"
            grow: root.grow
            //: a button: ends the voting
            text: qsTr("Done")
            onClicked: root.done()
        }

        PresentButton {
            objectName: "votes_clear"
            grow: root.grow
            //: a button: all votes are 0 again
            text: qsTr("Clear")
            enabled: root.votes.count > 0
            onClicked: root.votes.clear()
        }
    }
}
