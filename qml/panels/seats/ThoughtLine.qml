// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Made while the computer's turn waits for the analysis: how far that is, what it takes, and Cancel, after
/// which the computer plays what it sees. Only the words change, not their place.
Item {
    id: root

    required property Session session
    readonly property Analyst analyst: session.analyst
    /// A thought of an instant is not worth a word.
    property bool shown: false
    //: the program works out who wins
    readonly property string done: analyst.progressText === "" ? qsTr("Solving\u2026")
        //: the program works out who wins; how far it is, such as "40%"
        : analyst.timeLeftText === "" ? qsTr("Solving: %1").arg(analyst.progressText)
        : qsTr("Solving: %1 \u00b7 %2", "part done, time left").arg(analyst.progressText).arg(analyst.timeLeftText)
    readonly property bool asking: analyst.askText !== ""
    readonly property string words: asking ? analyst.askText : analyst.needText === "" ? done
        : qsTr("%1 \u00b7 %2", "part done and time left, memory").arg(done).arg(analyst.needText)

    Timer {
        interval: 700
        running: true
        onTriggered: root.shown = true
    }

    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        width: Math.min(Math.round(640 * Theme.scale), root.width - Theme.unit * 12)
        height: Math.max(root.height, label.implicitHeight + Theme.unit * 3) // a second line goes upward
        visible: root.shown
        radius: Theme.radius
        color: Theme.surface2

        Paragraph {
            id: label

            objectName: "thoughtText"
            anchors {
                left: parent.left; right: root.asking ? question.left : cancel.left; verticalCenter: parent.verticalCenter
                leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4
            }
            text: root.session.note !== "" ? root.session.note : root.words
            elide: Text.ElideRight
            maximumLineCount: 3
        }

        TableQuestion {
            id: question

            anchors { right: parent.right; rightMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
            visible: root.asking
            analyst: root.analyst
        }

        AppButton {
            id: cancel

            objectName: "button_cancelThought"
            anchors { right: parent.right; rightMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
            visible: !root.asking
            look: AppButton.Look.Link
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
