// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// An analysed game with its title and legend, or why there is none.
Item {
    id: root

    required property AnalysedModel game
    required property string title
    required property bool partizan

    implicitHeight: head.height + 260 + legend.height + Theme.unit * 6

    Heading {
        id: head

        text: qsTr("%1, fully analysed").arg(root.title)
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    Paragraph {
        objectName: "analysedNotice"
        anchors.centerIn: parent
        width: Math.min(parent.width, 480 * Theme.scale)
        visible: root.game.count === 0
        text: root.game.busy ? qsTr("Looking for all positions…") : root.game.problem
        horizontalAlignment: Text.AlignHCenter
    }

    AnalysedView {
        objectName: "analysedView"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: legend.top; topMargin: Theme.unit * 3; bottomMargin: Theme.unit * 3 }
        visible: root.game.count > 0
        game: root.game
    }

    Legend {
        id: legend

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        partizan: root.partizan
    }
}
