// SPDX-License-Identifier: GPL-3.0-or-later

// Several pupils at one computer: names, what is kept of each, and the table of it.

#include "models/learn/exercises/practice.h"
#include "models/learn/lessons/lessonshow.h"
#include "models/learn/marking/markingstore.h"
#include "models/learn/pupils/pupils.h"

#include "models/environment.h"
#include "models/ownlessons.h"
#include "support/contents.h"
#include "wording/text/language.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QThreadPool>

using models::LessonShow;
using models::Practice;
using models::Pupils;

namespace {

QString ownPlace()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QVariant of(const Pupils& pupils, int row, Pupils::Role role)
{
    return pupils.index(row).data(role);
}

/// The lines of the table.
QStringList lines(const Pupils& pupils)
{
    return QString::fromUtf8(pupils.csv()).split(u'\n', Qt::SkipEmptyParts);
}

void answerALesson(const QString& learner)
{
    LessonList list;
    list.setLearner(learner);
    LessonShow show;
    show.setList(&list);
    QCOMPARE(show.open("takeaway-ten"), QString());
    for (int part = 0; part < show.parts(); ++part) {
        show.goToPart(part);
        if (show.isWorkedOn())
            show.finish(true, true);
        for (int choice = 0; choice < show.choices().size() && !show.isAnswered(); ++choice)
            show.choose(choice);
    }
}

} // namespace

