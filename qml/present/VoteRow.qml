// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A move and its votes; once it is told, whether it wins.
Item {
    id: root

    required property int index
    required property string text
    required property int votes
    required property bool current
    required property string verdict
    required property bool winning
    required property real grow
    required property bool taking

    signal picked(row: int)
    signal added(count: int)

    objectName: "vote_" + index
    Accessible.role: Accessible.ListItem
    //: read aloud: a move or an answer, and how many chose it
    Accessible.name: verdict === "" ? qsTr("%1: %L2 votes").arg(text).arg(votes)
                                    //: read aloud: a move or an answer, how many chose it, and "wins",
                                    //: "loses", "right" or "not right"
                                    : qsTr("%1: %L2 votes, %3").arg(text).arg(votes).arg(verdict)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.current ? Theme.accentTint : "transparent"
    }

    MouseArea {
        anchors.fill: parent
        enabled: root.taking
        onClicked: root.picked(root.index)
    }

    SilentText {
        anchors { left: parent.left; right: less.left; leftMargin: 10; verticalCenter: parent.verticalCenter }
        text: root.verdict === "" ? root.text : qsTr("%1 (%2)", "a move (wins)").arg(root.text).arg(root.verdict)
        color: root.verdict === "" ? Theme.ink : root.winning ? Theme.cold : Theme.hot
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
        visible: root.taking && root.current
        grow: root.grow
        text: "\u2212"
        Accessible.name: qsTr("One vote less")
        onClicked: root.added(-1)
    }

    SilentText {
        id: number

        anchors { right: more.left; verticalCenter: parent.verticalCenter }
        width: Math.round(64 * root.grow)
        //: how many chose a move or an answer
        text: qsTr("%L1").arg(root.votes)
        font.pixelSize: Math.round(34 * root.grow)
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
    }

    PresentButton {
        id: more

        objectName: "vote_more"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: visible ? implicitHeight : 0
        visible: root.taking && root.current
        grow: root.grow
        text: "+"
        Accessible.name: qsTr("One vote more")
        onClicked: root.added(1)
    }
}
