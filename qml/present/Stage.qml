// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Lab
import Grundy.Learn
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

    /// A picture of the Lab for a class. As everything here it grows with the screen, not with the settings.
    component PresentPicture: PictureArea {
        id: picture

        required property real grow

        zoomScale: 1.7 * grow / Theme.scale
        name: theLab.title
        description: theLab.sentence

        SteadyBinding {
            target: picture.picture
            property: "colours"
            value: Theme.boardColours
        }

        SteadyBinding {
            target: picture.picture
            property: "font"
            value: Theme.mono
        }
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
            settled: !(graph.made !== null && theLab.graph.busy) && (((graph.made ?? matrix.made) as PictureArea)?.view.sharp ?? true)
            onLeaveAsked: root.leave()
            onTeacherAsked: root.askTeacher()

            Lazy {
                id: graph

                wanted: theLab.page === LabTab.Graph

                /// The state graph of the Lab for a class, with the letters of its positions as far as they are told.
                PresentPicture {
                    id: graphPicture

                    anchors.fill: parent
                    objectName: "presentGraph"
                    picture: theLab.graph
                    grow: labPresent.grow
                    margin: Math.round(16 * grow)

                    SteadyBinding {
                        target: theLab.graph
                        property: "place"
                        value: Qt.size(graphPicture.width - 2 * graphPicture.margin, graphPicture.height - 2 * graphPicture.margin)
                    }

                    Connections {
                        target: theLab.graph

                        function onDrawingChanged() { graphPicture.view.fit(); }
                    }
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

        /// A lesson for a class: the same stage as for one who learns, at a presenter's size, in the frame that reads
        /// a presenter's remote.
        PresentFrame {
            id: lessonPresent

            /// So that the smallest text is as large as the smallest of the frame.
            readonly property real zoom: 24 * grow / Theme.small
            readonly property bool taking: root.lesson.votes.taking
            readonly property bool tallying: taking || root.lesson.votes.total > 0
            readonly property bool typed: root.lesson.kind === LessonShow.Exercise || root.lesson.kind === LessonShow.Mark

            function collectVotes(taking: bool) {
                root.lesson.votes.taking = taking;
                if (taking)
                    tally.forceActiveFocus();
                else
                    stage.takeKeyboard();
            }

            /// First ends the votes.
            function drop(): bool {
                const taken = taking;
                if (taken)
                    collectVotes(false);
                return taken;
            }

            objectName: "lessonPresent"
            onLeaveAsked: root.leave()
            onTeacherAsked: root.askTeacher()
            showing: root.lesson
            settled: stage.settled
            sentenceLines: 0
            arrows: root.lesson.position === "" && root.lesson.kind !== LessonShow.Mark
            digits: !typed && !taking
            buttons: [
                PresentButton {
                    objectName: "present_votes"
                    visible: root.lesson.votes.count > 0
                    grow: lessonPresent.grow
                    //: a button with its key, V: the class votes on the moves or answers
                    text: qsTr("V: votes")
                    checked: lessonPresent.taking
                    onClicked: lessonPresent.collectVotes(!lessonPresent.taking)
                }
            ]

            Shortcut { sequence: "V"; enabled: lessonPresent.keysActive && root.lesson.votes.count > 0; onActivated: lessonPresent.collectVotes(!lessonPresent.taking) }
            Shortcut { sequence: "Down"; enabled: lessonPresent.keysActive && !lessonPresent.taking && !lessonPresent.typed && !stage.boardFocused; onActivated: stage.scrollText(120) }
            Shortcut { sequence: "Up"; enabled: lessonPresent.keysActive && !lessonPresent.taking && !lessonPresent.typed && !stage.boardFocused; onActivated: stage.scrollText(-120) }

            LessonStage {
                id: stage

                anchors {
                    left: parent.left; right: lessonPresent.tallying ? tally.left : parent.right; top: parent.top; bottom: parent.bottom
                    topMargin: Math.round(10 * lessonPresent.grow); rightMargin: lessonPresent.tallying ? Math.round(32 * lessonPresent.grow) : 0
                }
                presented: true
                zoom: lessonPresent.zoom
                show: root.lesson
            }

            VotesPanel {
                id: tally

                anchors { right: parent.right; top: parent.top; bottom: parent.bottom; topMargin: Math.round(10 * lessonPresent.grow) }
                width: Math.round(Math.min(lessonPresent.width * 0.33, 520 * lessonPresent.grow))
                visible: lessonPresent.tallying
                votes: root.lesson.votes
                grow: lessonPresent.grow
                onDone: lessonPresent.collectVotes(false)
            }
        }
    }

    Lazy {
        wanted: root.presenting && root.teaching

        Item {
            Connections {
                target: root
                function onTeacherCalled() { theirs.call(); }
            }

            TeacherWindow {
                id: theirs

                objectName: "teacherWindow"
                showing: root.showing
                votes: root.what === Presented.Position ? thePosition.votes : null
                projected: root.window
                placer: screenPlacer
                blank: root.page?.blank ?? false
                onBlankAsked: if (root.page !== null) root.page.blank = !root.page.blank
                onLeaveAsked: root.page?.leave() // it may be gone already
                onClosing: {
                    root.teaching = false;
                    root.rememberTeacher();
                }
            }
        }
    }
}
