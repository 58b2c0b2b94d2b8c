// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A coin or a player's token, shown as the piece is that it lies in. A coin that changes its face turns over.
Rectangle {
    id: root

    required property real diameter
    required property int face
    property string letter
    readonly property PieceItem piece: parent as PieceItem
    property bool pale: piece?.pale ?? false
    readonly property bool lit: piece?.lit ?? false
    readonly property bool chosen: piece?.chosen ?? false
    readonly property bool target: piece?.target ?? false
    /// It would be turned.
    property bool about: false
    property bool animated: false

    readonly property bool tail: face === PieceKind.Tail
    readonly property bool token: face === PieceKind.LeftToken || face === PieceKind.RightToken
    readonly property bool white: face === PieceKind.WhiteToken
    readonly property bool black: face === PieceKind.BlackToken
    property real turn: 0

    width: diameter
    height: diameter
    radius: diameter / 2
    color: face === PieceKind.LeftToken ? Theme.left : face === PieceKind.RightToken ? Theme.right
         : white ? Theme.whiteToken : black ? Theme.blackToken : tail ? Theme.surface2 : Theme.coin
    border.width: white || black ? Math.max(1, diameter * 0.04) : tail ? 1 : 0
    border.color: white || black ? Theme.ink2 : Theme.line
    opacity: pale ? Theme.pale : 1
    onFaceChanged: {
        if (animated && Theme.move > 0)
            turning.restart();
    }
    transform: Scale {
        origin.x: root.diameter / 2
        xScale: Math.abs(Math.cos(root.turn * Math.PI))
    }

    NumberAnimation {
        id: turning

        target: root
        property: "turn"
        from: 0.25
        to: 1
        duration: Theme.move
        easing.type: Easing.OutCubic
    }

    Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

    Lazy { // the rim
        wanted: !root.tail && !root.white && !root.black && root.diameter > 18

        Disc {
            anchors.centerIn: parent
            width: Math.round(root.diameter * 0.78)
            color: "transparent"
            border.width: Math.max(1, root.diameter * 0.035)
            border.color: "#FFFFFF"
            opacity: Theme.dark ? 0.45 : 0.6
        }
    }

    Lazy {
        wanted: root.letter !== "" && root.diameter > 9

        SilentText {
            anchors.centerIn: parent
            text: root.letter
            color: root.tail ? Theme.ink2 : root.token ? Theme.onFilled : root.white ? Theme.blackToken : root.black ? Theme.whiteToken : Theme.coinInk
            font.pixelSize: Math.max(7, root.diameter * (root.letter.length > 1 ? 0.42 : root.face === PieceKind.Counter ? 0.72 : 0.46))
            font.weight: Font.Bold
        }
    }

    Lazy { // chosen, a possible second choice, spoken about, or about to be turned
        wanted: root.chosen || root.target || root.about || (root.lit && !root.pale)

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Math.max(2, root.diameter * 0.06)
            radius: width / 2
            color: "transparent"
            border.width: Math.max(2, Math.round(root.diameter * (root.chosen || root.about ? 0.09 : 0.05)))
            border.color: Theme.accent
        }
    }
}
