// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A heap too large to draw stone by stone: a disc with the number of the piece that it lies in.
Rectangle {
    id: root

    readonly property PieceItem piece: parent as PieceItem
    readonly property string text: piece?.label ?? ""
    property bool coins: false
    readonly property bool pale: piece?.goes ?? false
    readonly property bool marked: piece !== null && (piece.lit || piece.chosen || piece.preview)
    /// How much of it goes where it is pale.
    property real part: 1
    readonly property real shown: Math.max(0.12, Math.min(1, part))

    radius: width / 2
    color: coins ? Theme.coin : Theme.stone
    opacity: pale && shown === 1 ? 0.6 : 1
    border.width: marked ? 4 : 0
    border.color: Theme.accent

    Item { // of a part that goes the slice on top is pale
        width: parent.width
        height: Math.round(parent.height * root.shown)
        visible: root.pale && root.shown < 1
        clip: true

        Rectangle {
            width: root.width
            height: root.height
            radius: root.radius
            color: Theme.board
            opacity: 0.45
        }
    }

    CentredText {
        anchors.fill: parent
        anchors.margins: parent.width * 0.1
        text: root.text
        color: root.coins ? Theme.coinInk : Theme.onFilled
        font.pixelSize: Math.max(8, root.width * (root.text.length > 3 ? 0.2 : 0.36))
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
    }
}
