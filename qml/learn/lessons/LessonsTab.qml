// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The lessons: the course as a list, and the lesson that is open.
LearnSheet {
    id: root

    property bool guideShown: false
    /// Why a lesson file cannot be edited.
    property string fileProblem
    /// A lesson was asked for and is here or on its way, or it is told why not; or one is being made.
    readonly property bool called: theShow.opened || theShow.busy || theShow.problem !== "" || theDraft.opened
    /// The lesson that is open; presented, it is shown to a class.
    readonly property alias show: theShow
    readonly property alias list: theList

    signal presentAsked()

    /// Opens a lesson of the person's own to be edited.
    function editLesson(file: string) {
        fileProblem = theDraft.open(file);
    }

    /// A step about a position, in the lesson that is being made or in a new one.
    function addPosition(notation: string) {
        theShow.close();
        if (!theDraft.opened)
            theDraft.begin();
        theDraft.addStep(LessonDraft.Show, notation);
    }

    /// Opens a lesson by its id, or a lesson file by its url; what is wrong with it, else empty.
    function openLesson(which: string): string {
        fileProblem = "";
        const problem = theShow.open(which);
        (lesson.made as LessonPage)?.takeKeyboard();
        return problem;
    }

    color: "transparent"
    settled: !theShow.busy && !theList.busy && ((lesson.made as LessonPage)?.settled ?? true)
    onLearnerChanged: Qt.callLater(theShow.goOn) // qmllint disable

    LessonList {
        id: theList

        learner: root.learner
    }

    LessonShow {
        id: theShow

        list: theList
        board.level: Settings.level
    }

    LessonDraft {
        id: theDraft

        onSaved: theList.readOwn()
    }

    LessonListPage {
        objectName: "lessonList"
        anchors.fill: parent
        visible: !theShow.opened && !theDraft.opened && !root.guideShown
        list: theList
        problem: root.fileProblem !== "" ? root.fileProblem : theShow.problem !== "" ? theShow.problem : theList.progressProblem
        onChosen: id => root.openLesson(id)
        onNewAsked: {
            root.fileProblem = "";
            theDraft.begin();
        }
        onEditAsked: file => root.editLesson(file)
        onGuideAsked: root.guideShown = true
    }

    Lazy {
        wanted: root.guideShown

        GuidePage {
            objectName: "guidePage"
            anchors.fill: parent
            visible: root.guideShown && !theShow.opened && !theDraft.opened
            focus: visible
            onClosed: root.guideShown = false
        }
    }

    Lazy {
        wanted: theDraft.opened

        LessonEditor {
            objectName: "lessonEditor"
            anchors.fill: parent
            visible: theDraft.opened && !theShow.opened
            focus: visible
            draft: theDraft
            session: root.session
            onClosed: theDraft.close()
            onTryAsked: path => root.openLesson(path)
        }
    }

    Lazy {
        id: lesson

        wanted: theShow.opened

        LessonPage {
            objectName: "lessonPage"
            anchors.fill: parent
            show: theShow
            session: root.session
            file: theList.fileOf(theShow.lessonId)
            editable: file !== "" && (!theDraft.opened || file === theDraft.path)
            onLessonAsked: id => root.openLesson(id)
            onEditAsked: {
                if (!theDraft.opened)
                    root.editLesson(file);
                theShow.close();
            }
            onClosed: theShow.close()
            onPresentAsked: root.presentAsked()
            onOpenAsked: notation => root.openAsked(notation)
        }
    }
}
