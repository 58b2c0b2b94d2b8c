// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson of one's own as it is put together, checked, saved and opened again.

#include "models/environment.h"

#include "lessons/check/lessoncheck.h"
#include "models/learn/lessons/lessondraft.h"
#include "models/ownlessons.h"
#include "wording/text/language.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using models::LessonDraft;
using Ready = LessonDraft::Ready;

namespace {

QString headingAt(const LessonDraft& draft, int row)
{
    return draft.data(draft.index(row), LessonDraft::HeadingRole).toString();
}

QVariantMap revealOf(const LessonDraft& draft)
{
    return draft.step().value(QStringLiteral("reveal")).toMap();
}

QVariantMap choiceAt(const LessonDraft& draft, int choice)
{
    return draft.step().value(QStringLiteral("choices")).toList().at(choice).toMap();
}

} // namespace

class TestLessonDraft : public QObject {
    Q_OBJECT

private slots:
    void init() { forgetLessons(); }

    /// However long one works, what is kept for undo is bounded: steps that come and go count as texts do.
    void soManyAreUndone()
    {
        LessonDraft draft;
        draft.begin();
        constexpr int more = 5;
        for (int step = 0; step < LessonDraft::mostUndone + more; ++step)
            draft.addStep(Ready::Text, {});
        while (draft.canUndo())
            draft.undo();
        QCOMPARE(draft.count(), more);
    }

    void savedAndOpenedAgain()
    {
        LessonDraft draft;
        const QAbstractItemModelTester tester(&draft);
        draft.begin();
        QVERIFY(!draft.problem().isEmpty());
        draft.setTitle(QStringLiteral("Three  Heaps!"));
        draft.addStep(Ready::Show, QStringLiteral("nim:3,4,5"));
        draft.addStep(Ready::Outcome, QStringLiteral("nim:3,4,5"));
        draft.addStep(Ready::Winning, QStringLiteral("nim:3,4,5"));
        draft.addStep(Ready::Play, QStringLiteral("nim:3,4,5"));
        QTRY_VERIFY(!draft.isBusy());
        QCOMPARE(draft.problem(), QString());
        QCOMPARE(draft.fileName(), QStringLiteral("three-heaps.grundylesson"));
        QCOMPARE(draft.save(), QString());
        QVERIFY(!draft.isModified());
        QCOMPARE(draft.path(), ownFile(QStringLiteral("three-heaps.grundylesson")));

        const auto read = lessons::readLessonFile(draft.path());
        const auto* lesson = std::get_if<lessons::Lesson>(&read);
        QVERIFY(lesson != nullptr);
        QCOMPARE(lesson->id, QStringLiteral("three-heaps"));
        QCOMPARE(lesson->steps.size(), std::size_t{4});
        QVERIFY(lessons::checkLesson(*lesson, {}).problems.empty());

        LessonDraft again;
        QCOMPARE(again.open(draft.path()), QString());
        QCOMPARE(again.count(), 4);
        QCOMPARE(again.current(), 0);
        QVERIFY(!again.isModified());
        again.set(QStringLiteral("title"), QStringLiteral("A look"));
        QVERIFY(again.isModified());
        QCOMPARE(again.save(), QString());
        QCOMPARE(again.path(), draft.path());

        LessonDraft other; // of the same title
        other.begin();
        other.setTitle(QStringLiteral("Three heaps"));
        QCOMPARE(other.fileName(), QStringLiteral("three-heaps-2.grundylesson"));
    }

    /// The answers are the solver's, and follow the position.
    void readyAnswers()
    {
        LessonDraft draft;
        draft.begin();
        draft.addStep(Ready::Outcome, QStringLiteral("nim:3,4,5"));
        QCOMPARE(choiceAt(draft, 0).value(QStringLiteral("right")).toBool(), false);
        QCOMPARE(choiceAt(draft, 1).value(QStringLiteral("right")).toBool(), true);
        draft.setPosition(QStringLiteral(" nim:3,2,1 "));
        QCOMPARE(draft.position(), QStringLiteral("nim:3,2,1"));
        QCOMPARE(choiceAt(draft, 0).value(QStringLiteral("right")).toBool(), true);
        QCOMPARE(choiceAt(draft, 1).value(QStringLiteral("right")).toBool(), false);
        draft.set(QStringLiteral("choices.0.because"), QStringLiteral("My own words."));
        draft.setPosition(QStringLiteral("nim:1"));
        QCOMPARE(choiceAt(draft, 0).value(QStringLiteral("because")).toString(),
                 QStringLiteral("My own words."));

        draft.addStep(Ready::Winning, QStringLiteral("nim:1,2"));
        QCOMPARE(revealOf(draft).value(QStringLiteral("show")).toString(), QStringLiteral("winning"));
        const auto then = [&draft] { return revealOf(draft).value(QStringLiteral("text")).toString(); };
        const QString before = then();
        QVERIFY(before.startsWith(QLatin1String("These moves win:")));
        draft.setPosition(QStringLiteral("nim:2,2"));
        QVERIFY(then() != before && !then().isEmpty());
    }

