// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The page that a class sees: title, step, subtitle, a place for pictures, a sentence, and the keys. It reads
/// of `showing` only what is revealed: step, steps, title, subtitle, sentence.
///
///     PresentFrame {
///         showing: theLesson             // next(), back(), goTo() are called by keys, buttons and swipes
///         grow                           // sizes are those of 1440 x 900 times this
///         outcome, message, sentenceLines, canNext   // may be set
///         arrows: false                  // where the arrow keys move over a board
///         keysActive: !popup.opened      // no key is taken while something else is asked
///         buttons: [ PresentButton { grow: frame.grow; … } ]  // after the keys
///         onLeaveAsked: …
///         BoardView { anchors.fill: parent; large: true }     // children lie in the place for pictures
///     }
Rectangle {
    id: root

    required property Showing showing
    default property alias content: slot.data
    property alias buttons: others.data
    /// What lies beside the sentence, at the end of its line, and how wide it is.
    readonly property Item beside: besideSentence
    property real besideWidth: 0
    /// Something to say in place of the sentence, in the hot colour: why a click did nothing.
    property string message
    /// The letter of who wins, before the sentence; empty until it is told.
    property int outcome
    /// What the sentence belongs to, above it.
    property string heading
    /// Room for this many lines is kept, so that nothing moves when the sentence changes.
    property int sentenceLines: 2
    property bool arrows: true
    property bool digits: true
    property bool keysActive: true
    property bool blank: false
    property bool canNext: showing.step < showing.steps - 1
    readonly property real grow: Math.max(0.4, Math.min(width / 1440, height / 900))
    readonly property real edge: Math.round(Math.min(84 * grow, width * 0.06))

    /// Nothing is being worked out any more.
    property bool settled: true

    /// Esc; the first one only lights a blank screen.
    signal leaveAsked()
    /// T: the window for the teacher.
    signal teacherAsked()

    /// Esc drops first what was begun; false when there was nothing.
    function drop(): bool {
        return false;
    }

    function leave() {
        if (root.blank)
            root.blank = false;
        else
            root.leaveAsked();
    }

    anchors.fill: parent
    color: Theme.board
    focus: true
    Component.onCompleted: showing.arrive()
    Component.onDestruction: showing?.depart()

    PresentKeys {
        showing: root.showing
        active: root.visible && root.keysActive
        arrows: root.arrows
        digits: root.digits
        onBlankAsked: root.blank = !root.blank
        onLeaveAsked: root.leave()
    }

    Shortcut { sequence: "T"; enabled: root.keysActive; onActivated: root.teacherAsked() }

    /// A finger beside the picture: a tap goes on, in the first third of the page back; a swipe turns as a page.
    Item {
        id: presentTouch

        anchors.fill: parent
        enabled: !root.blank

        TapHandler {
            acceptedDevices: PointerDevice.TouchScreen
            onTapped: point => {
                const place = presentTouch.LayoutMirroring.enabled ? presentTouch.width - point.position.x : point.position.x;
                if (place < presentTouch.width / 3)
                    root.showing.back();
                else
                    root.showing.next();
            }
        }

        DragHandler {
            property real along: 0

            target: null
            acceptedDevices: PointerDevice.TouchScreen
            yAxis.enabled: false
            onTranslationChanged: if (active) along = translation.x
            onActiveChanged: {
                const way = presentTouch.LayoutMirroring.enabled ? -along : along;
                along = 0;
                if (active)
                    return;
                if (way < -presentTouch.width / 12)
                    root.showing.next();
                else if (way > presentTouch.width / 12)
                    root.showing.back();
            }
        }
    }

    Heading {
        id: title

        objectName: "presentTitle"
        anchors {
            left: parent.left; right: stage.left; top: parent.top; leftMargin: root.edge
            rightMargin: 24 * root.grow; topMargin: Math.round(22 * root.grow)
        }
        height: Math.round(Theme.presentTitle * 1.3 * root.grow)
        text: root.showing.title
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Math.round(Theme.presentTitle * root.grow)
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(24 * root.grow)
    }

    AppText {
        id: stage

        objectName: "presentStep"
        anchors { right: parent.right; verticalCenter: title.verticalCenter; rightMargin: root.edge }
        width: Math.round(300 * root.grow) // the title keeps its room
        text: root.showing.stepText
        horizontalAlignment: Text.AlignRight
        color: Theme.ink2
        font.pixelSize: Math.round(24 * root.grow)
    }

    Paragraph {
        id: subtitle

        objectName: "presentSubtitle"
        anchors {
            left: title.left; right: parent.right; top: title.bottom; rightMargin: root.edge
            topMargin: Math.round(6 * root.grow)
        }
        text: root.showing.subtitle
        font.pixelSize: Math.round(Theme.presentSmall * root.grow)
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(20 * root.grow)
        height: text === "" ? 0 : Math.round(Theme.presentSmall * 1.3 * root.grow) * (inOneLine.room * 24 / Theme.presentSmall > width ? 2 : 1)

        OneLine {
            id: inOneLine

            of: subtitle
        }
    }

    Item {
        id: slot

        objectName: "presentPlace"
        anchors {
            left: parent.left; right: parent.right; top: subtitle.bottom; bottom: sentence.top
            leftMargin: root.edge; rightMargin: root.edge
            topMargin: Math.round(12 * root.grow); bottomMargin: Math.round(6 * root.grow)
        }
    }

    /// What is said of a step, at the foot of the page: a letter beside its first line, a heading above it.
    Item {
        id: sentence

        /// Why a click did nothing: in the hot colour, without letter and heading.
        readonly property bool warning: root.message !== ""
        readonly property real lineHeight: said.contentHeight / Math.max(1, said.lineCount)
        readonly property real firstLine: height - said.contentHeight

        anchors {
            left: title.left; right: besideSentence.left; bottom: keys.top
            rightMargin: root.besideWidth > 0 ? Math.round(24 * root.grow) : 0; bottomMargin: Math.round(8 * root.grow)
        }
        height: root.sentenceLines === 0 ? 0 : Math.round(Theme.presentBody * root.grow * (root.sentenceLines * 1.25 + 0.1))

        OutcomeTag {
            id: tag

            objectName: "presentOutcome"
            y: Math.round(sentence.firstLine + (sentence.lineHeight - height) / 2)
            anchors.left: parent.left
            visible: outcome !== Outcome.Unknown && !sentence.warning
            outcome: root.outcome
            filled: true
            size: Math.round(52 * root.grow)
        }

        Title {
            id: headline

            objectName: "presentHeading"
            anchors { left: said.left; right: said.right }
            y: sentence.firstLine - height
            height: visible ? Math.round(Theme.presentSmall * 1.45 * root.grow) : 0
            visible: text !== "" && !sentence.warning && root.sentenceLines > 0
            text: root.heading
            font.pixelSize: Math.round(Theme.presentSmall * root.grow)
        }

        Announcement {
            id: said

            objectName: "presentText"
            anchors {
                fill: parent
                leftMargin: tag.visible ? tag.width + Math.round(18 * root.grow) : 0
            }
            topPadding: headline.height
            visible: root.sentenceLines > 0
            text: sentence.warning ? root.message : root.showing.sentence
            color: sentence.warning ? Theme.hot : Theme.ink
            font.pixelSize: Math.round(Theme.presentBody * root.grow)
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(24 * root.grow)
            verticalAlignment: Text.AlignBottom
        }
    }

    Item {
        id: besideSentence

        anchors { right: parent.right; top: sentence.top; bottom: sentence.bottom; rightMargin: root.edge }
        width: root.besideWidth
    }

    /// The keys of a projected page, which are buttons, too; what else may be done stands at the end of the line, or
    /// below it.
    Flow {
        id: keys

        anchors {
            left: title.left; right: parent.right; bottom: parent.bottom; rightMargin: root.edge - Math.round(12 * root.grow)
            leftMargin: -Math.round(12 * root.grow); bottomMargin: Math.round(8 * root.grow)
        }

        Row {
            id: steps

            PresentButton {
                objectName: "present_reveal"
                grow: root.grow
                //: a button with its key, Space: to the next step
                text: qsTr("Space: next")
                enabled: root.canNext
                onClicked: root.showing.next()
            }

            PresentButton {
                objectName: "present_hide"
                grow: root.grow
                //: a button with its key, Backspace: one step back
                text: qsTr("Backspace: back")
                enabled: root.showing.step > 0
                onClicked: root.showing.back()
            }

            PresentButton {
                objectName: "present_blank"
                grow: root.grow
                //: a button with its key, B: makes the screen of the class blank
                text: qsTr("B: blank")
                onClicked: root.blank = true
            }

            PresentButton {
                objectName: "present_leave"
                grow: root.grow
                //: a button with its key, Esc: ends the presentation
                text: qsTr("Esc: leave")
                onClicked: root.leaveAsked()
            }
        }

        Item {
            width: Math.max(0, keys.width - steps.width - rest.width)
            height: 1
            visible: width > 0
        }

        Row {
            id: rest

            Row {
                id: others
            }

            PresentButton {
                objectName: "present_teacher"
                grow: root.grow
                //: a button with its key, T: opens the window for the teacher
                text: qsTr("T: teacher")
                onClicked: root.teacherAsked()
            }
        }
    }

    BlankScreen {
        objectName: "blankScreen"
        anchors.fill: parent
        blank: root.blank
        z: 10
        onLit: root.blank = false
    }
}
