// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Learn
import Grundy.Models
import Grundy.Ui

/// A lesson for a class: the same stage as for one who learns, at a presenter's size, in the frame that reads
/// a presenter's remote.
PresentFrame {
    id: root

    required property LessonShow show
    readonly property bool settled: stage.settled
    /// So that the smallest text is as large as the smallest of the frame.
    readonly property real zoom: 24 * grow / Theme.small
    readonly property bool typed: show.kind === LessonShow.Exercise || show.kind === LessonShow.Mark

    signal teacherAsked()

    showing: show
    sentenceLines: 0
    arrows: show.position === "" && show.kind !== LessonShow.Mark
    digits: !typed
    buttons: [
        PresentButton {
            objectName: "present_teacher"
            grow: root.grow
            text: qsTr("T: teacher")
            onClicked: root.teacherAsked()
        }
    ]

    Shortcut { sequence: "T"; enabled: root.keysActive; onActivated: root.teacherAsked() }

    Shortcut { sequence: "Down"; enabled: root.keysActive && !root.typed && !stage.boardFocused; onActivated: stage.scrollText(120) }
    Shortcut { sequence: "Up"; enabled: root.keysActive && !root.typed && !stage.boardFocused; onActivated: stage.scrollText(-120) }

    LessonStage {
        id: stage

        anchors { fill: parent; topMargin: Math.round(10 * root.grow) }
        presented: true
        zoom: root.zoom
        show: root.show
    }
}
