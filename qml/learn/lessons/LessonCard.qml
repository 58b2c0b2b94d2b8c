// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A lesson of the list: its number, what it is about, and how far one is.
PlainButton {
    id: root

    required property string lessonId
    required property int number
    required property string title
    required property string about
    required property int minutes
    required property int steps
    required property int visited
    required property bool done
    required property int rightAnswers
    required property int questions
    required property int answered
    required property bool own
    required property string file
    required property bool checking
    required property string problem
    readonly property bool broken: problem !== ""
    //: of a lesson: the program checks whether what it says is true
    readonly property string stateText: broken ? problem : checking ? qsTr("Being checked\u2026")
        //: of a lesson: how many questions were right at the first try, and how many there are
        : done ? (questions > 0 ? qsTr("Done, %1 of %2 right first time").arg(rightAnswers).arg(questions) : /*: of a lesson, not a button: it was worked through */ qsTr("Done"))
        //: of a lesson: how many questions were answered, and how many there are
        : visited > 0 && visited === steps ? qsTr("Seen, %1 of %2 answered").arg(answered).arg(questions)
        //: of a lesson: how many steps were seen, and how many there are
        : visited > 0 ? qsTr("%1 of %2 steps").arg(visited).arg(steps) : qsTr("about %1 minutes").arg(minutes)

    objectName: "lesson_" + (lessonId !== "" ? lessonId : file)
    implicitHeight: words.implicitHeight + foot.height + Theme.unit * 10
    padding: Theme.unit * 4
    enabled: !checking
    focusPolicy: Qt.StrongFocus
    text: title
    //: read aloud: the number of a lesson that one wrote oneself, and its title
    Accessible.name: number === 0 ? title : own ? qsTr("Your lesson %1: %2").arg(number).arg(title) : /*: read aloud: the number of a lesson, and its title */ qsTr("Lesson %1: %2").arg(number).arg(title)
    //: read aloud: what a lesson is about, and how far it is done
    Accessible.description: broken ? problem : qsTr("%1 %2").arg(about).arg(stateText)

    Disc {
        id: sign

        anchors { left: parent.left; top: parent.top; margins: root.padding }
        width: Math.round(36 * Theme.scale)
        color: root.broken ? Theme.hotTint : root.done ? Theme.accent : Theme.accentTint

        SilentText {
            anchors.centerIn: parent
            text: root.broken ? "!" : root.done ? "\u2713" : Settings.numeral(root.number)
            color: root.broken ? Theme.hot : root.done ? Theme.onFilled : Theme.accent
            font.weight: Font.Bold
        }
    }

    Column {
        id: words

        anchors { left: sign.right; right: parent.right; top: parent.top; margins: root.padding; leftMargin: Theme.unit * 3 }
        spacing: Theme.unit

        WrappedText {
            text: root.title
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Paragraph {
            visible: text !== ""
            text: root.about
            lineHeight: 1.15
            Accessible.ignored: true
        }
    }

    Column {
        id: foot

        anchors { left: words.left; right: words.right; bottom: parent.bottom; bottomMargin: root.padding }
        spacing: Theme.unit * 1.5

        WrappedText {
            text: root.stateText
            color: root.broken ? Theme.hot : root.visited > 0 ? Theme.accent : Theme.ink3
            font.pixelSize: Theme.small
            font.weight: root.visited > 0 && !root.broken ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }

        Lazy {
            wanted: !root.broken && root.visited > 0

            Rectangle {
                width: foot.width
                height: 4
                radius: 2
                color: Theme.line

                Rectangle {
                    anchors.left: parent.left
                    width: parent.width * Math.min(1, root.visited / Math.max(1, root.steps))
                    height: parent.height
                    radius: 2
                    color: Theme.accent
                }
            }
        }
    }

    background: Backdrop {
        radius: Theme.cardRadius
        color: Theme.surface
        border.width: 1
        border.color: root.broken ? Theme.hot : root.hovered ? Theme.ink3 : Theme.line
        ringed: root.visualFocus
        ringRadius: Theme.cardRadius + 3
    }
}
