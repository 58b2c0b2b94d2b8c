// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What a class is shown, and the teacher's window beside it. Everything else is out of the window meanwhile.
StagePlace {
    id: root

    readonly property bool presenting: what !== Presented.Nothing
    readonly property Showing showing: what === Presented.Lab ? theLab : what === Presented.Lesson && lesson !== null ? lesson : thePosition
    readonly property PresentFrame page: (position.made ?? labPicture.made ?? lessonStep.made) as PresentFrame
    /// The teacher's window is open. It opens by itself only where the class does not see it.
    property bool teaching: false

    /// T in the class's window while the teacher's one is open.
    signal teacherCalled()

    function askTeacher() {
        if (teaching)
            return teacherCalled();
        teaching = true;
        rememberTeacher();
    }

    /// Only what was chosen where there is a screen for it.
    function rememberTeacher() {
        if (screenPlacer.others().length > 0)
            Settings.teacherWindow = teaching;
    }

    function leave() {
        if (!page?.drop())
            root.leaveAsked();
    }

    settled: !thePosition.tableBusy && (page?.settled ?? true)
    onPresentingChanged: teaching = presenting && Settings.teacherWindow && screenPlacer.others().length > 0
    onWhatChanged: {
        const shown = what === Presented.Lab ? lab : null;
        theLab.present(shown?.lab ?? null, shown?.table ?? null, shown?.tab ?? LabTab.Graph);
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
        id: screenPlacer

        window: root.window
        presenting: root.presenting
    }

    Lazy {
        id: position

        wanted: root.what === Presented.Position

        PositionPresent {
            objectName: "presentPage"
            show: thePosition
            session: root.session
            onLeaveAsked: root.leave()
            onTeacherAsked: root.askTeacher()
        }
    }

    Lazy {
        id: labPicture

        wanted: root.what === Presented.Lab

        /// A picture of the Lab for the class: first without any verdict, then filled in step by step.
        PresentFrame {
            id: labPresent

            objectName: "labPresent"
            showing: theLab
            settled: ((graph.made ?? matrix.made) as PresentPicture)?.settled ?? true
            onLeaveAsked: root.leave()
            onTeacherAsked: root.askTeacher()

            Lazy {
                id: graph

                wanted: theLab.page === LabTab.Graph

                PresentGraph {
                    anchors.fill: parent
                    show: theLab
                    grow: labPresent.grow
                }
            }

            Lazy {
                id: matrix

                wanted: theLab.page === LabTab.Matrix

                PresentPicture { // in one colour until it is told which moves win
                    objectName: "presentMatrix"
                    anchors.fill: parent
                    picture: theLab.matrix
                    margin: 12
                    show: theLab
                    grow: labPresent.grow
                }
            }

            Lazy {
                wanted: theLab.page === LabTab.Table

                PresentTable {
                    anchors.fill: parent
                    table: theLab.table
                    grow: labPresent.grow
                }
            }
        }
    }

    Lazy {
        id: lessonStep

        wanted: root.what === Presented.Lesson

        LessonPresent {
            objectName: "lessonPresent"
            show: root.lesson
            onLeaveAsked: root.leave()
            onTeacherAsked: root.askTeacher()
        }
    }

    Lazy {
        wanted: root.presenting && root.teaching

        Item {
            Connections {
                target: root
                function onTeacherCalled() {
                    theirs.call();
                }
            }

            TeacherWindow {
                id: theirs

                objectName: "teacherWindow"
                showing: root.showing
                votes: root.what === Presented.Position ? thePosition.votes : null
                projected: root.window
                placer: screenPlacer
                blank: root.page?.blank ?? false
                onBlankAsked: {
                    if (root.page !== null)
                        root.page.blank = !root.page.blank;
                }
                onLeaveAsked: root.page?.leave() // it may be gone already
                onClosing: {
                    root.teaching = false;
                    root.rememberTeacher();
                }
            }
        }
    }
}
