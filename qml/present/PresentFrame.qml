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
    property alias buttons: keys.extras
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
            onTranslationChanged: {
                if (active)
                    along = translation.x;
            }
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

    PresentSentence {
        id: sentence

        anchors {
            left: title.left; right: besideSentence.left; bottom: keys.top
            rightMargin: root.besideWidth > 0 ? Math.round(24 * root.grow) : 0; bottomMargin: Math.round(8 * root.grow)
        }
        text: root.message !== "" ? root.message : root.showing.sentence
        warning: root.message !== ""
        heading: root.heading
        outcome: root.outcome
        lines: root.sentenceLines
        grow: root.grow
    }

    Item {
        id: besideSentence

        anchors { right: parent.right; top: sentence.top; bottom: sentence.bottom; rightMargin: root.edge }
        width: root.besideWidth
    }

    PresentKeyRow {
        id: keys

        anchors {
            left: title.left; right: parent.right; bottom: parent.bottom; rightMargin: root.edge - Math.round(12 * root.grow)
            leftMargin: -Math.round(12 * root.grow); bottomMargin: Math.round(8 * root.grow)
        }
        showing: root.showing
        grow: root.grow
        canNext: root.canNext
        onBlankAsked: root.blank = true
        onLeaveAsked: root.leaveAsked()
        onTeacherAsked: root.teacherAsked()
    }

    BlankScreen {
        objectName: "blankScreen"
        anchors.fill: parent
        blank: root.blank
        z: 10
        onLit: root.blank = false
    }
}
