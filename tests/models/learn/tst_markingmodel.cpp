// SPDX-License-Identifier: GPL-3.0-or-later

// Marking P and N: what is shown, undone, checked, and kept.

#include "models/learn/markings.h"

#include "models/learn/marking/markingchoice.h"
#include "models/learn/marking/markingstore.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using models::MarkingChoice;
using models::MarkingModel;
using models::MarkingStore;
using namespace models::test;

namespace {

QString letters(const MarkingModel& model)
{
    QString all;
    for (int position = 0; position < model.rowCount(); ++position) {
        const QString mark = model.index(position).data(MarkingModel::MarkRole).toString();
        all += mark.isEmpty() ? QStringLiteral(".") : mark;
    }
    return all;
}

void markAll(MarkingModel& model, const QString& marks)
{
    for (int position = 0; position < marks.size(); ++position)
        model.setMark(position, marks.mid(position, 1));
}

} // namespace

class TestMarkingModel : public QObject {
    Q_OBJECT

private slots:
    void init() { forgetMarkings(); }

    void rowOfTakeaway()
    {
        MarkingModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        open(model, QStringLiteral("takeaway:n"), {10});
        QCOMPARE(model.kind(), MarkingModel::Kind::Row);
        QCOMPARE(model.count(), 11);
        QCOMPARE(model.blanks(), 11);
        QCOMPARE(model.index(7).data(MarkingModel::NameRole).toString(), QStringLiteral("7"));
        QCOMPARE(model.rules(), QStringLiteral("Take 1, 2 or 3 matches. Taking the last match wins."));
        model.cycle(0);
        model.cycle(1);
        model.cycle(1);
        QCOMPARE(letters(model), QStringLiteral("PN........."));
        model.cycle(1);
        QCOMPARE(letters(model), QStringLiteral("P.........."));
        model.undo();
        model.undo();
        QCOMPARE(letters(model), QStringLiteral("PP........."));
        model.clear();
        QCOMPARE(model.blanks(), 11);
        model.undo();
        QCOMPARE(letters(model), QStringLiteral("PP........."));
    }

    void checkNamesTheFirstContradiction()
    {
        MarkingModel model;
        open(model, QStringLiteral("takeaway:n"), {10});
        const QSignalSpy finished(&model, &MarkingModel::finished);
        markAll(model, QStringLiteral("PNNNN"));
        model.check();
        QCOMPARE(model.sentence(),
                 QStringLiteral("4 is marked N, but none of its moves leads to a P: 3, 2 and 1 are N."));
        QCOMPARE(model.contradicted(), 4);
        QVERIFY(model.index(4).data(MarkingModel::RingedRole).toBool());
        QVERIFY(!model.index(3).data(MarkingModel::RingedRole).toBool());
        QCOMPARE(model.contradictingArrows(), model.arrowsOf(4));
        QCOMPARE(model.arrowsOf(4).count(QLatin1Char('C')), 3);
        model.setMark(4, QStringLiteral("P"));
        QCOMPARE(model.sentence(), QString());
        QCOMPARE(model.contradicted(), -1);
        model.setMark(5, QStringLiteral("P"));
        model.check();
        QCOMPARE(model.sentence(), QStringLiteral("5 is marked P, but a move leads to a P: 4."));
        QCOMPARE(model.contradictingArrows().count(QLatin1Char('C')), 1);
        model.setMark(5, QStringLiteral("N"));
        model.check();
        QCOMPARE(model.sentence(), QStringLiteral("No contradiction so far. Still blank: 5."));
        QVERIFY(!model.isRight());
        QCOMPARE(finished.count(), 0);
        markAll(model, QStringLiteral("PNNNPNNNPNN"));
        model.check();
        QVERIFY(model.isRight());
        QCOMPARE(finished.count(), 1);
        QCOMPARE(model.sentence(),
                 QStringLiteral(
                     "No contradiction anywhere: everything is right. Positions: 11, P among them: 3."));
    }

