// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the window knows of the page on which a game is drawn, which is loaded when it is first opened.
Item {
    required property Session session
    property RuleDrawing drawing: null
    /// Nothing is being worked out any more.
    property bool settled: true

    signal backAsked()
    /// The game is opened in a mode; where Left and Right have moves of their own, that seat begins.
    signal openAsked(notation: string, starter: int, mode: int)
    signal labAsked(notation: string)
    /// It becomes a step of the lesson that is being made, or exercises on a worksheet.
    signal lessonAsked(notation: string)
    signal worksheetAsked(notation: string)

    /// Goes on with own rules that are kept, or begins with those of a position.
    function receive(notation: string) {
    }

    /// Opens the file of a drawn game, or says what is wrong with it.
    function openFile(file: url) {
    }

    anchors.fill: parent
}
