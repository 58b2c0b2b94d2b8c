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

        /// A move and its votes; once it is told, whether it wins.
        delegate: Item {
            id: voteRow

            required property int index
            required property string text
            required property int votes
            required property bool current
            required property string verdict
            required property bool winning

            objectName: "vote_" + index
            width: rows.width
            height: Math.round(54 * root.grow)
            Accessible.role: Accessible.ListItem
            //: read aloud: a move or an answer, and how many chose it
            Accessible.name: verdict === "" ? qsTr("%1: %L2 votes").arg(text).arg(votes)
                                            //: read aloud: a move or an answer, how many chose it, and "wins",
                                            //: "loses", "right" or "not right"
                                            : qsTr("%1: %L2 votes, %3").arg(text).arg(votes).arg(verdict)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radius
                color: voteRow.current ? Theme.accentTint : "transparent"
            }

            MouseArea {
                anchors.fill: parent
                enabled: root.votes.taking
                onClicked: root.votes.current = voteRow.index
            }

            SilentText {
                anchors { left: parent.left; right: less.left; leftMargin: 10; verticalCenter: parent.verticalCenter }
                text: voteRow.verdict === "" ? voteRow.text : qsTr("%1 (%2)", "a move (wins)").arg(voteRow.text).arg(voteRow.verdict)
                color: voteRow.verdict === "" ? Theme.ink : voteRow.winning ? Theme.cold : Theme.hot
                font.pixelSize: Math.round(28 * root.grow)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(20 * root.grow)
                elide: Text.ElideRight
            }

            PresentButton {
                id: less

                objectName: "vote_less"
                anchors { right: number.left; verticalCenter: parent.verticalCenter }
                width: visible ? implicitHeight : 0
                visible: root.votes.taking && voteRow.current
                grow: root.grow
                text: "\u2212"
                Accessible.name: qsTr("One vote less")
                onClicked: root.votes.add(-1)
            }

            SilentText {
                id: number

                anchors { right: more.left; verticalCenter: parent.verticalCenter }
                width: Math.round(64 * root.grow)
                //: how many chose a move or an answer
                text: qsTr("%L1").arg(voteRow.votes)
                font.pixelSize: Math.round(34 * root.grow)
                font.weight: Font.Bold
                horizontalAlignment: Text.AlignHCenter
            }

            PresentButton {
                id: more

                objectName: "vote_more"
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: visible ? implicitHeight : 0
                visible: root.votes.taking && voteRow.current
                grow: root.grow
                text: "+"
                Accessible.name: qsTr("One vote more")
                onClicked: root.votes.add(1)
            }
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
