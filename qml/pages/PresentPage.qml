// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// For the class: large, and nothing told until it is revealed.
Rectangle {
    id: root

    required property Session session
    property bool blank: false
    /// The sizes are those of 1440 x 900 and grow or shrink with the window.
    readonly property real grow: Math.max(0.6, Math.min(width / 1440, height / 900))
    readonly property real edge: Math.round(110 * grow)

    signal leaveAsked()

    function showStage(stage: int) {
        for (let i = 0; i < 2 && session.revealStage !== stage; ++i) {
            if (session.revealStage < stage)
                session.reveal();
            else
                session.hide();
        }
    }

    color: Theme.board
    focus: true
    Component.onCompleted: board.takeKeyboard()

    Shortcut { sequences: ["Space", "PgDown"]; enabled: root.visible; onActivated: root.session.reveal() }
    Shortcut { sequences: ["Backspace", "PgUp"]; enabled: root.visible; onActivated: root.session.hide() }
    Shortcut { sequences: ["1"]; enabled: root.visible; onActivated: root.showStage(0) }
    Shortcut { sequences: ["2"]; enabled: root.visible; onActivated: root.showStage(1) }
    Shortcut { sequences: ["3"]; enabled: root.visible; onActivated: root.showStage(2) }
    Shortcut { sequences: ["B", "."]; enabled: root.visible; onActivated: root.blank = !root.blank }
    Shortcut { sequences: ["Esc"]; enabled: root.visible; onActivated: root.blank ? root.blank = false : root.leaveAsked() }

    AppText {
        id: title

        objectName: "presentTitle"
        anchors {
            left: parent.left; right: stage.left; top: parent.top; leftMargin: root.edge
            rightMargin: 24; topMargin: root.edge * 0.42
        }
        text: root.session.over ? root.session.resultText
            : !root.session.partizan ? qsTr("Who wins %1?").arg(root.session.positionTitle)
            : qsTr("%1 to move: who wins %2?").arg(root.session.toMove === 0 ? root.session.leftName : root.session.rightName)
                                             .arg(root.session.positionTitle)
        horizontalAlignment: Text.AlignLeft
        font.pixelSize: Theme.presentTitle * root.grow
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 24
        Accessible.role: Accessible.Heading
    }

    AppText {
        id: stage

        anchors { right: parent.right; baseline: title.baseline; rightMargin: root.edge }
        text: qsTr("step %1 of 3").arg(root.session.revealStage + 1)
        color: Theme.ink2
        font.pixelSize: 24 * root.grow
    }

    AppText {
        id: rules

        anchors {
            left: title.left; right: parent.right; top: title.bottom; rightMargin: root.edge
            topMargin: 6 * root.grow
        }
        text: root.session.rules
        color: Theme.ink2
        horizontalAlignment: Text.AlignLeft
        font.pixelSize: Theme.presentSmall * root.grow
        wrapMode: Text.Wrap
    }

    BoardView {
        id: board

        objectName: "presentBoard"
        anchors {
            left: parent.left; right: parent.right; top: rules.bottom; bottom: sentence.top
            topMargin: 20 * root.grow; bottomMargin: 8 * root.grow
        }
        anchors { leftMargin: root.edge; rightMargin: root.edge }
        board: root.session.board
        large: true
        onChosen: pieceId => root.session.choose(pieceId)
        onRun: (first, last) => root.session.chooseRun(first, last)
        onDropped: root.session.cancelChoice()
    }

    AppText {
        id: sentence

        objectName: "presentText"
        anchors {
            left: title.left; right: parent.right; bottom: keys.top; rightMargin: root.edge
            bottomMargin: 36 * root.grow
        }
        height: Theme.presentBody * root.grow * 2.6
        text: root.session.message !== "" ? root.session.message : root.session.presentText
        color: root.session.message !== "" ? Theme.hot : Theme.ink
        font.pixelSize: Theme.presentBody * root.grow
        fontSizeMode: Text.Fit
        minimumPixelSize: 18
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignLeft
        verticalAlignment: Text.AlignBottom
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Row {
        id: keys

        anchors {
            left: title.left; bottom: parent.bottom; leftMargin: -Theme.unit * 3.5
            bottomMargin: root.edge * 0.28
        }
        spacing: 8

        Repeater {
            model: [[qsTr("Space: reveal"), "reveal"], [qsTr("Backspace: hide"), "hide"],
                    [qsTr("B: blank the screen"), "blank"], [qsTr("Esc: leave"), "leave"]]

            AppButton {
                required property var modelData

                objectName: "present_" + modelData[1]
                look: AppButton.Look.Bare
                text: modelData[0]
                textSize: Math.max(13, 20 * root.grow)
                onClicked: root.act(modelData[1])
            }
        }
    }

    function act(what: string) {
        switch (what) {
        case "reveal": session.reveal(); break;
        case "hide": session.hide(); break;
        case "blank": blank = !blank; break;
        case "leave": root.leaveAsked(); break;
        }
    }

    Rectangle {
        objectName: "blankScreen"
        anchors.fill: parent
        visible: root.blank
        color: "black"
        z: 10

        MouseArea {
            anchors.fill: parent
            onClicked: root.blank = false
        }
    }
}
