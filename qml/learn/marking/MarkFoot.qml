// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What the last check said, and what can be done with the marks: beside each other for a class, where height
/// is scarce.
Item {
    id: root

    required property MarkingModel marking
    property bool large: false
    /// What the position pointed at can lead to besides; said while there is nothing else to say.
    property string given: ""
    readonly property bool guided: marking.guided

    signal answered(mark: string)
    /// The program is to show the next one.
    signal nextAsked()

    readonly property real buttonHeight: large ? Theme.presentSmall * 2 : Theme.controlHeight
    readonly property int textSize: large ? Theme.presentSmall : Theme.large

    readonly property bool beside: large && width > textSize * 44
    readonly property real gap: Theme.unit * 3

    component FootButton: AppButton {
        focusPolicy: Qt.TabFocus // the keys stay with the board
        height: root.buttonHeight
        textSize: root.large ? Theme.presentSmall : Theme.body
    }

    implicitHeight: beside ? Math.max(said.height, buttons.height) : said.height + gap + buttons.height

    Rectangle {
        id: said

        anchors.right: parent.right
        width: root.beside ? parent.width - buttons.wanted - root.gap * 2 : parent.width
        // What is said of the position pointed at has two lines, always: the board above, and with it what is said, would
        // follow a height of its own.
        height: Math.max(Math.ceil(lines.lineSpacing * 2), words.told ? 0 : Math.ceil(words.implicitHeight)) + Theme.unit * 4
        radius: Theme.cardRadius
        color: root.marking.sentence === "" ? "transparent" : root.marking.right ? Theme.coldTint : Theme.accentTint

        FontMetrics {
            id: lines

            font: words.font
        }

        Announcement {
            id: words

            readonly property bool told: root.marking.problem === "" && root.marking.keepProblem === "" && root.marking.sentence === ""

            objectName: "markSentence"
            anchors {
                left: parent.left; right: parent.right; leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4
                verticalCenter: parent.verticalCenter
            }
            text: root.marking.problem !== "" ? root.marking.problem
                : root.marking.keepProblem !== "" ? root.marking.keepProblem
                : root.marking.sentence !== "" ? root.marking.sentence
                : root.given !== "" ? root.given
                : root.guided ? ""
                : qsTr("Mark P where the player who has just moved wins, N where the next player wins.")
            color: root.marking.problem !== "" || root.marking.keepProblem !== "" ? Theme.hot
                : root.marking.sentence === "" ? Theme.ink2 : Theme.ink
            font.pixelSize: root.textSize
            elide: told ? Text.ElideRight : Text.ElideNone // pointing moves nothing either
            maximumLineCount: told ? 2 : 100
        }
    }

    Flow {
        id: buttons

        readonly property real wanted: check.width + undo.width + clear.width + blanks.implicitWidth + spacing * 3

        anchors.left: parent.left
        y: root.beside ? (parent.height - height) / 2 : said.height + root.gap
        width: root.beside ? Math.ceil(wanted) : parent.width
        spacing: root.gap

        Row {
            id: answers

            visible: root.guided
            spacing: Theme.unit

            Repeater {
                model: root.guided ? Array.from(root.marking.answers) : []

                FootButton {
                    required property string modelData

                    objectName: "answer_" + modelData
                    text: Settings.numeral(modelData)
                    //: read aloud: a button that answers P, N or a number
                    Accessible.name: qsTr("Answer %1").arg(text)
                    onClicked: root.answered(modelData)
                }
            }
        }

        FootButton {
            objectName: "button_markNext"
            visible: root.guided
            text: qsTr("Show me the next one")
            tip: qsTr("What the program shows counts as watched, not as answered")
            enabled: root.marking.count > 0 && !root.marking.right
            onClicked: root.nextAsked()
        }

        FootButton {
            id: check

            objectName: "button_check"
            look: AppButton.Look.Primary
            //: a button: are my letters right?
            text: qsTr("Check")
            tip: qsTr("Points to the first contradiction (C)")
            visible: !root.guided
            enabled: root.marking.count > 0
            onClicked: root.marking.check()
        }

        FootButton {
            id: undo

            objectName: "button_markUndo"
            iconName: "undo"
            //: a button: takes the last letter back
            text: qsTr("Undo")
            enabled: root.marking.canUndo
            onClicked: root.marking.undo()
        }

        FootButton {
            id: clear

            objectName: "button_clear"
            //: a button: takes all letters away
            text: qsTr("Clear all")
            enabled: root.marking.count > 0
            onClicked: root.marking.clear()
        }

        AppText {
            id: blanks

            objectName: "markBlanks"
            height: root.buttonHeight
            visible: root.marking.count > 0
            text: root.guided && root.marking.told > 0 ? qsTr("shown to you: %L1").arg(root.marking.told)
                : root.marking.blanks > 0 ? qsTr("still blank: %L1").arg(root.marking.blanks) : /*: every position of the table has its letter */ qsTr("none blank")
            color: Theme.ink2
            font.pixelSize: root.large ? Theme.presentSmall : Theme.body
            verticalAlignment: Text.AlignVCenter
        }
    }
}