class TestPupils : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        QThreadPool::globalInstance()->waitForDone(); // what goes to the disk is there
        QDir(ownPlace()).removeRecursively();
    }

    void nobody()
    {
        Pupils pupils;
        const QAbstractItemModelTester tester(&pupils, models::test::failing);
        QCOMPARE(pupils.count(), 1);
        QVERIFY(!pupils.isAsking());
        QCOMPARE(pupils.learner(), QString());
        pupils.refresh();
        QCOMPARE(lines(pupils).size(), 2);
        QVERIFY(!QFile::exists(Pupils::path()));
    }

    void names()
    {
        Pupils pupils;
        const QAbstractItemModelTester tester(&pupils, models::test::failing);
        QCOMPARE(pupils.add("  Ada \n Lovelace "), QString());
        QCOMPARE(pupils.currentName(), QStringLiteral("Ada Lovelace"));
        QCOMPARE(pupils.add("ada lovelace"), QStringLiteral("There is a pupil of that name."));
        QCOMPARE(pupils.add(" \t "), QStringLiteral("Type a name."));
        QCOMPARE(pupils.add(QString(61, 'x')), QStringLiteral("A name may have 60 characters."));
        QCOMPARE(pupils.add("Ben"), QString());
        QCOMPARE(pupils.rename("2", "ADA LOVELACE"), QStringLiteral("There is a pupil of that name."));
        QCOMPARE(pupils.rename("1", "Ada"), QString());
        QVERIFY(!pupils.isAsking());
        Pupils again;
        QCOMPARE(again.count(), 3);
        QVERIFY(again.isAsking()); // it asks at its start
        QCOMPARE(again.learner(), QString());
        again.choose("9");
        QVERIFY(again.isAsking());
        again.choose("1");
        QCOMPARE(again.currentName(), QStringLiteral("Ada"));
        pupils.remove("1"); // of another window
        again.refresh();
        QCOMPARE(again.count(), 2);
        QCOMPARE(again.add("Cleo"), QString());
        QCOMPARE(of(again, 2, Pupils::NameRole).toString(), QStringLiteral("Cleo"));
    }

    /// What was there before names goes on without a name, and each name has its own.
    void twoPupilsAndNobody()
    {
        answerALesson({});
        Pupils pupils;
        const QAbstractItemModelTester tester(&pupils, models::test::failing);
        QCOMPARE(pupils.add("=Ada"), QString());
        answerALesson(pupils.learner());
        Practice practice;
        practice.setLearner(pupils.learner());
        practice.setKind("nim-sum");
        practice.record(true);
        practice.record(true);
        practice.record(false);
        QCOMPARE(pupils.add("Ben, \"the\" second"), QString());
        practice.setLearner(pupils.learner());
        QCOMPARE(practice.doneInAll(), 0);
        practice.setKind("mex");
        practice.record(false);
        models::MarkingStore marked(pupils.learner());
        marked.keep("nim:n 3", {.marks = "PNNN", .isRight = true});
        QCOMPARE(marked.problem(), QString());
        pupils.refresh();
        QCOMPARE(of(pupils, 0, Pupils::LessonsDoneRole).toInt(), 1);
        QCOMPARE(of(pupils, 0, Pupils::RightOnesRole).toInt(), 0);
        QCOMPARE(of(pupils, 1, Pupils::LessonsDoneRole).toInt(), 1);
        QCOMPARE(of(pupils, 1, Pupils::RightOnesRole).toInt(), 2);
        QCOMPARE(of(pupils, 1, Pupils::WrongOnesRole).toInt(), 1);
        QCOMPARE(of(pupils, 1, Pupils::KindsRole).toStringList().size(), 1);
        QCOMPARE(of(pupils, 2, Pupils::MarkedOnesRole).toInt(), 1);
        const QString today = QDate::currentDate().toString(Qt::ISODate);
        const QStringList table = lines(pupils);
        QCOMPARE(table.size(), 4);
        QVERIFY(table[0].startsWith("name,last_day,lessons_done,lessons_begun,steps_right_first,"
                                    "steps_wrong_first,marked,winning_move_right,winning_move_wrong,"
                                    "winning_move_level,"));
        QVERIFY(table[1].startsWith(u',' + today + ",1,1,"));
        QVERIFY(table[1].endsWith(",takeaway-ten"));
        QVERIFY(table[2].startsWith("'=Ada," + today + ",1,1,"));
        QVERIFY(table[2].contains(",2,1,1,")); // nim-sums, and their level
        QVERIFY(table[3].startsWith("\"Ben, \"\"the\"\" second\"," + today + ",0,0,0,0,1,"));
        for (const QString& line : {table[0], table[1], table[2]})
            QCOMPARE(line.count(u','), table[0].count(u','));
        const QTemporaryDir folder;
        const QString file = folder.filePath("class.csv");
        QCOMPARE(pupils.write(QUrl::fromLocalFile(file)), QString());
        QCOMPARE(tests::contents(file), pupils.csv());
        QVERIFY(!pupils.write(QUrl::fromLocalFile(folder.path())).isEmpty());
    }

    void resetAndRemove()
    {
        Pupils pupils;
        QCOMPARE(pupils.add("Ada"), QString());
        answerALesson(pupils.learner());
        answerALesson({});
        QSignalSpy forgotten(&pupils, &Pupils::forgotten);
        pupils.reset({});
        QCOMPARE(forgotten.size(), 0);
        QCOMPARE(of(pupils, 0, Pupils::LessonsDoneRole).toInt(), 0);
        QCOMPARE(of(pupils, 1, Pupils::LessonsDoneRole).toInt(), 1);
        pupils.reset("1");
        QCOMPARE(forgotten.size(), 1);
        QCOMPARE(of(pupils, 1, Pupils::LessonsDoneRole).toInt(), 0);
        answerALesson(pupils.learner());
        pupils.remove({});
        pupils.remove("1");
        QCOMPARE(pupils.count(), 1);
        QCOMPARE(pupils.learner(), QString());
        QVERIFY(!QFile::exists(Pupils::folderOf("1")));
    }

    /// Names that cannot be read are never written over.
    void aDamagedFile()
    {
        write(Pupils::path(), "{\"format\": ");
        Pupils pupils;
        QVERIFY(pupils.problem().contains(Pupils::path()));
        QCOMPARE(pupils.add("Ada"), QString());
        QVERIFY(pupils.problem().contains("damaged"));
        const QStringList aside = QDir(ownPlace()).entryList({"pupils-damaged-*.json"}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        const auto asBefore = qScopeGuard([] { wording::speak(); });
        wording::speak("de"); // says the same in another language
        QVERIFY(pupils.problem().contains(aside.front()));
        QVERIFY(!pupils.problem().contains("could not be read"));
        QCOMPARE(Pupils().count(), 2);
    }

    /// Read as strictly as lessons: nobody's name is guessed.
    void aPoorFile_data()
    {
        QTest::addColumn<QByteArray>("pupil");
        QTest::newRow("a path") << QByteArray(R"({"id": "../x", "name": "Evil"})");
        QTest::newRow("no name") << QByteArray(R"({"id": "2", "name": "\n"})");
        QTest::newRow("twice") << QByteArray(R"({"id": "3", "name": "Twice"})");
        QTest::newRow("a number") << QByteArray("7");
    }
    void aPoorFile()
    {
        QFETCH(const QByteArray, pupil);
        const QByteArray names =
            R"({"format": "grundy-pupils", "version": 1, "pupils": [{"id": "3", "name": "Ada"})";
        write(Pupils::path(), names + "]}");
        {
            const Pupils pupils;
            QCOMPARE(pupils.count(), 2);
            QCOMPARE(of(pupils, 1, Pupils::NameRole).toString(), QStringLiteral("Ada"));
        }
        write(Pupils::path(), names + ", " + pupil + "]}");
        const Pupils pupils;
        QCOMPARE(pupils.count(), 1);
        QVERIFY(pupils.problem().contains(QStringLiteral("pupils[1]")));
    }

    /// Where nothing can be written it says so, and goes on.
    void anUnwritableHome()
    {
        QDir().mkpath(QFileInfo(ownPlace()).path());
        write(ownPlace(), "a file in the place of the folder");
        Pupils pupils;
        QCOMPARE(pupils.add("Ada"), QString());
        QVERIFY(pupils.problem().startsWith("The file " + Pupils::path() + " cannot be written: "));
        QCOMPARE(pupils.currentName(), QStringLiteral("Ada"));
        answerALesson(pupils.learner());
        QFile::remove(ownPlace());
    }
};

GRUNDY_TEST(TestPupils, models::test::run<TestPupils>)
#include "tst_pupils.moc"
