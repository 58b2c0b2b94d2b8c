// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A heap too large to draw stone by stone: a disc with its number.
Rectangle {
    id: root

    required property string text
    property bool coins: false
    property bool pale: false
    property bool marked: false

    radius: width / 2
    color: coins ? Theme.coin : Theme.stone
    opacity: pale ? 0.6 : 1
    border.width: marked ? 4 : 0
    border.color: Theme.accent

    AppText {
        anchors.fill: parent
        anchors.margins: parent.width * 0.1
        text: root.text
        color: root.coins ? Theme.onCoin : Theme.onFilled
        font.pixelSize: Math.max(8, root.width * (root.text.length > 3 ? 0.2 : 0.36))
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
