// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// One line beside the board: why a click was no move, what the hovered choice would do.
Item {
    id: root

    required property Session session
    /// It stands on the table of a game, and says what to do next where nothing else is to be said.
    property bool tabled: false
    /// On anything but wood it needs a ground of its own.
    readonly property bool grounded: tabled && !Theme.plain && session.board.ground !== "oak"
    readonly property string next: !tabled || session.over ? ""
        : session.thinking ? /*: the name of a player who chooses a move */ qsTr("%1 is thinking\u2026").arg((session.toMove === 0 ? session.seat0 : session.seat1).name)
        : half ? session.thenText : session.howText
    readonly property Analyst analyst: session.analyst
    readonly property bool asking: analyst.askText !== ""
    readonly property bool waits: session.thinking && !analyst.solved && (analyst.busy || asking)
    /// A thought of an instant is not worth a word.
    property bool lasting: false
    /// The thought is told here.
    readonly property bool silent: waits && lasting
    //: the program works out who wins
    readonly property string done: analyst.progressText === "" ? qsTr("Solving\u2026")
        //: the program works out who wins; how far it is, such as "40%"
        : analyst.timeLeftText === "" ? qsTr("Solving: %1").arg(analyst.progressText)
        : qsTr("Solving: %1 \u00b7 %2", "part done, time left").arg(analyst.progressText).arg(analyst.timeLeftText)
    readonly property string thought: asking ? analyst.askText : analyst.needText === "" ? done
        : qsTr("%1 \u00b7 %2", "part done and time left, memory").arg(done).arg(analyst.needText)
    readonly property bool refused: session.message !== ""
    readonly property string preview: session.board.previewText
    /// In a game the board itself shows what the hovered choice does; the line goes on to say what to do.
    readonly property bool shown: tabled && session.board.badge === Outcome.Unknown
    readonly property int hintLevel: session.mode === Mode.Play ? session.hintLevel : 0
    /// A first choice is made.
    readonly property bool half: session.board.chosenPiece !== ""
    /// What was pointed at when a hint came, or a first choice was made: what that says is read until something else is.
    property string hintedOver
    readonly property bool warned: session.mistake
    readonly property string words: silent || warned ? "" : refused ? session.message : session.note !== "" ? session.note
        : hintLevel > 0 && session.hintText !== "" && (preview === "" || preview === hintedOver) ? session.hintText
        : session.whatIf.text !== "" ? session.whatIf.text
        : preview !== "" && !shown && !(half && next !== "" && preview === hintedOver) ? preview : next

    onWaitsChanged: lasting = false
    onHintLevelChanged: hintedOver = preview
    onPreviewChanged: if (preview !== hintedOver) hintedOver = ""
    onHalfChanged: hintedOver = half ? preview : ""

    implicitHeight: Math.round(34 * Math.min(1.4, Theme.scale))

    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        width: Math.min(inOneLine.room + Theme.unit * 8, root.width)
        height: Math.max(root.height, label.implicitHeight + Theme.unit * 2) // a second line goes upward
        visible: root.words !== ""
        radius: Theme.radius
        color: root.refused ? Theme.hotTint : root.grounded ? Theme.surface : "transparent"

        AppText {
            id: label

            objectName: "statusText"
            anchors { fill: parent; leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4 }
            text: /^[a-z]{2}/.test(root.words) ? root.words.charAt(0).toUpperCase() + root.words.slice(1) : root.words
            color: root.refused ? Theme.hot : root.tabled && !root.grounded ? Theme.onTable : Theme.ink
            font.pixelSize: root.tabled ? Theme.large : Theme.body
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

    Timer {
        interval: 700
        running: root.waits
        onTriggered: root.lasting = true
    }

    Lazy {
        wanted: root.silent

        /// The computer's turn waits for the analysis: how far that is, what it takes, and Cancel, after which the
        /// computer plays what it sees. Only the words change, not their place.
        Rectangle {
            anchors { horizontalCenter: parent?.horizontalCenter; bottom: parent?.bottom }
            width: Math.min(Math.round(640 * Theme.scale), root.width - Theme.unit * 12)
            height: Math.max(root.height, progress.implicitHeight + Theme.unit * 3) // a second line goes upward
            radius: Theme.radius
            color: Theme.surface2

            Paragraph {
                id: progress

                objectName: "thoughtText"
                anchors {
                    left: parent.left; right: root.asking ? question.left : cancel.left; verticalCenter: parent.verticalCenter
                    leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4
                }
                text: root.session.note !== "" ? root.session.note : root.thought
                elide: Text.ElideRight
                maximumLineCount: 3
            }

            TableQuestion {
                id: question

                anchors { right: parent.right; rightMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
                visible: root.asking
                analyst: root.analyst
            }

            LinkButton {
                id: cancel

                objectName: "button_cancelThought"
                anchors { right: parent.right; rightMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
                visible: !root.asking
                //: a button: ends the calculation
                text: qsTr("Cancel")
                tip: qsTr("The computer moves without knowing the answer")
                onClicked: root.analyst.cancel()
            }

            BusyBar {
                anchors {
                    left: parent.left; right: parent.right; bottom: parent.bottom
                    margins: Theme.radius / 2; bottomMargin: 2
                }
                visible: !root.asking
                height: 3
                progress: root.analyst.progress
            }
        }
    }

    Lazy {
        wanted: root.warned

        /// The move just made gives the win away: it can be taken back while nothing is answered to it.
        Rectangle {
            anchors { horizontalCenter: parent?.horizontalCenter; bottom: parent?.bottom }
            width: Math.min(wordsInOneLine.room + buttons.width + Theme.unit * 12, root.width)
            height: Math.max(root.height, words.implicitHeight + Theme.unit * 2, buttons.height) // a second line goes upward
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

                LinkButton {
                    objectName: "button_takeBack"
                    //: a button: takes the move back that was a mistake
                    text: qsTr("Take back")
                    tip: qsTr("Take the move back and choose another one (Ctrl+Z)")
                    onClicked: root.session.takeBack()
                }

                LinkButton {
                    objectName: "button_letStand"
                    //: a button: the mistake stands, and the game goes on
                    text: qsTr("Play on")
                    tip: qsTr("The move stands, and the game goes on")
                    onClicked: root.session.letStand()
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

    Spoken { // whether a move wins is said by what is pointed at
        text: root.session.whatIf.replyText
    }

    Spoken {
        text: root.warned ? qsTr("That gives the win away. Take it back, or play on?") : ""
    }

    Spoken {
        text: root.refused ? root.session.message : root.session.note
    }
}
