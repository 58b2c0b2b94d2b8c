// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The lettered badge of a move on the board, with its label where there is room.
Rectangle {
    id: root

    required property string outcome
    property string label
    property bool letterShown: true
    property real size: 28
    /// A label that does not fit into this width gives way to the letter.
    property real room: Infinity
    readonly property real labelled: measure.advanceWidth + size * 0.9
    readonly property bool wide: label !== "" && (labelled <= room || outcome === "")
    readonly property string full: letterShown && outcome !== "" ? qsTr("%1 · %2").arg(outcome).arg(label) : label

    width: wide ? Math.max(size, labelled) : size
    height: size
    radius: size * (wide ? 0.3 : 0.28)
    color: outcome === "" ? Theme.accent : Theme.outcomeColor(outcome)

    AppText {
        id: words

        anchors.centerIn: parent
        text: root.wide ? root.full : root.outcome
        color: Theme.onFilled
        font.pixelSize: Math.max(9, root.size * (root.wide ? 0.46 : 0.56))
        font.weight: Font.Bold
        Accessible.ignored: true
    }

    TextMetrics {
        id: measure

        text: root.full
        font.family: words.font.family
        font.pixelSize: Math.max(9, root.size * 0.46)
        font.weight: Font.Bold
    }
}
