// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The course in order, what to go on with, and one's own lessons.
Item {
    id: root

    required property LessonList list
    /// Why a lesson could not be opened.
    property string problem
    readonly property int nextRow: list.nextRow

    signal chosen(id: string)
    /// A lesson of one's own is to be made, or one of the folder to be edited.
    signal newAsked()
    /// The guide for teachers is to be read.
    signal guideAsked()
    signal editAsked(file: string)

    /// Of the lesson to go on with.
    function next(role: int): var {
        return list.data(list.index(nextRow, 0), role);
    }

    /// A lesson of the list: its number, what it is about, and how far one is.
    component LessonCard: PlainButton {
        id: lessonCard

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

            anchors { left: parent.left; top: parent.top; margins: lessonCard.padding }
            width: Math.round(36 * Theme.scale)
            color: lessonCard.broken ? Theme.hotTint : lessonCard.done ? Theme.accent : Theme.accentTint

            SilentText {
                anchors.centerIn: parent
                text: lessonCard.broken ? "!" : lessonCard.done ? "\u2713" : Settings.numeral(lessonCard.number)
                color: lessonCard.broken ? Theme.hot : lessonCard.done ? Theme.onFilled : Theme.accent
                font.weight: Font.Bold
            }
        }

        Column {
            id: words

            anchors { left: sign.right; right: parent.right; top: parent.top; margins: lessonCard.padding; leftMargin: Theme.unit * 3 }
            spacing: Theme.unit

            WrappedText {
                text: lessonCard.title
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            Paragraph {
                visible: text !== ""
                text: lessonCard.about
                lineHeight: 1.15
                Accessible.ignored: true
            }
        }

        Column {
            id: foot

            anchors { left: words.left; right: words.right; bottom: parent.bottom; bottomMargin: lessonCard.padding }
            spacing: Theme.unit * 1.5

            WrappedText {
                text: lessonCard.stateText
                color: lessonCard.broken ? Theme.hot : lessonCard.visited > 0 ? Theme.accent : Theme.ink3
                font.pixelSize: Theme.small
                font.weight: lessonCard.visited > 0 && !lessonCard.broken ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }

            Lazy {
                wanted: !lessonCard.broken && lessonCard.visited > 0

                Rectangle {
                    width: foot.width
                    height: 4
                    radius: 2
                    color: Theme.line

                    Rectangle {
                        anchors.left: parent.left
                        width: parent.width * Math.min(1, lessonCard.visited / Math.max(1, lessonCard.steps))
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
            border.color: lessonCard.broken ? Theme.hot : lessonCard.hovered ? Theme.ink3 : Theme.line
            ringed: lessonCard.visualFocus
            ringRadius: Theme.cardRadius + 3
        }
    }

    ReadingArea {
        id: scroll

        anchors.fill: parent
        widest: Math.round(1240 * Theme.scale)
        gap: Theme.unit * 7

        Complaint {
            objectName: "lessonProblem"
            text: root.problem
        }

        ContinueCard {
            objectName: "continueLesson"
            width: parent.width
            visible: root.nextRow >= 0
            title: root.nextRow >= 0 ? root.next(LessonList.TitleRole) : ""
            detail: root.nextRow < 0 ? ""
                : root.next(LessonList.VisitedRole) === root.next(LessonList.StepsRole)
                //: of the lesson to go on with: how many questions were answered, and how many there are
                ? qsTr("%1 of %2 answered").arg(root.next(LessonList.AnsweredRole)).arg(root.next(LessonList.QuestionsRole))
                : root.next(LessonList.VisitedRole) > 0
                //: of the lesson to go on with: how many steps were seen, and how many there are
                ? qsTr("%1 of %2 steps").arg(root.next(LessonList.VisitedRole)).arg(root.next(LessonList.StepsRole)) : qsTr("the next lesson")
            onContinueAsked: root.chosen(root.list.idAt(root.nextRow))
        }

        Repeater {
            model: root.list.groups

            /// A heading of the course, or that of one's own lessons, and its cards in columns of even rows.
            Column {
                id: cards

                required property string modelData
                required property int index
                /// For the teacher, where it is seen at once.
                readonly property bool first: index === 0
                readonly property bool own: modelData === "own"
                /// Counts the cards made: each may make its row higher.
                property int made: 0

                width: scroll.column.width
                spacing: Theme.unit * 3

                LessonGroup {
                    id: lessons

                    list: root.list
                    group: cards.modelData
                }

                Item {
                    width: parent.width
                    height: Math.max(heading.implicitHeight, slot.height)

                    Heading {
                        id: heading

                        anchors { left: parent.left; right: slot.left; rightMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
                        text: root.list.groupTitle(cards.modelData)
                        font.pixelSize: Theme.large
                    }

                    Row {
                        id: slot

                        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                        spacing: Theme.unit * 4

                        AppText {
                            visible: lessons.done > 0 && !cards.own
                            anchors.verticalCenter: slot.verticalCenter
                            //: how many lessons were worked through, and how many there are
                            text: qsTr("%1 of %2 done").arg(lessons.done).arg(lessons.count)
                            color: Theme.ink2
                        }

                        Row {
                            spacing: Theme.unit * 3

                            Lazy {
                                wanted: cards.first

                                AppButton {
                                    objectName: "button_guide"
                                    //: a button: opens the advice for teachers
                                    text: qsTr("Teaching guide")
                                    onClicked: root.guideAsked()
                                }
                            }

                            Lazy {
                                wanted: cards.first || cards.own

                                AppButton {
                                    objectName: cards.first ? "button_newLesson" : "button_newOwnLesson"
                                    text: qsTr("Make a lesson")
                                    onClicked: root.newAsked()
                                }
                            }

                            Lazy {
                                wanted: cards.own

                                AppButton {
                                    objectName: "button_lessonFolder"
                                    text: qsTr("Open the folder")
                                    onClicked: Qt.openUrlExternally(root.list.makeFolder())
                                }
                            }
                        }
                    }
                }

                Paragraph {
                    visible: cards.own
                    text: qsTr("Lesson files ending in .grundylesson in %1 appear here. Each is checked first, and any mistake is shown with its place.").arg(root.list.folder)
                }

                Grid {
                    id: grid

                    width: parent.width
                    columns: Math.max(1, Math.min(3, Math.floor((width + spacing) / (Math.round(300 * Math.min(1.5, Theme.scale)) + spacing))))
                    spacing: Theme.unit * 4

                    Repeater {
                        id: entries

                        model: lessons
                        onItemAdded: ++cards.made

                        LessonCard {
                            id: card

                            required property int index
                            /// Cards of one row are equally high.
                            readonly property int first: index - index % grid.columns

                            width: (grid.width - grid.spacing * (grid.columns - 1)) / grid.columns
                            height: {
                                let most = implicitHeight;
                                for (let i = first; cards.made > 0 && i < first + grid.columns; ++i)
                                    most = Math.max(most, entries.itemAt(i)?.implicitHeight ?? 0);
                                return most;
                            }
                            onClicked: {
                                if (broken)
                                    root.editAsked(root.list.folder + "/" + file);
                                else
                                    root.chosen(lessonId);
                            }
                            onActiveFocusChanged: if (activeFocus) scroll.reveal(card)
                        }
                    }
                }
            }
        }
    }
}
