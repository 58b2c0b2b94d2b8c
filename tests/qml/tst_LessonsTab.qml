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

        /// Where the first piece of the board stands, as soon as it stays there.
        function firstPlace(page: LessonsTab): rect {
            const board = findChild(page, "lessonBoard");
            tryVerify(() => page.settled && board.view !== null && board.view.pieces.count > 0);
            const piece = board.view.pieces.itemAt(0);
            tryRest(piece);
            return piece.mapToItem(board, 0, 0, piece.width, piece.height);
        }

        /// What a larger board before it needed is forgotten.
        function test_boardFillsItsRoom_data() {
            return [
                { tag: "sticks", id: "takeaway-ten", before: 0, part: 1 },
                { tag: "a drawing", id: "green-hackenbush", before: 7, part: 8 },
            ];
        }
        function test_boardFillsItsRoom(row: var) {
            const page = make(row.id, row.before);
            firstPlace(page);
            page.show.goToPart(row.part);
            const place = firstPlace(page);
            findChild(page, "lessonBoard").refit();
            compare(firstPlace(page), place);
        }

        /// Keys answer where answers are typed, and still turn the pages.
        function test_keysAnswer() {
            const marked = make("takeaway-ten", 8);
            mouseClick(findChild(marked, "button_lessonNext"));
            compare(marked.show.part, 9);
            tryVerify(() => marked.settled);
            findChild(marked, "lessonMarks").marking.clear();
            keyClick(Qt.Key_N);
            compare(findChild(marked, "mark_0").mark, "N");
            keyClick(Qt.Key_Backspace);
            compare(findChild(marked, "mark_0").mark, "");
            compare(marked.show.part, 9);
            keyClick(Qt.Key_Backspace);
            compare(marked.show.part, 8);
            marked.destroy();

            const typed = make("grundy-values", 4);
            mouseClick(findChild(typed, "button_lessonNext"));
            compare(typed.show.part, 5);
            tryVerify(() => typed.settled);
            tryCompare(findChild(typed, "exerciseField"), "activeFocus", true);
            keyClick(Qt.Key_9);
            compare(findChild(typed, "exerciseField").text, "9");
            keyClick(Qt.Key_PageDown);
            compare(typed.show.part, 6);
        }

        /// What the game of the board is called, as the lesson calls it, and that it is played for the loss.
        function test_boardIsNamed() {
            compare(findChild(make("kayles", 1), "lessonTurn").text, "Kayles, 0.77");
            compare(findChild(make("takeaway-ten", 11), "lessonTurn").text, "Takeaway, misère");
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
