// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the window presents, if anything: the position on the board, the Lab's page or the open lesson, each as
/// long as its own page is open.
QtObject {
    id: root

    required property Session session
    required property string page
    /// The lesson that is open; null before one was.
    required property LessonShow lesson
    property bool ofLab: false
    property bool ofLesson: false
    /// "position", "lab" or "lesson"; empty for nothing.
    readonly property string what: session.opened && session.mode === Mode.Present && page === "game" ? "position"
                                 : ofLab && page === "lab" ? "lab"
                                 : ofLesson && page === "learn" && (lesson?.opened ?? false) ? "lesson" : ""

    /// To where it was entered.
    function leave() {
        if (what === "position")
            session.leavePresent();
        ofLab = false;
        ofLesson = false;
    }

    onPageChanged: {
        ofLab = false;
        ofLesson = false;
    }
}
