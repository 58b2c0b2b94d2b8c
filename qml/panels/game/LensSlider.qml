// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// The Nim lens as a slider: on one side the board as it is, on the other one its heaps. Where there is little room, less of it is there.
Row {
    id: root

    required property Session session
    /// In which it lies.
    required property real room
    readonly property Twin twin: session.twin
    readonly property real leastLine: 96 * Math.min(1.4, Theme.scale)
    readonly property real lineRoom: room - heaps.implicitWidth - spacing
    readonly property bool named: lineRoom - board.implicitWidth - spacing >= leastLine

    function go(time: real) {
        glide.to = time;
        glide.restart();
    }

    function turn() {
        go(twin.time < 1 ? 1 : 0);
    }

    spacing: Theme.unit

    NumberAnimation {
        id: glide

        target: root.twin
        property: "time"
        duration: Theme.move
    }

    Shortcut {
        sequences: ["N"]
        enabled: root.visible
        onActivated: root.turn()
    }

    AppButton {
        id: board

        objectName: "button_noLens"
        visible: root.named
        look: AppButton.Look.Bare
        //: one end of a slider, whose other one is called Nim heaps: the board as it is
        text: Array.from(root.session.board.kindsMet).includes(PieceKind.Coin) ? qsTr("Coins") : root.session.moves.sizeTitle || /*: one end of a slider, whose other one is called Nim heaps: the board as it is */ qsTr("Board")
        font.weight: Font.DemiBold
        onClicked: root.go(0)
    }

    AppSlider {
        objectName: "lensSlider"
        y: (root.height - height) / 2
        width: Math.min(340 * Math.min(1.4, Theme.scale), root.lineRoom - (root.named ? board.implicitWidth + root.spacing : 0))
        visible: root.lineRoom >= root.leastLine
        name: qsTr("Nim lens")
        to: 100
        stepSize: 10
        snapMode: Slider.NoSnap
        points: 7
        value: root.twin.time * 100
        //: read aloud: of the way from the board as it is to its heaps of Nim
        Accessible.description: qsTr("%1 % of the way to Nim heaps").arg(Math.round(root.twin.time * 100).toLocaleString(Qt.locale(), "f", 0))
        onPicked: value => {
            glide.stop();
            root.twin.time = value <= 6 ? 0 : value >= 94 ? 1 : value / 100;
        }
        onPressedChanged: if (!pressed) value = Qt.binding(() => root.twin.time * 100) // it lay beside its end
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.accepted)
                picked(event.key === Qt.Key_Home ? 0 : 100);
        }
    }

    AppButton {
        id: heaps

        objectName: "button_lens"
        look: AppButton.Look.Bare
        //: one end of a slider, and a switch: shows the game as heaps of Nim that equal it
        text: qsTr("Nim heaps")
        tip: root.twin.offered ? qsTr("Nim lens: the same position as Nim heaps") : root.twin.reason
        font.weight: Font.DemiBold
        Accessible.checkable: true
        Accessible.checked: root.twin.shown
        onClicked: root.turn()
    }
}
