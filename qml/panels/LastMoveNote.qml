// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Who made the last move, and what it was; nothing where there is no room for it.
Column {
    id: root

    required property string text
    required property real room
    /// It stands at the end of its line.
    property bool atEnd: false

    objectName: "lastMoveNote"
    visible: text !== "" && room > 100 * Theme.scale
    width: room

    WideNote {
        horizontalAlignment: root.atEnd ? Text.AlignRight : Text.AlignLeft
        //: heads the move that was made last
        text: qsTr("Last move")
    }

    WrappedText {
        horizontalAlignment: root.atEnd ? Text.AlignRight : Text.AlignLeft
        text: root.text
        font.weight: Font.DemiBold
        maximumLineCount: 2
        elide: Text.ElideRight
    }
}
