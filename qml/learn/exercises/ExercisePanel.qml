// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Beside the board of an exercise: what is asked, the answer, what is said of it, and where to go on.
FocusScope {
    id: root

    required property ExerciseModel exercise
    property bool large: false
    /// A side of the page instead of a card.
    property bool flush: false
    /// Which of how many; 0 for exercises without end.
    property int numbered: 0
    property int count: 0
    property bool complete: false
    property int rightOnes: 0
    /// Whoever presents goes on by other means.
    property bool presented: false

    /// How high it may be; for a class, who cannot scroll, it is made to fit.
    property real room: height
    /// 1: without the rule, and smaller; 2: broader; 3: without the question once it is answered; from
    /// 4 on without the first reasons.
    property int tightness: 0
    readonly property alias unsettled: fitting.unsettled

    readonly property alias answerItem: answer
    readonly property int phase: exercise.phase
    readonly property bool open: phase === ExerciseModel.Asked || (phase === ExerciseModel.Wrong && exercise.retriable)
    readonly property int textSize: large ? Theme.presentSmall : Theme.body
    readonly property real spacing: Theme.unit * (!large || tightness > 0 ? 4 : 6)
    /// What stands below the text and stays in sight.
    readonly property real below: buttons.visible && buttons.implicitHeight > 0 ? buttons.implicitHeight + spacing : 0
    readonly property real padding: Theme.unit * (!large || tightness > 0 ? 5 : 8)

    signal goOn()
    signal restarted()
    signal openAsked(notation: string)

    function takeKeyboard() {
        if (open)
            answer.takeKeyboard();
        else if (buttons.nextShown)
            next.forceActiveFocus();
    }

    function loosen() { fitting.again(); }

    implicitHeight: cards.implicitHeight + below + padding * 2

    Fitting {
        id: fitting

        item: root
        room: root.large ? root.room : 0

        function loosen() { root.tightness = 0; }

        function tighten(): bool {
            if (root.tightness >= 3 + root.exercise.reasons.length)
                return false;
            ++root.tightness;
            return true;
        }
    }

    Surface {
        anchors { fill: parent; margins: root.flush ? -1 : 0 } // a line only where the board is
        radius: root.flush ? 0 : Theme.cardRadius
    }

    ScrollArea {
        id: scroll

        objectName: "exercisePanel"
        anchors {
            left: parent.left; right: parent.right; top: parent.top
            leftMargin: root.padding; rightMargin: Theme.unit; topMargin: root.padding
        }
        height: Math.min(cards.implicitHeight, root.height - root.below - root.padding * 2)
        contentHeight: cards.implicitHeight
        clip: contentHeight > height

        Column {
            id: cards

            x: LayoutMirroring.enabled ? scroll.width - width : 0
            width: scroll.width - root.padding + Theme.unit
            spacing: root.spacing

            AppText {
                objectName: "exerciseNumber"
                width: parent.width
                visible: root.count > 0 && (root.tightness < 3 || root.exercise.verdict === "")
                //: the number of this exercise, such as 3, and how many there are, such as 10
                text: qsTr("Exercise %1 of %2").arg(root.numbered).arg(root.count)
                color: Theme.ink3
                font.pixelSize: root.large ? Theme.presentSmall : Theme.small
            }

            Column {
                width: parent.width
                visible: !root.complete
                spacing: Theme.unit * (root.large ? 4 : 2)

                Heading {
                    objectName: "exerciseTask"
                    visible: text !== "" && (root.tightness < 3 || root.exercise.verdict === "")
                    text: root.exercise.task
                    font.pixelSize: !root.large ? Theme.title : root.tightness > 0 ? Theme.presentSmall : Theme.presentBody
                }

                Paragraph {
                    objectName: "exerciseSetting"
                    visible: text !== "" && root.tightness === 0
                    text: root.exercise.setting
                    font.pixelSize: root.textSize
                }
            }

            ExerciseAnswer {
                id: answer

                width: parent.width
                visible: root.open && !root.complete && !root.presented
                focus: true
                exercise: root.exercise
                large: root.large
                tight: root.tightness > 0
            }

            Lazy {
                wanted: !root.complete && root.exercise.verdict !== ""

                /// What is said of an answer: right or wrong, and why.
                Column {
                    id: feedback

                    readonly property bool tight: root.tightness > 0
                    readonly property bool isRight: root.exercise.phase === ExerciseModel.Right
                    readonly property bool isWrong: root.exercise.phase === ExerciseModel.Wrong

                    width: cards.width
                    objectName: "exerciseFeedback"
                    spacing: Theme.unit * (root.large && !tight ? 5 : 3)

                    Rectangle {
                        width: parent.width
                        implicitHeight: Math.max(sign.height, words.implicitHeight) + Theme.unit * (feedback.tight ? 3 : 6)
                        radius: Theme.cardRadius
                        color: feedback.isRight ? Theme.coldTint : feedback.isWrong ? Theme.hotTint : Theme.accentTint

                        SilentText {
                            id: sign

                            anchors { left: parent.left; leftMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
                            width: visible ? Math.round(root.textSize * 1.6) : 0
                            visible: feedback.isRight || feedback.isWrong
                            text: feedback.isRight ? "✓" : "✗"
                            color: feedback.isRight ? Theme.cold : Theme.hot
                            font.pixelSize: Math.round(root.textSize * 1.5)
                            font.weight: Font.Bold
                        }

                        Announcement {
                            id: words

                            objectName: "exerciseVerdict"
                            anchors {
                                left: sign.right; right: parent.right; verticalCenter: parent.verticalCenter
                                leftMargin: Theme.unit; rightMargin: Theme.unit * 4
                            }
                            text: root.exercise.verdict
                            font.pixelSize: root.textSize
                            font.weight: Font.DemiBold
                        }
                    }

                    Item { // for a class the table is only scaled
                        width: parent.width
                        height: table.height * table.scale
                        visible: root.exercise.table.columns.length > 0

                        NimSumTable {
                            id: table

                            objectName: "exerciseTable"
                            width: parent.width / scale
                            scale: root.large ? Theme.presentSmall / Theme.small : 1
                            transformOrigin: Item.TopLeft
                            table: root.exercise.table
                            rowHeight: Math.round((feedback.tight ? 19 : root.large ? 24 : 33) * Theme.scale)
                        }
                    }

                    Repeater {
                        id: reasons

                        model: root.exercise.reasons

                        Paragraph {
                            required property int index
                            required property string modelData

                            width: feedback.width
                            visible: index >= Math.min(root.tightness - 3, reasons.count - 1) // the first ones are general
                            text: modelData
                            font.pixelSize: root.textSize
                        }
                    }
                }
            }

            Lazy {
                wanted: root.complete

                Rectangle {
                    width: cards.width
                    implicitHeight: result.implicitHeight + Theme.unit * 10
                    radius: Theme.cardRadius
                    color: Theme.accentTint

                    Announcement {
                        id: result

                        objectName: "exerciseResult"
                        anchors { left: parent.left; right: parent.right; margins: Theme.unit * 5; verticalCenter: parent.verticalCenter }
                        //: how many exercises were right at the first try, such as 7, and how many there were,
                        //: such as 10
                        text: qsTr("Done: %1 of %2 right first time.").arg(root.rightOnes).arg(root.count)
                        font.pixelSize: root.large ? Theme.presentSmall : Theme.large
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
    }

    /// How an exercise goes on: try again, show the answer, the next one.
    Flow {
        id: buttons

        readonly property bool nextShown: !root.complete && !root.open && root.phase !== ExerciseModel.Making
        readonly property real buttonHeight: Math.max(Theme.controlHeight, Math.round(root.textSize * 2))

        anchors {
            left: parent.left; right: parent.right; top: scroll.bottom; topMargin: root.spacing
            leftMargin: root.padding; rightMargin: root.padding
        }
        visible: !root.presented
        spacing: Theme.unit * 3

        PrimaryButton {
            id: next

            objectName: "button_nextExercise"
            visible: buttons.nextShown
            //: a button, a verb: ends the last exercise
            text: root.count > 0 && root.numbered === root.count ? qsTr("Finish") : root.phase === ExerciseModel.None ? qsTr("Try another one") : /*: a button */ qsTr("Next exercise")
            textSize: root.textSize
            implicitHeight: buttons.buttonHeight
            onClicked: root.goOn()
        }

        PrimaryButton {
            objectName: "button_tryAgain"
            visible: !root.complete && root.phase === ExerciseModel.Wrong && root.exercise.retriable
            //: a button: answers the same exercise once more
            text: qsTr("Try again")
            textSize: root.textSize
            implicitHeight: buttons.buttonHeight
            onClicked: root.exercise.tryAgain()
        }

        AppButton {
            objectName: "button_showAnswer"
            visible: !root.complete && root.open
            text: qsTr("Show the answer")
            textSize: root.textSize
            implicitHeight: buttons.buttonHeight
            onClicked: root.exercise.tell()
        }

        AppButton {
            objectName: "button_onceMore"
            visible: root.complete
            //: a button: begins the exercises again from the first one
            text: qsTr("Once more")
            textSize: root.textSize
            implicitHeight: buttons.buttonHeight
            onClicked: root.restarted()
        }

        AppButton {
            objectName: "button_exploreExercise"
            visible: buttons.nextShown && root.exercise.hasBoard && !root.large
            //: a button: opens the position of the exercise with its analysis
            text: qsTr("Explore it")
            tip: qsTr("Opens the position with everything known about it")
            textSize: root.textSize
            implicitHeight: buttons.buttonHeight
            onClicked: root.openAsked(root.exercise.notation)
        }
    }
}
