// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What a class is shown, and the teacher's window beside it. Everything else is out of the window meanwhile.
Item {
    id: root

    required property Window window
    required property Session session
    /// The Lab whose page is presented; null before it was opened.
    required property LabPage lab
    /// The lesson that is open; null before one was.
    required property LessonShow lesson
    /// "position", "lab" or "lesson"; empty while nothing is presented.
    required property string what
    readonly property bool presenting: what !== ""
    readonly property Showing showing: what === "lab" ? theLab : what === "lesson" && lesson !== null ? lesson : thePosition
    readonly property PresentFrame page: (position.made ?? labPicture.made ?? lessonStep.made) as PresentFrame
    /// Nothing is being worked out for it any more.
    readonly property bool settled: !thePosition.tableBusy && ((labPicture.made as LabPresent)?.settled ?? true)
                                    && ((lessonStep.made as LessonPresent)?.settled ?? true)

    signal leaveAsked()

    function switchTeacher() {
        Settings.teacherWindow = !Settings.teacherWindow;
    }

    function leave() {
        const shown = position.made as PositionPresent;
        if (shown === null || !shown.drop())
            root.leaveAsked();
    }

    onWhatChanged: {
        if (what === "lab")
            theLab.present(lab.lab, (lab.page as TableTab)?.table ?? null, lab.tab);
        else
            theLab.present(null, null, "");
    }

    PositionShow {
        id: thePosition

        objectName: "positionShow"
        session: root.session
    }

    LabShow {
        id: theLab

        objectName: "labShow"
    }

    ScreenPlacer {
        window: root.window
        presenting: root.presenting
    }

    Lazy {
        id: position

        wanted: root.what === "position"

        PositionPresent {
            objectName: "presentPage"
            anchors.fill: parent
            show: thePosition
            session: root.session
            onLeaveAsked: root.leave()
            onTeacherAsked: root.switchTeacher()
        }
    }

    Lazy {
        id: labPicture

        wanted: root.what === "lab"

        LabPresent {
            objectName: "labPresent"
            anchors.fill: parent
            show: theLab
            onLeaveAsked: root.leave()
            onTeacherAsked: root.switchTeacher()
        }
    }

    Lazy {
        id: lessonStep

        wanted: root.what === "lesson"

        LessonPresent {
            objectName: "lessonPresent"
            anchors.fill: parent
            show: root.lesson
            onLeaveAsked: root.leave()
            onTeacherAsked: root.switchTeacher()
        }
    }

    Lazy {
        wanted: root.presenting && Settings.teacherWindow

        Item {
            TeacherWindow {
                objectName: "teacherWindow"
                showing: root.showing
                votes: root.what === "position" ? thePosition.votes : null
                projected: root.window
                onBlankAsked: root.page.blank = !root.page.blank
                onLeaveAsked: root.page.leave()
            }
        }
    }
}
