// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The lesson on paper for the teacher, as a PDF file.
AppButton {
    id: root

    required property LessonShow show
    /// Asks for the file.
    required property FileChoice choice
    /// The file that the plan was written to; empty before that.
    property string savedAs
    readonly property alias plan: thePlan

    objectName: "button_lessonPlan"
    //: a button, a noun: saves the plan of the lesson, for the teacher, as a file
    text: savedAs === "" ? qsTr("Plan…") : /*: what the button says when the plan of the lesson has been saved */ qsTr("Plan saved")
    tip: savedAs === "" ? qsTr("The lesson on paper, for the teacher: steps, boards, answers and notes") : qsTr("Saved as %1").arg(savedAs)
    tipBelow: true
    enabled: !thePlan.busy
    onClicked: {
        root.choice.prepare(qsTr("Save the lesson plan"), true, [".pdf"]);
        root.choice.ask(thePlan.fileName);
    }

    LessonPlan {
        id: thePlan

        show: root.show
        onShowChanged: root.savedAs = ""
        onWritten: path => {
            root.savedAs = path;
            told.text = root.tip;
        }
        onFailed: (file, problem) => root.choice.refuse(file, problem)
    }

    Spoken {
        id: told
    }

    Connections {
        target: root.choice

        function onChosen(file: url) {
            thePlan.write(file);
        }
    }
}
