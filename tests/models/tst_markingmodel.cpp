// SPDX-License-Identifier: GPL-3.0-or-later
// Marking P and N: what is shown, undone, checked, and kept.

#include "environment.h"

#include "models/learn/marking/markingchoice.h"
#include "models/learn/marking/markingmodel.h"
#include "models/learn/marking/markingstore.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>
#include <set>
#include <vector>

using models::MarkingChoice;
using models::MarkingModel;
using models::MarkingStore;

namespace {

QString storePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/markings.json");
}

void open(MarkingModel& model, const QString& family, const QList<int>& sizes, const QString& graph = {})
{
    model.setFamily(family);
    model.setSizes(sizes);
    model.setGraph(graph);
    QTRY_VERIFY(!model.isBusy());
}

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

QRectF boxOf(const MarkingModel& model, int position)
{
    return model.index(position).data(MarkingModel::BoxRole).toRectF();
}

/// The cubic curves of a path: four points each.
std::vector<std::vector<QPointF>> curvesOf(const QString& path)
{
    static const QRegularExpression curve(QStringLiteral("M ([-\\d.]+) ([-\\d.]+) C ([-\\d.]+) ([-\\d.]+) C? "
                                                         "?([-\\d.]+) ([-\\d.]+) C? ?([-\\d.]+) ([-\\d.]+)"));
    std::vector<std::vector<QPointF>> curves;
    for (const QRegularExpressionMatch& match : curve.globalMatch(path)) {
        std::vector<QPointF> points;
        for (int i = 1; i < 9; i += 2)
            points.emplace_back(match.captured(i).toDouble(), match.captured(i + 1).toDouble());
        curves.push_back(points);
    }
    return curves;
}

QPointF pointOf(const std::vector<QPointF>& curve, double t)
{
    const double s = 1 - t;
    return s * s * s * curve[0] + 3 * s * s * t * curve[1] + 3 * s * t * t * curve[2] + t * t * t * curve[3];
}

} // namespace

