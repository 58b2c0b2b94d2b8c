// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Learn
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 1300
    height: 820

    Component {
        id: component

        LessonsTab {
            width: 1280
            height: 800
            shown: true
            session: Session { }
        }
    }

    Component {
        id: rowComponent

        LabelRow {
            width: 1000
            height: 400
            sentence: "From <b>3</b> you can leave <u>0</u>."
            cells: [{ "number": "0", "outcome": Outcome.P, "asked": false, "options": [], "decisive": -1 },
                    { "number": "1", "outcome": Outcome.N, "asked": false, "options": [], "decisive": -1 },
                    { "number": "2", "outcome": Outcome.Unknown, "asked": true, "options": [1, 0], "decisive": 0 },
                    { "number": "3", "outcome": Outcome.Unknown, "asked": false, "options": [], "decisive": -1 }]
        }
    }

    Component {
        id: textComponent

        LessonText {
            width: 400
            blocks: [{ "html": "See <a href=\"t0\">this &amp; that</a> and <a href=\"t1\">more</a>.", "words": "See this & that and more.", "entry": false },
                     { "html": "An <b>entry</b>", "words": "An entry", "entry": true }]
        }
    }

    SignalSpy {
        id: spy
    }

    PatientCase {
        name: "LessonsTab"
        when: windowShown

        function make(id: string, part: int): LessonsTab {
            const page = createTemporaryObject(component, root);
            compare(page.openLesson(id), "");
            page.show.goToPart(part);
            tryVerify(() => page.settled);
            return page;
        }

        function watch(target: QtObject, signalName: string) {
            spy.target = null;
            spy.signalName = signalName;
            spy.target = target;
            spy.clear();
        }

        function test_list() {
            const page = createTemporaryObject(component, root);
            verify(page.list.builtIn >= 10);
            const card = findChild(page, "lesson_takeaway-ten");
            compare(card.number, 1);
            verify(card.Accessible.name.startsWith("Lesson 1: "));
            mouseClick(card);
            compare(page.show.lessonId, "takeaway-ten");
            verify(!findChild(page, "lessonList").visible);
            mouseClick(findChild(page, "button_allLessons"));
            verify(findChild(page, "lessonList").visible);
        }

        function test_byKeys() {
            const page = createTemporaryObject(component, root);
            const card = findChild(page, "lesson_p-and-n");
            card.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(page.show.lessonId, "p-and-n");
            keyClick(Qt.Key_PageDown);
            compare(page.show.step, 1);
            keyClick(Qt.Key_Backspace);
            compare(page.show.step, 0);
            keyClick(Qt.Key_Escape);
            verify(!page.show.opened);
        }

        function test_unknown() {
            const page = createTemporaryObject(component, root);
            compare(page.openLesson("nothing"), "There is no lesson “nothing”.");
            compare(findChild(page, "lessonProblem").text, "There is no lesson “nothing”.");
        }

        function test_question() {
            const page = make("takeaway-ten", 1);
            compare(findChild(page, "choice_0").Accessible.name, "Take all three");
            mouseClick(findChild(page, "choice_2"));
            compare(findChild(page, "choice_2").Accessible.name, "Take one: not right");
            verify(findChild(page, "choice_0").enabled);
            findChild(page, "choice_0").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space); // the button's own, not the page's
            compare(findChild(page, "choice_0").Accessible.name, "Take all three: right");
            verify(page.show.answered);
            compare(page.show.part, 1);
            keyClick(Qt.Key_PageDown); // the keyboard is not lost with the button
            compare(page.show.part, 2);
            mouseClick(findChild(page, "choice_0"));
            keyClick(Qt.Key_PageDown);
            compare(page.show.stage, 1);
        }

        function test_dots() {
            const page = make("takeaway-ten", 0);
            mouseClick(findChild(page, "dot_3"));
            compare(page.show.part, 3);
            compare(findChild(page, "dot_3").Accessible.name, "Step 4, here");
        }

        function test_explore() {
            const page = make("takeaway-ten", 1);
            watch(page, "openAsked");
            mouseClick(findChild(page, "button_lessonExplore"));
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "takeaway:3");
            watch(page, "presentAsked");
            mouseClick(findChild(page, "button_presentLesson"));
            compare(spy.count, 1);
        }

        function test_labelRow() {
            const row = createTemporaryObject(rowComponent, root);
            compare(row.asked, 2);
            compare(findChild(row, "label_0").Accessible.name, "0: P");
            compare(findChild(row, "label_2").Accessible.name, "2: P or N?");
            compare(findChild(row, "label_3").Accessible.name, "3: not labelled yet");
            compare(findChild(row, "labelSentence").Accessible.name, "From 3 you can leave 0.");
        }

        function test_links() {
            const text = createTemporaryObject(textComponent, root);
            watch(text, "linkChosen");
            const first = findChild(text, "link_t0");
            compare(first.Accessible.role, Accessible.Link);
            first.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(spy.signalArguments[0][0], "t0");
            keyClick(Qt.Key_Tab);
            verify(findChild(text, "link_t1").activeFocus);
            keyClick(Qt.Key_Enter);
            compare(spy.signalArguments[1][0], "t1");
        }
    }
}