    /// As in a lesson: each answer is checked at once, what is filled in from the start stays.
    void guided()
    {
        MarkingModel model;
        model.setGuided(true);
        model.setTask({.shown = 1});
        open(model, QStringLiteral("takeaway:n"), {5});
        const QSignalSpy finished(&model, &MarkingModel::finished);
        QCOMPARE(letters(model), QStringLiteral("P....."));
        model.setMark(0, QStringLiteral("N"));
        model.clear();
        QCOMPARE(letters(model), QStringLiteral("P....."));
        QCOMPARE(model.next(), 1);
        QCOMPARE(model.askedOf(3), QStringLiteral("From 3 a move leaves 2, 1 or 0. P or N?"));
        model.setMark(1, QStringLiteral("P"));
        QCOMPARE(model.sentence(), QStringLiteral("1 is marked P, but a move leads to a P: 0."));
        QCOMPARE(model.contradicted(), 1);
        model.setMark(1, QStringLiteral("N"));
        QCOMPARE(model.sentence(), QString());
        QCOMPARE(model.next(), 2);
        markAll(model, QStringLiteral("PNNNP"));
        QCOMPARE(finished.count(), 0);
        model.setMark(5, QStringLiteral("N"));
        QCOMPARE(finished.count(), 1);
        QVERIFY(model.isRight());
        QCOMPARE(model.told(), 0);
        QCOMPARE(MarkingStore().summary().right, 1);
        QCOMPARE(MarkingStore().summary().last, QDate::currentDate());
    }

    /// Whoever comes back to a mistake is told of it.
    void guidedAgain()
    {
        const auto fill = [](MarkingModel& model) {
            model.setGuided(true);
            model.setTask({.shown = 1});
            open(model, QStringLiteral("takeaway:n"), {5});
        };
        {
            MarkingModel model;
            fill(model);
            model.setMark(1, QStringLiteral("P"));
        }
        MarkingModel model;
        int contradicted = -1;
        connect(&model, &MarkingModel::loaded, this, [&] { contradicted = model.contradicted(); });
        fill(model);
        QCOMPARE(contradicted, 1); // the keyboard goes there
        QCOMPARE(model.sentence(), QStringLiteral("1 is marked P, but a move leads to a P: 0."));
    }

    /// What the program shows is known as shown, also after the window was closed.
    void shownByTheProgram()
    {
        {
            MarkingModel model;
            model.setGuided(true);
            open(model, QStringLiteral("takeaway:n"), {4});
            markAll(model, QStringLiteral("P"));
            model.tellNext();
            QCOMPARE(letters(model), QStringLiteral("PN..."));
            QCOMPARE(model.sentence(), QStringLiteral("1 is N: a move leads to a P."));
            QCOMPARE(model.told(), 1);
            model.setMark(2, QStringLiteral("P"));
            model.tellNext(); // what is wrong comes before what is blank
            QCOMPARE(letters(model), QStringLiteral("PNN.."));
        }
        MarkingModel model;
        model.setGuided(true);
        open(model, QStringLiteral("takeaway:n"), {4});
        QCOMPARE(letters(model), QStringLiteral("PNN.."));
        QCOMPARE(model.told(), 2);
        QVERIFY(model.index(1).data(MarkingModel::ToldRole).toBool());
        markAll(model, QStringLiteral("PNNNP"));
        QVERIFY(model.isRight());
        QCOMPARE(MarkingStore().summary().right, 0);
        model.clear();
        QCOMPARE(model.told(), 0);
    }

