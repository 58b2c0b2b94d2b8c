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

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.unit * 12
        clip: true

        Column {
            id: column

            x: Math.max(Theme.unit * 6, (scroll.width - width) / 2)
            y: Theme.unit * 5
            width: Math.min(scroll.width - Theme.unit * 12, Math.round(1240 * Theme.scale))
            spacing: Theme.unit * 7

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

                    width: column.width
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
                                        most = Math.max(most, (entries.itemAt(i) as LessonCard)?.implicitHeight ?? 0);
                                    return most;
                                }
                                onClicked: {
                                    if (broken)
                                        root.editAsked(root.list.folder + "/" + file);
                                    else
                                        root.chosen(lessonId);
                                }
                                onActiveFocusChanged: {
                                    if (activeFocus)
                                        scroll.reveal(card);
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
