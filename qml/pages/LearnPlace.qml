// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the window knows of Learn, whose page is loaded when it is first opened.
Item {
    required property Session session
    /// A LearnTab.
    property int tab: LearnTab.Lessons
    /// The lesson that is open; null before the lessons were visited.
    property LessonShow lessonShow: null
    /// The folder of the pupil who learns; empty for nobody in particular.
    property string learner
    /// Nothing is being worked out any more.
    property bool settled: true

    /// Opens a position in Explore.
    signal openAsked(notation: string)
    /// Presents the lesson that is open.
    signal presentAsked()

    /// Opens a lesson by its id, or a lesson file by its url; what is wrong with it, else empty.
    function openLesson(which: string): string {
        return "";
    }

    /// Adds a step about a position to the lesson that is being made, or begins one with it.
    function addToLesson(notation: string) {
    }

    /// Worksheets, about the rules of a position.
    function openWorksheet(notation: string) {
    }

    anchors.fill: parent
}
