// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// For pupils and teachers: lessons, practice, marking by oneself, worksheets, who learns.
LearnPlace {
    id: root

    /// The page that is open.
    readonly property var page: [lessons, practice, mark, worksheets, pupils][tab].made
    readonly property bool low: height < 480 * Theme.scale
    /// Who learns matters here, and nobody said yet who it is. What was asked for by name is not hidden behind that.
    readonly property bool asking: thePupils.asking && tab !== LearnTab.Pupils && tab !== LearnTab.Worksheets
    readonly property bool called: tab === LearnTab.Lessons && ((lessons.made as LessonsTab)?.called ?? false)
    /// The question is asked all the same.
    property bool askedAgain: false
    /// On a second screen a class may read what stands here.
    property bool namesShown: false
    readonly property bool veiled: thePupils.asking && !namesShown && Application.screens.length > 1
    /// In a low window an open lesson has all of it; its own head leads back to the others.
    readonly property bool lessonOnly: low && tab === LearnTab.Lessons && (lessonShow?.opened ?? false)

    function openLesson(which: string): string {
        tab = LearnTab.Lessons;
        return (lessons.made as LessonsTab)?.openLesson(which) ?? "";
    }

    function addToLesson(notation: string) {
        tab = LearnTab.Lessons;
        (lessons.made as LessonsTab)?.addPosition(notation);
    }

    function openWorksheet(notation: string) {
        tab = LearnTab.Worksheets;
        (worksheets.made as WorksheetsTab)?.sheet.takeRules(notation);
    }

    lessonShow: (lessons.made as LessonsTab)?.show ?? null
    settled: page?.settled ?? true
    learner: thePupils.learner
    onAskingChanged: askedAgain = false

    /// An answer to "Who is learning?": nobody of them.
    component TeachButton: AppButton {
        //: a button: who sits at the computer is the teacher, no pupil
        text: qsTr("I teach")
        onClicked: thePupils.choose("")
    }

    Pupils {
        id: thePupils

        onForgotten: {
            (lessons.made as LessonsTab)?.list.readProgress();
            (practice.made as PracticeTab)?.practice.readAgain();
            (mark.made as MarkTab)?.marking.readAgain();
        }
    }

    /// The head of Learn: its name and its pages.
    HeadBar {
        id: head

        /// In the order of LearnTab.
        readonly property list<string> tabIds: ["lessons", "practice", "mark", "worksheets", "pupils"]
        //: a page of Learn, a noun
        readonly property list<string> tabLabels: [qsTr("Lessons"), /*: a page of Learn, a noun: exercises that adapt to the pupil */ qsTr("Practice"), qsTr("Mark it yourself"), /*: a page of Learn */ qsTr("Worksheets"), /*: a page of Learn */ qsTr("Pupils")]
        /// Title and pages on one line, on two, or the pages as one box.
        readonly property bool oneLine: width > tabs.implicitWidth + title.implicitWidth + Theme.unit * 18
        readonly property bool boxed: width < tabs.implicitWidth + Theme.unit * 12
        readonly property bool titled: oneLine || !root.low
        /// Where the pages begin that have a line of their own.
        readonly property real below: titled ? lineHeight - Theme.unit : Theme.unit * 3
        readonly property real lineHeight: Math.round(72 * Math.max(1, Theme.scale * 0.95))

        anchors { left: parent.left; right: parent.right; top: parent.top }
        visible: !root.lessonOnly
        implicitHeight: (titled ? lineHeight : Theme.unit * 3) + (oneLine ? 0 : (boxed ? box.implicitHeight : tabs.implicitHeight) + Theme.unit * 3)

        Title {
            id: title

            objectName: "learnTitle"
            anchors { left: parent.left; leftMargin: Theme.unit * 6 }
            visible: head.titled
            height: head.lineHeight
            //: a heading, a verb: the part of the program with lessons and exercises
            text: thePupils.currentName === "" ? qsTr("Learn") : qsTr("Learn: %1", "a pupil").arg(thePupils.currentName)
            width: Math.min(implicitWidth, head.width - Theme.unit * 12)
            verticalAlignment: Text.AlignVCenter
        }

        Segmented {
            id: tabs

            anchors {
                left: head.oneLine ? undefined : parent.left; right: head.oneLine ? parent.right : undefined
                leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6
            }
            y: head.oneLine ? (head.lineHeight - height) / 2 : head.below
            visible: head.oneLine || !head.boxed
            sidePadding: Theme.unit * 3
            name: qsTr("Page of Learn")
            namePrefix: "learn_"
            ids: head.tabIds
            labels: head.tabLabels
            current: head.tabIds[root.tab]
            onChosen: id => root.tab = head.tabIds.indexOf(id)
        }

        ChoiceBox {
            id: box

            objectName: "learnTabs"
            anchors { left: parent.left; leftMargin: Theme.unit * 6 }
            y: head.below
            visible: !head.oneLine && head.boxed
            name: qsTr("Page of Learn")
            ids: head.tabIds
            labels: head.tabLabels
            current: head.tabIds[root.tab]
            onChosen: id => root.tab = head.tabIds.indexOf(id)
        }
    }

    WideFlow {
        id: question

        anchors { left: parent.left; right: parent.right; top: root.lessonOnly ? parent.top : head.bottom; margins: Theme.unit * 2 }
        visible: root.asking && root.called

        AppButton {
            objectName: "button_askPupil"
            iconName: "people"
            text: qsTr("Who is learning?")
            onClicked: root.askedAgain = true
        }

        TeachButton {
            objectName: "button_teachHere"
        }
    }

    Item {
        anchors {
            left: parent.left; right: parent.right; bottom: parent.bottom
            top: question.visible ? question.bottom : root.lessonOnly ? parent.top : head.bottom
            topMargin: question.visible ? Theme.unit * 2 : 0
        }

        KeptPage {
            id: lessons

            open: root.tab === LearnTab.Lessons

            LessonsTab {
                objectName: "page_lessons"
                anchors.fill: parent
                shown: root.visible && root.tab === LearnTab.Lessons
                learner: thePupils.learner
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
                onPresentAsked: root.presentAsked()
            }
        }

        KeptPage {
            id: practice

            open: root.tab === LearnTab.Practice

            PracticeTab {
                objectName: "page_practice"
                anchors.fill: parent
                shown: root.visible && root.tab === LearnTab.Practice
                learner: thePupils.learner
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        KeptPage {
            id: mark

            open: root.tab === LearnTab.Mark

            MarkTab {
                objectName: "page_mark"
                anchors.fill: parent
                shown: root.visible && root.tab === LearnTab.Mark
                learner: thePupils.learner
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        KeptPage {
            id: worksheets

            open: root.tab === LearnTab.Worksheets

            WorksheetsTab {
                objectName: "page_worksheets"
                anchors.fill: parent
                shown: root.visible && root.tab === LearnTab.Worksheets
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        KeptPage {
            id: pupils

            open: root.tab === LearnTab.Pupils

            PupilsTab {
                objectName: "page_pupils"
                anchors.fill: parent
                shown: root.visible && root.tab === LearnTab.Pupils
                session: root.session
                pupils: thePupils
                veiled: root.veiled
                onNamesAsked: root.namesShown = true
            }
        }
    }

    Lazy {
        wanted: root.asking && (!root.called || root.askedAgain)

        /// At the start of Learn, where there are names: who is it?
        FocusScope {
            readonly property bool veiled: root.veiled

            function takeKeyboard() {
                (veiled ? unveil : names.itemAt(0))?.forceActiveFocus();
            }

            objectName: "pupilChoice"
            anchors.fill: parent
            focus: true
            Accessible.role: Accessible.Grouping
            Accessible.name: heading.text
            onVeiledChanged: Qt.callLater(takeKeyboard) // qmllint disable
            Component.onCompleted: takeKeyboard()

            Ground { }

            MouseArea { // what lies below is not to be had yet
                anchors.fill: parent
                hoverEnabled: true
                onWheel: wheel => wheel.accepted = true
            }

            ScrollArea {
                id: page

                anchors.fill: parent
                contentHeight: card.height + Theme.unit * 16
                clip: contentHeight > height

                Card {
                    id: card

                    x: (page.width - width) / 2
                    y: Math.max(Theme.unit * 8, (page.height - height) / 2)
                    width: Math.min(page.width - Theme.unit * 12, Math.round(560 * Theme.scale))
                    padding: Theme.unit * 6
                    spacing: Theme.unit * 4

                    Heading {
                        id: heading

                        anchors.left: parent.left
                        text: qsTr("Who is learning?")
                        font.pixelSize: Theme.title
                    }

                    WideFlow {
                        Repeater {
                            id: names

                            model: root.veiled ? null : thePupils

                            AppButton {
                                id: button

                                required property string pupilId
                                required property string name

                                objectName: "who_" + pupilId
                                iconName: pupilId === "" ? "people" : "person"
                                text: name
                                width: Math.min(implicitWidth, card.width - card.padding * 2)
                                onClicked: thePupils.choose(pupilId)
                                onActiveFocusChanged: if (activeFocus) page.reveal(button)
                            }
                        }

                        NamesButton {
                            id: unveil

                            visible: root.veiled
                            onClicked: root.namesShown = true
                        }

                        TeachButton {
                            objectName: "button_teach"
                        }
                    }

                    LinkButton {
                        objectName: "button_newPupil"
                        text: qsTr("My name is not here…")
                        onClicked: {
                            root.tab = LearnTab.Pupils;
                            (root.page as PupilsTab)?.askName();
                        }
                    }
                }
            }
        }
    }
}
