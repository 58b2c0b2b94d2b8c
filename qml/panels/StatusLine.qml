// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// One line beside the board: why a click was no move, what the hovered choice would do.
Item {
    id: root

    required property Session session
    readonly property bool waits: session.thinking && !session.analyst.solved && (session.analyst.busy || session.analyst.askText !== "")
    /// The thought is told here.
    readonly property bool silent: thought.made !== null && (thought.made as ThoughtLine).shown
    readonly property bool refused: session.message !== ""
    readonly property string preview: session.board.previewText
    readonly property int hintLevel: session.mode === Mode.Play ? session.hintLevel : 0
    /// What was pointed at when a hint came: the hint is read until something else is.
    property string hintedOver
    readonly property bool warned: session.mistake
    readonly property string words: silent || warned ? "" : refused ? session.message : session.note !== "" ? session.note
        : hintLevel > 0 && session.hintText !== "" && (preview === "" || preview === hintedOver) ? session.hintText
        : preview

    onHintLevelChanged: hintedOver = preview
    onPreviewChanged: {
        if (preview !== hintedOver)
            hintedOver = "";
    }

    implicitHeight: Math.round(34 * Math.min(1.4, Theme.scale))

    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        width: Math.min(inOneLine.room + Theme.unit * 8, root.width)
        height: Math.max(root.height, label.implicitHeight + Theme.unit * 2) // a second line goes upward
        visible: root.words !== ""
        radius: Theme.radius
        color: root.refused ? Theme.hotTint : "transparent"

        AppText {
            id: label

            objectName: "statusText"
            anchors { fill: parent; leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4 }
            text: /^[a-z]{2}/.test(root.words) ? root.words.charAt(0).toUpperCase() + root.words.slice(1) : root.words
            color: root.refused ? Theme.hot : Theme.ink
            elide: Text.ElideRight
            wrapMode: Text.Wrap
            maximumLineCount: 3
            Accessible.ignored: true // what of it has to be spoken is spoken below
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter

            OneLine {
                id: inOneLine

                of: label
            }
        }
    }

    Lazy {
        id: thought

        wanted: root.waits

        ThoughtLine {
            anchors.fill: parent
            session: root.session
        }
    }

    Lazy {
        wanted: root.warned

        /// The move just made gives the win away: it can be taken back while nothing is answered to it.
        Item {
            id: mistakeLine

            anchors.fill: parent

            Rectangle {
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                width: Math.min(wordsInOneLine.room + buttons.width + Theme.unit * 12, mistakeLine.width)
                height: Math.max(mistakeLine.height, words.implicitHeight + Theme.unit * 2, buttons.height) // a second line goes upward
                radius: Theme.radius
                color: Theme.hotTint

                AppText {
                    id: words

                    objectName: "mistakeText"
                    anchors {
                        left: parent.left; right: buttons.left; verticalCenter: parent.verticalCenter
                        leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4
                    }
                    text: qsTr("That gives the win away.")
                    color: Theme.hot
                    wrapMode: Text.Wrap

                    OneLine {
                        id: wordsInOneLine

                        of: words
                    }
                }

                Row {
                    id: buttons

                    anchors { right: parent.right; rightMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
                    spacing: Theme.unit * 4

                    AppButton {
                        objectName: "button_takeBack"
                        look: AppButton.Look.Link
                        //: a button: takes the move back that was a mistake
                        text: qsTr("Take back")
                        tip: qsTr("Take the move back and choose another one (Ctrl+Z)")
                        onClicked: root.session.takeBack()
                    }

                    AppButton {
                        objectName: "button_letStand"
                        look: AppButton.Look.Link
                        //: a button: the mistake stands, and the game goes on
                        text: qsTr("Play on")
                        tip: qsTr("The move stands, and the game goes on")
                        onClicked: root.session.letStand()
                    }
                }
            }
        }
    }

    Timer {
        interval: 4000
        running: root.session.note !== ""
        onTriggered: root.session.clearMessage()
    }

    Spoken { // each move, hint and result, and whose turn it is
        id: told

        Connections {
            target: root.session

            function onAnnouncementChanged() {
                told.text = root.session.announcement;
                told.say();
            }
        }
    }

    Spoken {
        text: root.warned ? qsTr("That gives the win away. Take it back, or play on?") : ""
    }

    Spoken {
        text: root.refused ? root.session.message : root.session.note
    }
}
