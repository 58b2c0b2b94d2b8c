// SPDX-License-Identifier: GPL-3.0-or-later

// The list of lessons with the person's own ones, and their progress.

#include "lessons/builtinlessons.h"
#include "models/learn/lessons/lessonlist.h"
#include "models/learn/lessons/lessonshow.h"

#include "models/environment.h"
#include "models/ownlessons.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>

using models::LessonShow;

namespace {

QString problemAt(const LessonList& list, int row)
{
    return list.data(list.index(row), LessonList::ProblemRole).toString();
}

} // namespace

class TestLessonList : public QObject {
    Q_OBJECT

private slots:
    void init() { forgetLessons(); }

    void theCourse()
    {
        LessonList list;
        const QAbstractItemModelTester tester(&list);
        QCOMPARE(list.count(), static_cast<int>(lessons::builtInLessons().size()));
        QCOMPARE(list.builtIn(), list.count());
        QCOMPARE(list.nextRow(), 0);
        QCOMPARE(list.idAt(0), QStringLiteral("takeaway-ten"));
        QCOMPARE(list.idAt(-1), QString());
        for (int row = 0; row < list.count(); ++row) {
            QCOMPARE(problemAt(list, row), QString());
            QCOMPARE(list.data(list.index(row), LessonList::NumberRole).toInt(), row + 1);
            QVERIFY(list.find(list.idAt(row)) != nullptr);
        }
    }

    /// Every lesson of the program stands under a heading, in the order of the course.
    void headings()
    {
        LessonList list;
        int shown = 0;
        for (const QString& id : LessonList::groups()) {
            QVERIFY(!LessonList::groupTitle(id).isEmpty());
            models::LessonGroup group;
            const QAbstractItemModelTester tester(&group);
            group.setList(&list);
            group.setGroup(id);
            QCOMPARE(group.count() > 0, id != QLatin1String("own"));
            for (int row = 0; row < group.count(); ++row)
                QCOMPARE(group.index(row, 0).data(LessonList::NumberRole).toInt(), ++shown);
        }
        QCOMPARE(shown, list.count());
    }

    void ownLessons()
    {
        write(ownFile("a.grundylesson"), lessonText("own"));
        write(ownFile("b.grundylesson"), lessonText("untrue", "outcome=N"));
        write(ownFile("c.json"), "{\"format\": 3");
        write(ownFile("d.grundylesson"), lessonText("own"));
        write(ownFile("e.txt"), "no lesson");
        LessonList list;
        const QAbstractItemModelTester tester(&list);
        const int first = list.builtIn();
        QCOMPARE(list.count(), first + 4);
        QVERIFY(list.find("own") == nullptr); // not before it is checked
        QVERIFY(list.data(list.index(first), LessonList::CheckingRole).toBool());
        QTRY_VERIFY(!list.isBusy());
        QVERIFY(list.find("own") != nullptr);
        QCOMPARE(problemAt(list, first), QString());
        QCOMPARE(problemAt(list, first + 1),
                 QStringLiteral("line 3, steps[0].text: of nim:2,2 it says outcome=N, but it is outcome=P"));
        QVERIFY(list.find("untrue") == nullptr);
        QVERIFY(problemAt(list, first + 2).startsWith("line 1, column "));
        QCOMPARE(problemAt(list, first + 3), QStringLiteral("another lesson has the id “own” already"));
        QCOMPARE(list.data(list.index(first + 2), LessonList::TitleRole).toString(),
                 QStringLiteral("c.json"));
    }

    /// Files that are no lessons, or not true, are not counted.
    void ownNumbers()
    {
        write(ownFile("a.json"), "{\"format\": 3");
        write(ownFile("b.grundylesson"), lessonText("first"));
        write(ownFile("c.grundylesson"), lessonText("untrue", "outcome=N"));
        write(ownFile("d.grundylesson"), lessonText("second"));
        const LessonList list;
        QTRY_VERIFY(!list.isBusy());
        QList<int> numbers;
        for (int row = list.builtIn(); row < list.count(); ++row)
            numbers.append(list.data(list.index(row), LessonList::NumberRole).toInt());
        QCOMPARE(numbers, (QList<int>{0, 1, 0, 2}));
    }