    void steps()
    {
        LessonDraft draft;
        const QAbstractItemModelTester tester(&draft);
        draft.begin();
        for (const char* text : {"a", "b", "c"}) {
            draft.addStep(Ready::Text, {});
            draft.set(QStringLiteral("text"), QString::fromLatin1(text));
        }
        draft.moveStep(1); // the last one stays
        QCOMPARE(draft.current(), 2);
        draft.moveStep(-1);
        QCOMPARE(draft.current(), 1);
        QCOMPARE(headingAt(draft, 1) + headingAt(draft, 2), QStringLiteral("cb"));
        draft.duplicateStep();
        QCOMPARE(draft.count(), 4);
        QCOMPARE(headingAt(draft, 2), QStringLiteral("c"));
        draft.removeStep();
        draft.removeStep();
        QCOMPARE(headingAt(draft, 0) + headingAt(draft, 1), QStringLiteral("ac"));
        draft.undo();
        QCOMPARE(draft.count(), 3);
        QCOMPARE(headingAt(draft, 2), QStringLiteral("b"));
        draft.redo();
        QCOMPARE(draft.count(), 2);
        while (draft.canUndo())
            draft.undo();
        QCOMPARE(draft.count(), 0);
        QCOMPARE(draft.current(), -1);
        QVERIFY(!draft.isModified());
    }

    /// What is typed without a pause is undone at once.
    void typing()
    {
        LessonDraft draft;
        draft.begin();
        draft.addStep(Ready::Text, {});
        for (const char* text : {"H", "He", "Hel"})
            draft.set(QStringLiteral("text"), QString::fromLatin1(text));
        draft.undo();
        QCOMPARE(draft.step().value(QStringLiteral("text")).toString(), QString());
    }

    void mistakes_data()
    {
        QTest::addColumn<Ready>("what");
        QTest::addColumn<bool>("isPosition");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("nothing said") << Ready::Text << false << ""
                                      << "Text: the text is empty";
        QTest::newRow("what is not true") << Ready::Show << false << "[Cold](nim:1?outcome=P)"
                                          << "Text: of nim:1 it says outcome=P, but it is outcome=N";
        QTest::newRow("no position") << Ready::Show << true << "nim:x"
                                     << "Position: nim:x: column 5: expected a heap size, found 'x'";
        QTest::newRow("no board to play on") << Ready::Play << true << ""
                                             << "this step needs a \"board\"";
        QTest::newRow("an empty answer") << Ready::Question << false << "What?"
                                         << "Answer 1: the text is empty";
        QTest::newRow("nothing to be revealed") << Ready::Reveal << false << "Think."
                                                << "Then show: the text is empty";
    }

    void mistakes()
    {
        QFETCH(const Ready, what);
        QFETCH(const bool, isPosition);
        QFETCH(const QString, text);
        QFETCH(const QString, problem);
        LessonDraft draft;
        draft.begin();
        draft.addStep(what, what == Ready::Text ? QString() : QStringLiteral("nim:1,2"));
        if (isPosition)
            draft.setPosition(text);
        else
            draft.set(QStringLiteral("text"), text);
        QTRY_COMPARE(draft.stepProblem(), problem);
        QVERIFY(draft.problem().startsWith(QLatin1String("One step has a mistake")));
        QCOMPARE(draft.data(draft.index(0), LessonDraft::ProblemRole).toString(), problem);
    }

    /// The sentence may say the number by its form alone, as Arabic does with two.
    void twoMistakes_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("said");
        QTest::newRow("en") << "en"
                            << "2 steps have mistakes";
        QTest::newRow("ar") << "ar"
                            << "في خطوتين أخطاء";
    }

    void twoMistakes()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, said);
        const auto asBefore = qScopeGuard([] { wording::speak(); });
        wording::speak(language);
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        LessonDraft draft;
        draft.begin();
        for (int step = 0; step < 2; ++step) {
            draft.addStep(Ready::Text, {});
            draft.set(QStringLiteral("text"), QString());
        }
        QTRY_VERIFY2(draft.problem().startsWith(said), qPrintable(draft.problem()));
    }

    /// What is not edited here stays as it is in the file; a file that is no lesson is not opened.
    void otherFiles()
    {
        const QString path = ownFile(QStringLiteral("own.grundylesson"));
        write(path, lessonText(QStringLiteral("own"), QStringLiteral("outcome=N"))); // not true
        LessonDraft draft;
        QCOMPARE(draft.open(path), QString());
        QTRY_VERIFY(draft.stepProblem().contains(QLatin1String("outcome=N")));
        draft.set(QStringLiteral("text"), QStringLiteral("Put right."));
        QTRY_COMPARE(draft.problem(), QString());
        QCOMPARE(draft.save(), QString());
        const auto read = lessons::readLessonFile(path);
        QVERIFY(std::holds_alternative<lessons::Lesson>(read));
        QCOMPARE(std::get<lessons::Lesson>(read).steps.size(), std::size_t{6});

        const QString broken = ownFile(QStringLiteral("broken.json"));
        write(broken, QStringLiteral("{\n\"format\" 1}"));
        LessonDraft other;
        QVERIFY(other.open(broken).startsWith(QLatin1String("line 2, column 10: ")));
        QVERIFY(!other.isOpened());
    }
};

GRUNDY_TEST(TestLessonDraft, models::test::run<TestLessonDraft>)
#include "tst_lessondraft.moc"
