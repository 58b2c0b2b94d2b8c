// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Learn
import Grundy.Models

Item {
    id: root

    width: 1300
    height: 900

    Component {
        id: tabs

        PracticeTab {
            property Session ownSession: Session { }

            anchors.fill: parent
            session: ownSession
            shown: true
        }
    }

    Component {
        id: views

        ExerciseView {
            anchors.fill: parent
            seed: 5
        }
    }

    Component { // what a screen of 1920 x 1080 leaves for an exercise
        id: screens

        Item {
            width: 1660
            height: 640
        }
    }

    SignalSpy {
        id: finished

        signalName: "worked"
    }

    PatientCase {
        name: "PracticeTab"

        function init() {
            Settings.textScale = 1;
        }

        function makeTab(kind: string): PracticeTab {
            const tab = createTemporaryObject(tabs, root);
            tab.practice.reset();
            tab.practice.kind = kind;
            tab.practice.fixedDifficulty = 0;
            tryVerify(() => tab.exercises.exercise.kind === kind);
            tryCompare(tab.exercises.exercise, "phase", ExerciseModel.Asked);
            tryRest(tab);
            return tab;
        }

        function makeView(properties: var): ExerciseView {
            const view = createTemporaryObject(views, root, properties);
            tryCompare(view.exercise, "phase", ExerciseModel.Asked);
            tryRest(view);
            return view;
        }

        /// All texts of an item and what it holds, read off the screen or by its name.
        function wordsOf(item: var): string {
            let words = "";
            for (const name of ["text", "name", "label", "tip", "placeholderText"])
                words += typeof item[name] === "string" ? item[name] + "\n" : "";
            for (let i = 0; i < item.children.length; ++i)
                words += wordsOf(item.children[i]);
            return words;
        }

        function test_kindsByKeys() {
            const tab = makeTab("winning-move");
            const list = findChild(tab, "practiceKinds");
            compare(list.count, 10);
            list.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(tab.practice.kind, "outcome");
            keyClick(Qt.Key_Down);
            compare(tab.practice.kind, "nim-sum");
            tryCompare(tab.exercises.exercise, "phase", ExerciseModel.Asked);
            keyClick(Qt.Key_Return);
            tryVerify(() => findChild(tab, "exerciseField").activeFocus);
            list.forceActiveFocus(Qt.TabFocusReason);
            verify(!findChild(tab, "practiceGame").visible);
            keyClick(Qt.Key_Up);
            compare(tab.practice.kind, "outcome");
            tryCompare(tab.exercises.exercise, "phase", ExerciseModel.Asked);
            verify(findChild(tab, "practiceGame").visible);
        }

        function test_levelGrows() {
            const tab = makeTab("mex");
            for (let n = 0; n < 2; ++n) {
                const numbers = Array.from(tab.exercises.exercise.numbers).map(Number);
                let mex = 0;
                while (numbers.includes(mex))
                    ++mex;
                tab.exercises.exercise.answer(String(mex));
                tryCompare(tab.exercises.exercise, "phase", ExerciseModel.Right);
                tab.exercises.goOn();
                tryCompare(tab.exercises.exercise, "phase", ExerciseModel.Asked);
            }
            compare(tab.practice.difficulty, 2);
            compare(tab.exercises.exercise.difficulty, 2);
            compare(findChild(tab, "practiceLevel").text, "Level 2");
            compare(findChild(tab, "practiceSummary").text, "2 of 2 right · 2 in a row");
        }

        /// Another difficulty is for now, not for the exercise after this one; the same one changes nothing.
        function test_anotherDifficulty() {
            const tab = makeTab("nim-sum");
            const exercise = tab.exercises.exercise;
            const easy = Array.from(exercise.numbers).join(" ");
            const box = findChild(tab, "practiceDifficulty");
            box.chosen("1");
            wait(60);
            compare(Array.from(exercise.numbers).join(" "), easy);
            box.chosen("10");
            tryVerify(() => exercise.phase === ExerciseModel.Asked && Array.from(exercise.numbers).join(" ") !== easy);
            compare(exercise.difficulty, 10);
            compare(exercise.numbers.length, 5);
            const hard = Array.from(exercise.numbers).join(" ");
            box.chosen("0");
            tryVerify(() => exercise.phase === ExerciseModel.Asked && Array.from(exercise.numbers).join(" ") !== hard);
            compare(tab.practice.done, 0);
        }

        function test_narrow() {
            const tab = makeTab("outcome");
            verify(!findChild(tab, "practiceKindBox").visible);
            tab.anchors.fill = undefined;
            tab.width = 620;
            tab.height = 560;
            tryVerify(() => findChild(tab, "practiceKindBox").visible);
            const view = tab.exercises;
            verify(!view.wide);
            verify(findChild(view, "exerciseBoard").height > 100);
        }

        /// Nothing of the answer is anywhere before it is revealed, and nothing stays when it is taken back.
        function test_revealed_data() {
            return [
                { tag: "nim-sum", kind: "nim-sum", game: "" },
                { tag: "stalk-value", kind: "stalk-value", game: "" },
                { tag: "winning-move", kind: "winning-move", game: "nim" },
                { tag: "claim", kind: "claim", game: "lines" },
            ];
        }
        function test_revealed(row: var) {
            const view = makeView({ kind: row.kind, game: row.game, difficulty: 6, large: true });
            const before = wordsOf(view);
            compare(findChild(view, "exerciseFeedback"), null);
            compare(view.exercise.board.marks.filter(mark => !mark.hint).length, 0);
            view.revealed = true;
            tryCompare(view.exercise, "phase", ExerciseModel.Told);
            const feedback = findChild(view, "exerciseFeedback");
            verify(feedback !== null);
            const told = view.exercise.verdict;
            verify(told !== "" && !before.includes(told) && wordsOf(view).includes(told));
            verify(!findChild(view, "button_nextExercise").visible); // whoever presents goes on
            view.revealed = false;
            tryCompare(view.exercise, "phase", ExerciseModel.Asked);
            tryVerify(() => findChild(view, "exerciseFeedback") === null);
            verify(!wordsOf(view).includes(told));
            compare(view.done, 0);
        }

        /// Whoever presents steps through them by `number`: forwards, and back to the same one.
        function test_stepped() {
            const view = makeView({ kind: "outcome", game: "nim", difficulty: 3, count: 3, large: true, stepped: true });
            compare(findChild(view, "exerciseNumber").text, "Exercise 1 of 3");
            const first = view.exercise.notation;
            view.revealed = true;
            tryCompare(view.exercise, "phase", ExerciseModel.Told);
            verify(!findChild(view, "button_exploreExercise").visible);
            view.revealed = false;
            view.number = 1;
            tryCompare(view.exercise, "phase", ExerciseModel.Asked);
            compare(findChild(view, "exerciseNumber").text, "Exercise 2 of 3");
            verify(view.exercise.notation !== first);
            view.number = 0;
            view.revealed = true;
            tryCompare(view.exercise, "phase", ExerciseModel.Told);
            compare(view.exercise.notation, first);
        }

        /// The four answers of a partizan game, and any reason, in sight at once.
        function test_fitsAScreen_data() {
            return [
                { tag: "four answers", kind: "outcome", game: "skip", told: false },
                { tag: "reasons", kind: "winning-move", game: "nim", told: true },
                { tag: "claim", kind: "claim", game: "nim", told: true },
            ];
        }
        function test_fitsAScreen(row: var) {
            const page = createTemporaryObject(screens, root);
            const view = createTemporaryObject(views, page, { kind: row.kind, game: row.game, difficulty: 4, large: true, stepped: true });
            tryCompare(view.exercise, "phase", ExerciseModel.Asked);
            view.revealed = row.told;
            tryCompare(view.exercise, "phase", row.told ? ExerciseModel.Told : ExerciseModel.Asked);
            const panel = findChild(view, "exercisePanel");
            tryVerify(() => panel.contentHeight <= panel.height);
        }

        function test_count() {
            const view = makeView({ kind: "claim", game: "nim", difficulty: 2, count: 2 });
            finished.target = view;
            finished.clear();
            compare(findChild(view, "exerciseNumber").text, "Exercise 1 of 2");
            for (let n = 0; n < 2; ++n) {
                mouseClick(findChild(view, "choice_true"));
                tryVerify(() => [ExerciseModel.Right, ExerciseModel.Wrong].includes(view.exercise.phase) && !view.exercise.busy);
                const next = findChild(view, "button_nextExercise");
                compare(next.text, n === 0 ? "Next exercise" : "Finish");
                tryVerify(() => next.visible);
                tryRest(next);
                mouseClick(next);
                if (n === 0) {
                    tryCompare(view.exercise, "phase", ExerciseModel.Asked);
                    tryRest(findChild(view, "choice_true"));
                }
            }
            compare(finished.count, 1);
            verify(view.complete);
            tryVerify(() => findChild(view, "exerciseResult") !== null);
            mouseClick(findChild(view, "button_onceMore"));
            tryCompare(view.exercise, "phase", ExerciseModel.Asked);
            verify(!view.complete);
        }

        function test_lettersAnswer() {
            const view = makeView({ kind: "claim", game: "takeaway", difficulty: 3 });
            view.forceActiveFocus();
            keyClick(Qt.Key_F);
            tryVerify(() => [ExerciseModel.Right, ExerciseModel.Wrong].includes(view.exercise.phase));
            compare(view.exercise.given, "false");
        }

        /// A second number takes the place of the first one, and is not written behind it.
        function test_anotherNumber() {
            const view = makeView({ kind: "mex", difficulty: 1 });
            const field = findChild(view, "exerciseField");
            mouseClick(field);
            keyClick(Qt.Key_9);
            keyClick(Qt.Key_Return);
            tryCompare(view.exercise, "phase", ExerciseModel.Wrong);
            keyClick(Qt.Key_8);
            compare(field.text, "8");
            keyClick(Qt.Key_Return);
            tryRest(findChild(view, "button_tryAgain"));
            mouseClick(findChild(view, "button_tryAgain"));
            tryCompare(view.exercise, "phase", ExerciseModel.Asked);
            tryVerify(() => field.activeFocus && field.selectedText === field.text);
            keyClick(Qt.Key_7);
            compare(field.text, "7");
        }

        function test_forget() {
            const tab = makeTab("claim");
            tab.practice.record(true);
            mouseClick(findChild(tab, "button_forgetPractice"));
            wait(60);
            keyClick(Qt.Key_Escape);
            compare(tab.practice.done, 1);
            tryVerify(() => findChild(tab, "button_forgetPractice").visible);
            tryRest(findChild(tab, "button_forgetPractice"));
            mouseClick(findChild(tab, "button_forgetPractice"));
            tryVerify(() => findChild(tab, "button_forgetYes")?.visible ?? false);
            tryRest(findChild(tab, "button_forgetYes"));
            mouseClick(findChild(tab, "button_forgetYes"));
            compare(tab.practice.done, 0);
        }
    }
}