class TestMarkingModel : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        QFile::remove(storePath());
        QSettings().remove(QStringLiteral("marking"));
    }

    void rowOfTakeaway()
    {
        MarkingModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        open(model, QStringLiteral("takeaway:n"), {10});
        QCOMPARE(model.kind(), QStringLiteral("row"));
        QCOMPARE(model.count(), 11);
        QCOMPARE(model.blanks(), 11);
        QCOMPARE(model.index(7).data(MarkingModel::NameRole).toString(), QStringLiteral("7"));
        QCOMPARE(model.rules(), QStringLiteral("Take 1, 2 or 3 sticks. Taking the last stick wins."));
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
        QCOMPARE(
            model.sentence(),
            QStringLiteral("No contradiction anywhere: all of it is right. Positions: 11, of them P: 3."));
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
        QVERIFY(MarkingStore::marks(QStringLiteral("nim:n,m 2 2")).isEmpty());
        QCOMPARE(MarkingStore::marks(QStringLiteral("nim:n,m 3 2")).at(0), QLatin1Char('N'));
    }

    void aBrokenStoreIsEmpty()
    {
        QFile file(storePath());
        QVERIFY(QDir().mkpath(QFileInfo(storePath()).path()) && file.open(QIODevice::WriteOnly));
        file.write("{\"version\":1,\"tasks\":{\"takeaway:n 3\":{\"marks\":\"PN\"},\"x\":7");
        file.close();
        MarkingModel model;
        open(model, QStringLiteral("takeaway:n"), {3});
        QCOMPARE(letters(model), QStringLiteral("...."));
        model.cycle(0);
        QCOMPARE(model.keepProblem(), QString());
        QCOMPARE(MarkingStore::marks(QStringLiteral("takeaway:n 3")), QStringLiteral("P..."));
    }

    void oldTasksGo()
    {
        for (int task = 0; task < MarkingStore::most + 5; ++task)
            QCOMPARE(MarkingStore::keep(QString::number(task), QStringLiteral("P")), QString());
        int kept = 0;
        for (int task = 0; task < MarkingStore::most + 5; ++task)
            kept += MarkingStore::marks(QString::number(task)).isEmpty() ? 0 : 1;
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
        QCOMPARE(model.kind(), QString());
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

    void layouts()
    {
        MarkingModel row;
        open(row, QStringLiteral("takeaway:n"), {6});
        QVERIFY(boxOf(row, 3).left() > boxOf(row, 2).right());
        QCOMPARE(row.nearest(3, 1, 0), 4);
        QCOMPARE(row.nearest(0, -1, 0), -1);
        MarkingModel table;
        open(table, QStringLiteral("nim:n,m"), {3, 2});
        QCOMPARE(table.nearest(5, 0, 1), 9); // n = 1, from m = 1 to 2
        QVERIFY(boxOf(table, 9).top() > boxOf(table, 5).bottom());
        MarkingModel plane;
        open(plane, QStringLiteral("wythoff:n,m"), {3, 2});
        QVERIFY(boxOf(plane, 9).bottom() < boxOf(plane, 5).top());
        MarkingModel graph;
        open(graph, {}, {}, QStringLiteral("nim:3,2,1"));
        QCOMPARE(graph.kind(), QStringLiteral("graph"));
        QVERIFY(!graph.allArrows().isEmpty());
        for (int i = 0; i < graph.count(); ++i)
            for (int j = 0; j < i; ++j)
                QVERIFY(!boxOf(graph, i).intersects(boxOf(graph, j)));
        for (const MarkingModel* model : {&row, &table, &plane, &graph}) {
            const QRectF all(QPointF(), model->drawn());
            for (int i = 0; i < model->count(); ++i)
                QVERIFY(all.contains(boxOf(*model, i)));
        }
    }

    void labels_data()
    {
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        const auto row = [](const char* name, const char* graph, const char* first, const char* last) {
            QTest::newRow(name) << QString::fromUtf8(graph) << QString::fromUtf8(first)
                                << QString::fromUtf8(last);
        };
        row("arrows", "dag:3-2,3-1,2-1,2-0,1-0@3", "3", "0");
        row("arrows, misère", "dag/misere:12-7,7-3@12", "12", "3");
        row("heaps", "nim:2,1", "2,1", "0,0");
        row("grid", "grid:11/11", "●●\n●●", "○○\n○○");
        row("lines", "lines:11", "10", "00");
    }
    /// What tells a position from the others, and no more.
    void labels()
    {
        QFETCH(const QString, graph);
        MarkingModel model;
        open(model, {}, {}, graph);
        const auto label = [&](int position) {
            return model.index(position).data(MarkingModel::LabelRole).toString();
        };
        QTEST(label(0), "first");
        QTEST(label(model.count() - 1), "last");
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

    /// All is seen in any place, and the names are as large as they can be there.
    void fits_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<bool>("isInside");
        const auto add = [](const char* name, const char* family, const QList<int>& sizes, const char* graph,
                            QSizeF room, bool isInside) {
            QTest::newRow(name) << QString::fromUtf8(family) << sizes << QString::fromUtf8(graph) << room
                                << isInside;
        };
        add("row", "takeaway:n", {10}, "", {900, 200}, true);
        add("row in lines", "takeaway:n", {16}, "", {900, 340}, true);
        add("row in a column", "nim:n", {9}, "", {200, 900}, false);
        add("long row", "takeaway:n", {399}, "", {900, 340}, false);
        add("heaps", "", {}, "nim:3,2,1", {1100, 360}, true);
        add("heaps, high", "", {}, "nim:3,2,1", {320, 900}, true);
        add("heaps, low", "", {}, "nim:3,2,1", {1100, 150}, false);
        add("arrows", "", {}, "dag:7-6,7-5,6-4,6-3,5-3,5-2,4-2,4-1,3-1,2-0,1-0@7", {1100, 300}, true);
        add("grid", "", {}, "grid:111/111", {1100, 500}, true);
        add("many", "", {}, "nim:6,5,4", {1100, 300}, false);
    }
    void fits()
    {
        QFETCH(const QString, family);
        QFETCH(const QList<int>, sizes);
        QFETCH(const QString, graph);
        QFETCH(const QSizeF, room);
        QFETCH(const bool, isInside);
        MarkingModel model;
        open(model, family, sizes, graph);
        const QSignalSpy laid(&model, &MarkingModel::laidOut);
        model.setRoom(room);
        QTRY_COMPARE(laid.count(), 1);
        const QSizeF drawn = model.drawn();
        const double zoom = std::min(room.width() / drawn.width(), room.height() / drawn.height());
        QVERIFY2(!isInside || zoom >= 0.999, qPrintable(QString::number(zoom)));
        const QRectF all(QPointF(), drawn);
        std::vector<QRectF> boxes;
        for (int i = 0; i < model.count(); ++i) {
            boxes.push_back(boxOf(model, i));
            QVERIFY(all.contains(boxes.back()));
            for (int j = 0; j < i; ++j)
                QVERIFY(!boxes.back().intersects(boxes[static_cast<std::size_t>(j)]));
        }
        const QVariantList heads = model.heads();
        for (const QVariant& head : heads)
            QVERIFY(all.contains(head.toMap().value(QStringLiteral("box")).toRectF()));
    }

    /// No arrow runs through the box of a position that it does not join: it would read as another move.
    void arrowsPassOtherBoxes_data()
    {
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QSizeF>("room");
        QTest::newRow("heaps") << QStringLiteral("nim:3,2,1") << QSizeF(700, 620);
        QTest::newRow("heaps, wide") << QStringLiteral("nim:3,2,1") << QSizeF(1100, 620);
        QTest::newRow("two heaps") << QStringLiteral("nim:3,3") << QSizeF(700, 620);
        QTest::newRow("arrows") << QStringLiteral("dag:7-6,7-5,6-4,6-3,5-3,5-2,4-2,4-1,3-1,2-0,1-0@7")
                                << QSizeF(700, 620);
        QTest::newRow("all arrows") << QStringLiteral("dag:3-2,3-1,3-0,2-1,2-0,1-0@3") << QSizeF(400, 620);
    }
    void arrowsPassOtherBoxes()
    {
        QFETCH(const QString, graph);
        QFETCH(const QSizeF, room);
        MarkingModel model;
        open(model, {}, {}, graph);
        const QSignalSpy laid(&model, &MarkingModel::laidOut);
        model.setRoom(room);
        QTRY_COMPARE(laid.count(), 1);
        int curves = 0;
        for (int position = 0; position < model.count(); ++position)
            for (const std::vector<QPointF>& curve : curvesOf(model.arrowsOf(position))) {
                ++curves;
                for (int other = 0; other < model.count(); ++other) {
                    const QRectF box = boxOf(model, other);
                    const bool joined = box.adjusted(-4, -4, 4, 4).contains(curve.front()) ||
                                        box.adjusted(-4, -4, 4, 4).contains(curve.back());
                    for (double t = 0; t <= 1 && !joined; t += 0.01)
                        QVERIFY2(!box.contains(pointOf(curve, t)),
                                 qPrintable(QStringLiteral("%1 through %2").arg(position).arg(other)));
                }
            }
        QVERIFY(curves > 4);
    }

    /// The keys reach every position, in lines and in levels, however it is laid.
    void theKeysReachAll()
    {
        MarkingModel row;
        MarkingModel graph;
        open(row, QStringLiteral("takeaway:n"), {16});
        open(graph, {}, {}, QStringLiteral("grid:111/111"));
        row.setRoom({400, 400});
        graph.setRoom({1600, 300});
        QTRY_VERIFY(row.drawn().width() < 500);
        QCOMPARE(row.nearest(4, 1, 0), 5);
        QVERIFY(row.nearest(0, 0, 1) > 1);
        for (const MarkingModel* model : {&row, &graph}) {
            std::set<int> reached{0};
            std::vector<int> open{0};
            while (!open.empty()) {
                const int here = open.back();
                open.pop_back();
                for (const auto& [dx, dy] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
                    const int next = model->nearest(here, dx, dy);
                    if (next >= 0 && reached.insert(next).second)
                        open.push_back(next);
                }
            }
            QCOMPARE(static_cast<int>(reached.size()), model->count());
        }
    }

    void choiceIsKept()
    {
        {
            MarkingChoice choice;
            QCOMPARE(choice.current(), QStringLiteral("takeaway"));
            QCOMPARE(choice.family(), QStringLiteral("takeaway:n"));
            QCOMPARE(choice.sizes(), QList<int>{10});
            choice.setMisere(true);
            QCOMPARE(choice.family(), QStringLiteral("takeaway/misere:n"));
            choice.setCurrent(QStringLiteral("three_heaps"));
            QCOMPARE(choice.graph(), QStringLiteral("nim/misere:3,2,1"));
            choice.setCurrent(QStringLiteral("no such task"));
            choice.setOwnText(QStringLiteral(" nim:n,m,1 "));
            choice.setOwnM(4);
            choice.setCurrent(QStringLiteral("own"));
            QCOMPARE(choice.sizes(), (QList<int>{12, 4}));
        }
        const MarkingChoice again;
        QCOMPARE(again.current(), QStringLiteral("own"));
        QCOMPARE(again.family(), QStringLiteral("nim:n,m,1"));
        QVERIFY(again.ownHasM() && again.isMisere() && !again.isMisereOffered());
        MarkingChoice graph;
        graph.setOwnText(QStringLiteral("grid:11/11"));
        QCOMPARE(graph.family(), QString());
        QCOMPARE(graph.graph(), QStringLiteral("grid:11/11"));
    }
};

GRUNDY_TEST_MAIN(TestMarkingModel)
#include "tst_markingmodel.moc"
