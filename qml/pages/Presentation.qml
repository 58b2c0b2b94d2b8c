// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the window presents, if anything: the position on the board, the Lab's page or the open lesson, each as
/// long as its own page is open.
QtObject {
    required property Session session
    required property int page
    /// The lesson that is open; null before one was.
    required property LessonShow lesson
    property bool ofLab: false
    property bool ofLesson: false
    /// A Presented.
    readonly property int what: session.opened && session.mode === Mode.Present && page === MainPage.Game ? Presented.Position
                                 : ofLab && page === MainPage.Lab ? Presented.Lab
                                 : ofLesson && page === MainPage.Learn && (lesson?.opened ?? false) ? Presented.Lesson : Presented.Nothing

    /// To where it was entered.
    function leave() {
        if (what === Presented.Position)
            session.leavePresent();
        ofLab = false;
        ofLesson = false;
    }

    onPageChanged: {
        ofLab = false;
        ofLesson = false;
    }
}
