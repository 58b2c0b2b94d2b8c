// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Draw your own game: the shapes that may be taken at one side, a board to try them on at the other.
DrawPlace {
    id: root

    readonly property bool narrow: width < 1150 * Theme.scale

    function receive(notation: string) {
        const row = theDrawing.keptRow(notation);
        if (row < 0 || !theDrawing.resume(row))
            theDrawing.start(notation);
    }

    function openFile(file: url) {
        files.open(file);
    }

    onVisibleChanged: {
        if (visible)
            theDrawing.readAgain();
    }
    drawing: theDrawing
    settled: !theDrawing.busy

    RuleDrawing {
        id: theDrawing

        objectName: "drawing"
    }

    Ground {
        color: Theme.background
    }

    DrawHead {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        drawing: theDrawing
        onBackAsked: root.backAsked()
    }

    StartStrip {
        id: strip

        anchors { left: parent.left; right: parent.right; top: head.bottom }
        drawing: theDrawing
        titled: !root.narrow
    }

    DrawFoot {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        drawing: theDrawing
        onOpenAsked: mode => root.openAsked(theDrawing.notation, theDrawing.starter, mode)
        onLabAsked: root.labAsked(theDrawing.notation)
        onLessonAsked: root.lessonAsked(theDrawing.notation)
        onWorksheetAsked: root.worksheetAsked(theDrawing.notation)
        onFileOpenAsked: files.askOpen()
        onFileSaveAsked: files.askSave()
    }

    ShapesPane {
        id: shapes

        anchors { left: parent.left; top: strip.bottom; bottom: foot.top }
        width: Math.round(parent.width * (root.narrow ? 0.44 : 0.41))
        drawing: theDrawing
    }

    Rectangle {
        anchors { left: shapes.right; right: parent.right; top: strip.bottom; bottom: foot.top }
        color: Theme.board

        TryPane {
            anchors.fill: parent
            drawing: theDrawing
        }

        Hairline {
            anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        }
    }

    RuleFiles {
        id: files

        objectName: "ruleFiles"
        anchors.fill: parent
        drawing: theDrawing
        session: root.session
    }
}
