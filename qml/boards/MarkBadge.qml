// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The lettered badge of a move on the board, with its label where there is room.
Rectangle {
    id: root

    required property string outcome
    property string label
    property bool letterShown: true
    property real size: 28

    width: Math.max(size, words.implicitWidth + (label === "" ? 0 : size * 0.9))
    height: size
    radius: size * (label === "" ? 0.28 : 0.3)
    color: outcome === "" ? Theme.accent : Theme.outcomeColor(outcome)

    AppText {
        id: words

        anchors.centerIn: parent
        text: root.label === "" ? root.outcome
            : root.letterShown && root.outcome !== "" ? qsTr("%1 · %2").arg(root.outcome).arg(root.label)
            : root.label
        color: Theme.onFilled
        font.pixelSize: Math.max(9, root.size * (root.label === "" ? 0.56 : 0.46))
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
