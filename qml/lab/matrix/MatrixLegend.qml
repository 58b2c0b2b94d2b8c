// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// What the cells of the connection matrix mean.
Flow {
    spacing: Theme.unit * 6

    component Entry: Row {
        id: entry

        required property color colour
        required property string text

        spacing: Theme.unit * 2

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 14
            height: 14
            radius: 3
            color: entry.colour
        }

        Note {
            text: entry.text
        }
    }

    Note {
        text: qsTr("row: from · column: to")
    }

    Entry {
        colour: Theme.cold
        text: qsTr("move into a cold position (P)")
    }

    Entry {
        colour: Qt.tint(Theme.stone, Qt.rgba(Theme.surface.r, Theme.surface.g, Theme.surface.b, 0.22))
        //: explains a colour: moves that do not lead into a cold position
        text: qsTr("other moves")
    }
}
