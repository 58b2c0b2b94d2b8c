// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// For pupils and teachers: lessons, practice, marking by oneself, worksheets.
LearnPlace {
    id: root

    property list<string> visited: []
    /// The page that is open.
    readonly property var page: ({
        "lessons": lessons.made, "practice": practice.made, "mark": mark.made, "worksheets": worksheets.made
    })[tab] ?? null
    readonly property bool low: height < 480 * Theme.scale
    /// In a low window an open lesson has all of it; its own head leads back to the others.
    readonly property bool lessonOnly: low && tab === "lessons" && (lessonShow?.opened ?? false)

    function openLesson(which: string): string {
        tab = "lessons";
        return (lessons.made as LessonsTab)?.openLesson(which) ?? "";
    }

    function visit() {
        if (!Array.from(visited).includes(tab))
            visited = Array.from(visited).concat([tab]);
    }

    lessonShow: (lessons.made as LessonsTab)?.show ?? null
    settled: page?.settled ?? true
    onTabChanged: visit()
    Component.onCompleted: visit()

    LearnHead {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        visible: !root.lessonOnly
        low: root.low
        tab: root.tab
        onTabChosen: id => root.tab = id
    }

    Item {
        anchors { left: parent.left; right: parent.right; top: root.lessonOnly ? parent.top : head.bottom; bottom: parent.bottom }

        Lazy {
            id: lessons

            wanted: Array.from(root.visited).includes("lessons")

            LessonsTab {
                objectName: "page_lessons"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "lessons"
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
                onPresentAsked: root.presentAsked()
            }
        }

        Lazy {
            id: practice

            wanted: Array.from(root.visited).includes("practice")

            PracticeTab {
                objectName: "page_practice"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "practice"
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        Lazy {
            id: mark

            wanted: Array.from(root.visited).includes("mark")

            MarkTab {
                objectName: "page_mark"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "mark"
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }

        Lazy {
            id: worksheets

            wanted: Array.from(root.visited).includes("worksheets")

            WorksheetsTab {
                objectName: "page_worksheets"
                anchors.fill: parent
                visible: shown
                shown: root.visible && root.tab === "worksheets"
                session: root.session
                onOpenAsked: notation => root.openAsked(notation)
            }
        }
    }
}