    /// As `--lesson ID` does at the start.
    void openedBeforeItIsChecked()
    {
        write(ownFile("a.grundylesson"), lessonText("own"));
        write(ownFile("b.grundylesson"), lessonText("untrue", "outcome=N"));
        LessonList list;
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("own"), QString());
        QVERIFY(show.isBusy() && !show.isOpened());
        QTRY_COMPARE(show.lessonId(), QStringLiteral("own"));
        LessonList again;
        show.setList(&again);
        show.close();
        QCOMPARE(show.open("untrue"), QString());
        QTRY_COMPARE(show.problem(),
                     QStringLiteral(
                         "untrue: line 3, steps[0].text: of nim:2,2 it says outcome=N, but it is outcome=P"));
    }

    void theFolderIsWatched()
    {
        LessonList list;
        QCOMPARE(list.makeFolder(), QUrl::fromLocalFile(LessonList::ownFolder()));
        write(ownFile("new.grundylesson"), lessonText("new"));
        QTRY_VERIFY(list.find("new") != nullptr);
        QFile::remove(ownFile("new.grundylesson"));
        QTRY_COMPARE(list.count(), list.builtIn());
    }

    void progressIsKept()
    {
        {
            LessonList list;
            LessonShow show;
            show.setList(&list);
            QCOMPARE(show.open("takeaway-ten"), QString());
            show.goToPart(1);
            show.choose(1); // wrong
            show.choose(0);
            show.goToPart(2);
        }
        LessonList list;
        QCOMPARE(list.data(list.index(0), LessonList::VisitedRole).toInt(), 3);
        QCOMPARE(list.data(list.index(0), LessonList::RightAnswersRole).toInt(), 0);
        QCOMPARE(list.progress().of("takeaway-ten").answers.value(1, true), false);
        QCOMPARE(list.nextRow(), 0);
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("takeaway-ten"), QString());
        QCOMPARE(show.part(), 2);
    }

    /// Every stage of every step is seen, and nothing is answered.
    void clickingThroughLeavesNoTick()
    {
        LessonList list;
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("takeaway-ten"), QString());
        while (show.step() + 1 < show.steps())
            show.next();
        QCOMPARE(list.data(list.index(0), LessonList::VisitedRole).toInt(), show.parts());
        QCOMPARE(list.data(list.index(0), LessonList::AnsweredRole).toInt(), 0);
        QVERIFY(!list.data(list.index(0), LessonList::DoneRole).toBool());
        QCOMPARE(list.nextRow(), 0);
        QCOMPARE(show.open("takeaway-ten"), QString());
        QCOMPARE(show.part(), show.unanswered().constFirst()); // where something is to be done
    }

    /// All seen, all answered, what was wrong at first put right: then it is done, and begins again.
    void answersGiveTheTick()
    {
        LessonList list;
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("takeaway-ten"), QString());
        const QList<int> asked = show.unanswered();
        QVERIFY(asked.size() > 4);
        for (int part = 0; part < show.parts(); ++part) {
            show.goToPart(part);
            QVERIFY(part > asked.constLast() || !list.data(list.index(0), LessonList::DoneRole).toBool());
            if (show.isWorkedOn())
                show.finish(true, part != asked.constLast());
            for (int choice = 0; choice < show.choices().size() && !show.isAnswered(); ++choice)
                show.choose(choice);
        }
        QVERIFY(list.data(list.index(0), LessonList::DoneRole).toBool() ==
                (show.unanswered() == QList<int>()));
        for (const int part : show.unanswered()) { // with something that was shown it is not answered
            show.goToPart(part);
            show.finish(true, true);
        }
        QVERIFY(list.data(list.index(0), LessonList::DoneRole).toBool());
        QCOMPARE(list.nextRow(), 1);
        QCOMPARE(show.nextLesson(), list.idAt(1));
        QCOMPARE(show.open("takeaway-ten"), QString());
        QCOMPARE(show.part(), 0);
    }

    /// Before, a tick was for all steps seen: those that are there stay, and no others come of it.
    void ticksOfBefore()
    {
        LessonList known;
        const auto steps = static_cast<int>(known.find("p-and-n")->steps.size());
        QStringList seen;
        for (int step = 0; step < steps; ++step)
            seen.append(QString::number(step));
        write(models::LessonProgress::path(),
              QStringLiteral(
                  R"({"format": "grundy-lesson-progress", "version": 1, "last": "two-heaps", "lessons": {
                  "p-and-n": {"at": 3, "visited": [%1], "answers": {"1": true}},
                  "two-heaps": {"at": 1, "visited": [0, 1], "answers": {}}}})")
                  .arg(seen.join(u',')));
        LessonList list;
        QVERIFY(list.data(list.index(1), LessonList::DoneRole).toBool());
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("two-heaps"), QString());
        QCOMPARE(show.part(), 1);
        while (show.step() + 1 < show.steps())
            show.next();
        QVERIFY(!list.data(list.index(2), LessonList::DoneRole).toBool());
        const LessonList again;
        QVERIFY(again.data(again.index(1), LessonList::DoneRole).toBool());
        QVERIFY(!again.data(again.index(2), LessonList::DoneRole).toBool());
    }

    void aDamagedProgressFile()
    {
        write(models::LessonProgress::path(),
              R"({"format": "grundy-lesson-progress", "version": 1, "last": "", "lessons": {
                  "takeaway-ten": {"at": -4, "visited": [1, 99999, "x"], "answers": {}}}})");
        LessonList list; // set aside when something is written
        QCOMPARE(list.data(list.index(0), LessonList::VisitedRole).toInt(), 0);
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("takeaway-ten"), QString());
        QCOMPARE(show.part(), 0);
    }
};

GRUNDY_TEST(TestLessonList, models::test::run<TestLessonList>)
#include "tst_lessonlist.moc"