    void values_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<QStringList>("marks");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* family, const QList<int>& sizes, const char* marks,
                            const char* sentence) {
            QTest::addRow("%s %s", family, marks)
                << QString(family) << sizes << QString(marks).split(u' ') << QString(sentence);
        };
        row("takeaway:n", {5}, "1", "0 is given a value above 0, but there is no move to 0.");
        row("takeaway:n", {5}, "0 1 1", "2 has the same value as a position that a move leads to: 1.");
        row("takeaway:n", {5}, "0 2", "The value of 1 is too large: none of its moves leads to the value 1.");
        row("takeaway:n", {5}, "0 1 2 3 0 1",
            "No contradiction anywhere: everything is right. Positions: 6.");
        row("nim:n,m", {2, 1}, "0 1 2 1 0 3",
            "No contradiction anywhere: everything is right. Positions: 6.");
        row("octal/code=0.77:n", {4}, "0 1 2 3 1",
            "No contradiction anywhere: everything is right. Positions: 5.");
        row("octal/code=0.77:n", {4}, "0 1 2 0",
            "3 has the same value as a position that a move leads to: 1,1 (given).");
    }
    /// Grundy values: 0, 1, 2, 3, 0, … of three at most; Kayles as printed in Winning Ways, chapter 4.
    void values()
    {
        QFETCH(const QString, family);
        QFETCH(const QList<int>, sizes);
        QFETCH(const QStringList, marks);
        QFETCH(const QString, sentence);
        MarkingModel model;
        model.setTask({.areValues = true});
        open(model, family, sizes);
        QCOMPARE(model.answers(), (QStringList{"0", "1", "2", "3"}));
        for (int position = 0; position < marks.size(); ++position)
            model.setMark(position, marks.at(position));
        model.check();
        QCOMPARE(model.sentence(), sentence);
        MarkingModel again;
        again.setTask({.areValues = true});
        open(again, family, sizes);
        for (int position = 0; position < marks.size(); ++position)
            QCOMPARE(again.index(position).data(MarkingModel::MarkRole).toString(), marks.at(position));
    }

    void sentences_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<QString>("marks");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* family, const QList<int>& sizes, const char* marks,
                            const char* sentence) {
            QTest::newRow(name) << QString::fromUtf8(family) << sizes << QString::fromUtf8(marks)
                                << QString::fromUtf8(sentence);
        };
        row("terminal", "takeaway:n", {4}, "N",
            "0 is marked N, but there is no move: whoever is to move has lost.");
        row("terminal, misère", "takeaway/misere:n", {4}, "P",
            "0 is marked P, but there is no move: in misère play whoever is to move has won.");
        row("one move", "takeaway/misere:n", {4}, "NN",
            "1 is marked N, but its only move does not lead to a P: 0 is N.");
        row("table", "nim:n,m", {1, 1}, "PPNN", "(1, 0) is marked P, but a move leads to a P: (0, 0).");
        row("several", "wythoff:n,m", {2, 2}, "P.P.....P",
            "(2, 0) is marked P, but a move leads to a P: (0, 0).");
        row("given", "octal/code=0.77:n", {3}, "PNNP",
            "3 is marked P, but a move leads to a P: 1,1 (given).");
        row("many", "nim:n,m", {7, 0}, "NNNNNNNN",
            "(0, 0) is marked N, but there is no move: whoever is to move has lost.");
        row("many named", "nim:n", {9}, ".NNNNNNNNN", "No contradiction so far. Still blank: 1.");
    }
    void sentences()
    {
        QFETCH(const QString, family);
        QFETCH(const QList<int>, sizes);
        QFETCH(const QString, marks);
        QFETCH(const QString, sentence);
        MarkingModel model;
        open(model, family, sizes);
        markAll(model, marks);
        model.check();
        QCOMPARE(model.sentence(), sentence);
    }

    void whatIsGivenIsTold()
    {
        MarkingModel model;
        open(model, QStringLiteral("octal/code=0.77:n"), {4});
        QCOMPARE(model.givenOf(2), QString());
        QCOMPARE(model.givenOf(4), QStringLiteral("Given: moves from 4 also lead to 1,1 (P) and 1,2 (N)."));
        QCOMPARE(model.givenOf(9), QString());
    }

    void marksAreKept()
    {
        {
            MarkingModel model;
            open(model, QStringLiteral("nim:n,m"), {2, 2});
            markAll(model, QStringLiteral("PN.N.....")); // '.' is no mark
            open(model, QStringLiteral("nim:n,m"), {3, 2});
            QCOMPARE(model.blanks(), 12); // another task
            model.setMark(0, QStringLiteral("N"));
        }
        MarkingModel again;
        open(again, QStringLiteral("nim:n,m"), {2, 2});
        QCOMPARE(letters(again), QStringLiteral("PN.N....."));
        QVERIFY(!again.canUndo());
        again.clear();
        QVERIFY(MarkingStore().load(QStringLiteral("nim:n,m 2 2")).marks.isEmpty());
        QCOMPARE(MarkingStore().load(QStringLiteral("nim:n,m 3 2")).marks.at(0), QLatin1Char('N'));
    }

    void aBrokenStoreIsEmpty()
    {
        QFile file(markingsPath());
        QVERIFY(QDir().mkpath(QFileInfo(markingsPath()).path()) && file.open(QIODevice::WriteOnly));
        file.write("{\"version\":1,\"tasks\":{\"takeaway:n 3\":{\"marks\":\"PN\"},\"x\":7");
        file.close();
        MarkingModel model;
        open(model, QStringLiteral("takeaway:n"), {3});
        QCOMPARE(letters(model), QStringLiteral("...."));
        model.cycle(0);
        QVERIFY2(model.keepProblem().contains("markings-damaged-"), qPrintable(model.keepProblem()));
        QCOMPARE(MarkingStore().load(QStringLiteral("takeaway:n 3")).marks, QStringLiteral("P..."));
    }

    void oldTasksGo()
    {
        MarkingStore store;
        for (int task = 0; task < MarkingStore::most + 5; ++task)
            store.keep(QString::number(task), {.marks = QStringLiteral("P")});
        QCOMPARE(store.problem(), QString());
        int kept = 0;
        for (int task = 0; task < MarkingStore::most + 5; ++task)
            kept += MarkingStore().load(QString::number(task)).marks.isEmpty() ? 0 : 1;
        QCOMPARE(kept, static_cast<int>(MarkingStore::most));
    }

    void problems_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QString>("says");
        QTest::newRow("too many") << QStringLiteral("nim:n,m") << QString() << QStringLiteral("too many");
        QTest::newRow("pattern") << QStringLiteral("nim:3") << QString() << QStringLiteral("variable");
        QTest::newRow("notation") << QString() << QStringLiteral("nim:x") << QStringLiteral("column 5");
        QTest::newRow("partizan") << QString() << QStringLiteral("northcott:W..B")
                                  << QStringLiteral("different moves");
        QTest::newRow("large") << QString() << QStringLiteral("grid:1111/1111/1111/1111")
                               << QStringLiteral("too many");
    }
    void problems()
    {
        QFETCH(const QString, family);
        QFETCH(const QString, graph);
        QFETCH(const QString, says);
        MarkingModel model;
        open(model, family, {30, 30}, graph);
        QVERIFY2(model.problem().contains(says), qPrintable(model.problem()));
        QCOMPARE(model.count(), 0);
        QCOMPARE(model.kind(), MarkingModel::Kind::Nothing);
        model.check();
        model.cycle(0);
        model.undo();
        model.clear();
        QCOMPARE(model.sentence(), QString());
    }

    /// What the lessons ask to be marked can be marked.
    void tasksOfTheLessons()
    {
        int tasks = 0;
        const QDir folder(QStringLiteral(GRUNDY_SOURCE_DIR "/resources/lessons"));
        for (const QString& name : folder.entryList({QStringLiteral("*.json")})) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QJsonArray steps =
                QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("steps")).toArray();
            for (const QJsonValue& step : steps) {
                const QJsonObject mark = step.toObject().value(QLatin1String("mark")).toObject();
                if (mark.isEmpty())
                    continue;
                ++tasks;
                QList<int> sizes;
                for (const QJsonValue& size : mark.value(QLatin1String("to")).toArray())
                    sizes.append(size.toInt());
                MarkingModel model;
                open(model, mark.value(QLatin1String("family")).toString(), sizes,
                     mark.value(QLatin1String("graph")).toString());
                QVERIFY2(model.problem().isEmpty(), qPrintable(name + model.problem()));
                QVERIFY2(model.count() > 2, qPrintable(name));
            }
        }
        QVERIFY(tasks > 0);
    }

    void aContradictionNamesTheDots()
    {
        MarkingModel model;
        open(model, {}, {}, QStringLiteral("dag:2-1,2-0,1-0@2"));
        markAll(model, QStringLiteral("NPP"));
        model.check();
        QCOMPARE(model.sentence(), QStringLiteral("1 is marked P, but a move leads to a P: 0."));
        QCOMPARE(model.notationOf(1), QStringLiteral("dag:2-1,2-0,1-0@1"));
        model.clear();
    }

    void choiceIsKept()
    {
        {
            MarkingChoice choice;
            QCOMPARE(choice.current(), QStringLiteral("takeaway"));
            QCOMPARE(choice.task().family, QStringLiteral("takeaway:n"));
            QCOMPARE(choice.task().sizes, QList<int>{10});
            choice.setMisere(true);
            QCOMPARE(choice.task().family, QStringLiteral("takeaway/misere:n"));
            choice.setCurrent(QStringLiteral("three_heaps"));
            QCOMPARE(choice.task().graph, QStringLiteral("nim/misere:3,2,1"));
            choice.setCurrent(QStringLiteral("no such task"));
            choice.setOwnText(QStringLiteral(" nim:n,m,1 "));
            choice.setOwnM(4);
            choice.setCurrent(QStringLiteral("own"));
            QCOMPARE(choice.task().sizes, (QList<int>{12, 4}));
        }
        const MarkingChoice again;
        QCOMPARE(again.current(), QStringLiteral("own"));
        QCOMPARE(again.task().family, QStringLiteral("nim:n,m,1"));
        QVERIFY(again.ownHasM() && again.isMisere() && !again.isMisereOffered());
        MarkingChoice graph;
        graph.setOwnText(QStringLiteral("grid:11/11"));
        QCOMPARE(graph.task().family, QString());
        QCOMPARE(graph.task().graph, QStringLiteral("grid:11/11"));
    }
};

GRUNDY_TEST(TestMarkingModel, models::test::run<TestMarkingModel>)
#include "tst_markingmodel.moc"
