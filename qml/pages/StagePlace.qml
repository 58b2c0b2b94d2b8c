// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the window knows of Present, which is loaded when something is first presented.
Item {
    required property Window window
    required property Session session
    /// The Lab whose page is presented; null before it was opened.
    property LabPlace lab: null
    /// The lesson that is open; null before one was.
    property LessonShow lesson: null
    /// A Presented.
    property int what: Presented.Nothing
    /// Nothing is being worked out for it any more.
    property bool settled: true

    signal leaveAsked()

    anchors.fill: parent
}
