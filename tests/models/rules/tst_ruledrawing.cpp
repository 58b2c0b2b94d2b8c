// SPDX-License-Identifier: GPL-3.0-or-later

// A game that is drawn: its notation, its board, takes under the pointer, and what is kept of it.

#include "games/catalogue.h"
#include "models/environment.h"
#include "models/rules/ruledrawing.h"
#include "support/patience.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <set>

using namespace models;

namespace {

void settle(const RuleDrawing& drawing)
{
    QTRY_VERIFY(!drawing.isBusy());
}

QString lastPreset(const RuleDrawing& drawing)
{
    QString notation;
    for (const StartRule& start : drawing.starts())
        if (start.row < 0)
            notation = start.notation;
    return notation;
}

QStringList ownTitles(const RuleDrawing& drawing)
{
    QStringList titles;
    for (const StartRule& start : drawing.starts())
        if (start.row >= 0)
            titles.append(start.title);
    return titles;
}

std::set<int> pointedCells(const RuleDrawing& drawing)
{
    const QList<int> cells = drawing.pointed();
    return {cells.begin(), cells.end()};
}

} // namespace

class TestRuleDrawing : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QSettings().remove(QStringLiteral("ownRules"));
        QSettings().remove(QStringLiteral("ownRuleNames"));
        QSettings().remove(QStringLiteral("ownRuleStarters"));
    }

    /// Whatever the game offers to start from comes back as it was.
    void presetsComeBack()
    {
        RuleDrawing drawing;
        const QAbstractItemModelTester tester(drawing.shapes());
        for (const StartRule& start : drawing.starts()) {
            QVERIFY(!start.title.isEmpty());
            QVERIFY(drawing.start(start.notation));
            QCOMPARE(drawing.notation(), start.notation);
            QVERIFY(!drawing.isKept());
        }
        QVERIFY(!drawing.start(QStringLiteral("nim:1,2")));
        QVERIFY(
            drawing.start(QStringLiteral("shapes/take=line4,s1_tm/left=11111/right=1.0.0.0.1:0110/1111")));
        QCOMPARE(drawing.notation(),
                 QStringLiteral("shapes/take=line4,s1_tm/left=11111/right=1.0.0.0.1:0110/1111"));
        QCOMPARE(drawing.cells(), QStringLiteral("x11x1111"));
    }

    /// Each take of a 3 x 3 board is pointed at somewhere, and what it leaves is what the game says.
    void everyTakeCanBePointedAt()
    {
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/take=11t,10.11t:111/111/111"));
        settle(drawing);
        std::set<std::set<int>> seen;
        for (int shape = 0; shape < 2; ++shape) {
            drawing.setCurrent(shape);
            for (int cell = 0; cell < 9; ++cell) {
                for (const double x : {-0.45, 0.0, 0.45}) {
                    for (const double y : {-0.45, 0.0, 0.45}) {
                        drawing.point(cell, x, y);
                        QVERIFY(pointedCells(drawing).contains(cell));
                        QCOMPARE(pointedCells(drawing).size(), std::size_t(shape == 0 ? 2 : 3));
                        seen.insert(pointedCells(drawing));
                    }
                }
            }
        }
        QCOMPARE(seen.size(), std::size_t(12 + 16));
        const auto parsed = games::parse(drawing.notation().toStdString());
        const auto& game = std::get<games::GamePtr>(parsed);
        const games::Answer answer = game->answer({}, {});
        for (const games::JudgedMove& judged : answer.moves) {
            std::set<int> cells;
            for (const games::PieceId piece : game->change(judged.move).removed)
                cells.insert(static_cast<int>(games::majorOf(piece) * 3 + games::minorOf(piece)));
            for (int step = 0; pointedCells(drawing) != cells && step < 40; ++step)
                drawing.pointNext(*cells.begin(), 1);
            QCOMPARE(pointedCells(drawing), cells);
            QCOMPARE(drawing.pointedOutcome(), shownOutcome(judged.leaves.outcome));
        }
        drawing.point(-1, 0, 0);
        QVERIFY(drawing.pointed().isEmpty());
        drawing.point(9, 0, 0);
        QVERIFY(drawing.pointed().isEmpty());
    }

    void takesAndTurns()
    {
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/left=1.1/right=11:11/11"));
        settle(drawing);
        QCOMPARE(drawing.mover(), 1);
        QCOMPARE(drawing.outcome(), Outcome::N);
        drawing.point(0, 0, 0);
        QCOMPARE(pointedCells(drawing), (std::set<int>{0, 2}));
        QVERIFY(drawing.pointedTitle() == QStringLiteral("This take wins"));
        drawing.take();
        QCOMPARE(drawing.cells(), QStringLiteral("0101"));
        QCOMPARE(drawing.mover(), 2);
        settle(drawing);
        QCOMPARE(drawing.outcome(), Outcome::L);
        drawing.point(1, 0, 0);
        QVERIFY(drawing.pointed().isEmpty()); // nothing of Right's is there
        drawing.setMover(1);
        settle(drawing);
        drawing.point(1, 0, 0);
        drawing.take();
        QCOMPARE(drawing.cells(), QStringLiteral("0000"));
        drawing.undo();
        QCOMPARE(drawing.cells(), QStringLiteral("0101"));
        drawing.undo();
        QVERIFY(!drawing.isUndoable());
        QCOMPARE(drawing.cells(), QStringLiteral("1111"));
        QCOMPARE(drawing.mover(), 1);
        QCOMPARE(drawing.notation(), QStringLiteral("shapes/left=1.1/right=11:11/11"));
    }

    /// A pointer at rest has a take as soon as they are listed, also after an undo.
    void pointsAgain()
    {
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/take=11t:111/111/111"));
        drawing.point(4, 0.4, 0);
        QVERIFY(drawing.pointed().isEmpty());
        settle(drawing);
        QCOMPARE(pointedCells(drawing), (std::set<int>{4, 5}));
        drawing.take();
        settle(drawing);
        QVERIFY(drawing.pointed().isEmpty()); // no stone is there
        drawing.undo();
        settle(drawing);
        QCOMPARE(pointedCells(drawing), (std::set<int>{4, 5}));
        drawing.pointNowhere();
        drawing.setMisere(true);
        settle(drawing);
        QVERIFY(drawing.pointed().isEmpty());
        drawing.point(0, 0, 0);
        drawing.setRows(2);
        settle(drawing);
        QVERIFY(drawing.pointed().isEmpty()); // it is another board
    }

    /// As long as nobody owns a shape nobody is to move: whoever comes to own one, Left begins.
    void ownersComeLater()
    {
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/take=11t:111/111/111"));
        settle(drawing);
        drawing.point(4, 0, 0);
        drawing.take();
        QCOMPARE(drawing.mover(), 0);
        drawing.shapes()->setOwner(0, 2);
        QCOMPARE(drawing.mover(), 1);
    }

    /// Columns first, as the page asks for them.
    void sizeInWords()
    {
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/take=11.10t:1111/1111/1111"));
        settle(drawing);
        QCOMPARE(drawing.solvedDetail(), QStringLiteral("every way to fill 4 × 3"));
    }

    /// The shape that is drawn on stays the same one.
    void shapesBeforeTheCurrentGo()
    {
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/take=1,11,111,11.11:1111/1111"));
        drawing.setCurrent(2);
        drawing.shapes()->remove(0);
        QCOMPARE(drawing.current(), 1);
        drawing.shapes()->remove(2);
        QCOMPARE(drawing.current(), 1);
        drawing.shapes()->remove(1); // itself
        QCOMPARE(drawing.current(), 0);
    }

    void manyAreKept()
    {
        RuleDrawing drawing;
        for (int i = 0; i < OwnRulesList::most + 3; ++i) {
            drawing.start(drawing.starts().front().notation);
            drawing.setName(QStringLiteral("Game %1").arg(i));
        }
        QCOMPARE(ownTitles(drawing).size(), OwnRulesList::most + 3); // names are not lost
        drawing.saved()->add(QStringLiteral("nim:1,2"));
        const RuleDrawing again;
        QCOMPARE(ownTitles(again).size(), OwnRulesList::most + 3);
        QCOMPARE(again.name(), QStringLiteral("Game %1").arg(OwnRulesList::most + 2));
    }

    void anotherPageKeepsMore()
    {
        RuleDrawing drawing;
        drawing.setRows(2);
        drawing.setName(QStringLiteral("Mine"));
        RuleDrawing other;
        other.start(lastPreset(other));
        other.setRows(3);
        drawing.readAgain();
        QCOMPARE(ownTitles(drawing).size(), 2);
        QVERIFY(drawing.isKept());
        drawing.setName(QStringLiteral("Mine again"));
        QCOMPARE(ownTitles(drawing), (QStringList{ownTitles(other).front(), QStringLiteral("Mine again")}));
    }

    /// None of several lists writes over what another has kept, and a drawing that goes on keeps its row.
    void severalListsKeep()
    {
        RuleDrawing drawing;
        const QAbstractItemModelTester tester(drawing.saved());
        drawing.setName(QStringLiteral("Mine"));
        RuleDrawing other;
        other.start(lastPreset(other));
        other.setName(QStringLiteral("Theirs"));
        OwnRulesList lab;
        lab.add(QStringLiteral("nim:1,2"));
        drawing.setRows(2);
        QCOMPARE(ownTitles(drawing), (QStringList{QStringLiteral("Theirs"), QStringLiteral("Mine")}));
        QCOMPARE(OwnRulesList().count(), 3);
        QVERIFY(OwnRulesList().rowOf(QStringLiteral("nim:1,2"), QString()) == 0);
        other.setName(QStringLiteral("Theirs again"));
        lab.remove(0);
        QCOMPARE(OwnRulesList().count(), 2);
        drawing.readAgain();
        drawing.saved()->remove(drawing.saved()->rowOf(other.notation(), other.name()));
        drawing.saved()->add(QStringLiteral("nim:3"));
        QCOMPARE(OwnRulesList().count(), 2);
        QVERIFY(drawing.isKept());
        QVERIFY(other.isKept()); // as far as it knows
        other.setMisere(!other.isMisere());
        QVERIFY(other.isKept());
        QCOMPARE(OwnRulesList().name(0), QStringLiteral("Theirs again"));
        QCOMPARE(OwnRulesList().count(), 3);
        drawing.readAgain();
        QCOMPARE(ownTitles(drawing).size(), 2);
    }

    void files()
    {
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.grundyrule")));
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/misere/take=1_t:110/011"));
        drawing.setName(QStringLiteral("  Edges: <1>/2 "));
        QCOMPARE(drawing.fileName(), QStringLiteral("Edges- -1-2.grundyrule"));
        QCOMPARE(drawing.write(url), QString());
        RuleDrawing other;
        other.start(other.starts().front().notation);
        QCOMPARE(other.read(url), QString());
        QCOMPARE(other.notation(), QStringLiteral("shapes/misere/take=1_t:110/011"));
        QCOMPARE(other.name(), QStringLiteral("Edges: <1>/2"));
        QVERIFY(other.isKept());
        other.start(other.starts().front().notation);
        other.setRows(2);
        QCOMPARE(ownTitles(other).size(), 2);
        QCOMPARE(other.read(url), QString());
        QCOMPARE(other.name(), QStringLiteral("Edges: <1>/2"));
        QCOMPARE(ownTitles(other).size(), 2); // the row is gone on with
        QVERIFY(ownTitles(other).back() == QStringLiteral("Edges: <1>/2"));
        other.setRows(1);
        QCOMPARE(other.read(url), QString());
        QCOMPARE(ownTitles(other).size(), 3); // it was changed: the file has another
    }

    /// Right begins, and does so again wherever the drawing comes back from.
    void rightBegins()
    {
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.grundyrule")));
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/left=1.1/right=11:111/111"));
        settle(drawing);
        QCOMPARE(drawing.starter(), 0);
        drawing.setMover(2);
        settle(drawing);
        QCOMPARE(drawing.starter(), 1);
        QVERIFY(drawing.isKept());
        drawing.point(0, 0, 0);
        drawing.take();
        QCOMPARE(drawing.mover(), 1);
        drawing.setMover(2); // while it is tried: who begins stays
        drawing.setMover(1);
        QCOMPARE(drawing.starter(), 1);
        drawing.fillAgain();
        QCOMPARE(drawing.mover(), 2);
        QCOMPARE(drawing.write(url), QString());
        const RuleDrawing later; // goes on with what was kept last
        QCOMPARE(later.mover(), 2);
        QCOMPARE(later.starter(), 1);
        RuleDrawing other;
        other.start(QStringLiteral("shapes/left=1.1/right=11:111/111"));
        QCOMPARE(other.mover(), 1);
        QCOMPARE(other.read(url), QString());
        QCOMPARE(other.mover(), 2);
        QCOMPARE(ownTitles(other).size(), 1);
        other.setMover(1); // the same drawing goes on to be kept in its row
        QCOMPARE(ownTitles(other).size(), 1);
        QCOMPARE(RuleDrawing().mover(), 1);
        QCOMPARE(other.read(url), QString());
        QCOMPARE(ownTitles(other).size(), 2); // the file has another one than that
        QCOMPARE(RuleDrawing().mover(), 2);
        for (int shape = 0; shape < 2; ++shape)
            other.shapes()->setOwner(shape, 0);
        QCOMPARE(other.mover(), 0); // nobody's shapes: nobody has to begin
        QCOMPARE(other.starter(), 0);
    }

    void badFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        const QString none = QStringLiteral("This is not a drawn game of Grundy.");
        const QString broken = QStringLiteral("line 1, column 1: this is not JSON: ");
        QTest::newRow("nothing") << QByteArray() << broken;
        QTest::newRow("no JSON") << QByteArray("{") << broken;
        QTest::newRow("a list") << QByteArray("[]") << none;
        QTest::newRow("another format") << QByteArray(R"({"format":"grundy","version":1})") << none;
        QTest::newRow("another version")
            << QByteArray(R"({"format":"grundy-rule","version":2})")
            << QStringLiteral("The file was written by a newer version of Grundy.");
        QTest::newRow("another game")
            << QByteArray(R"({"format":"grundy-rule","version":1,"name":"","position":"nim:1"})") << none;
        QTest::newRow("an unknown starter")
            << QByteArray(
                   R"({"format":"grundy-rule","version":1,"name":"","position":"shapes/take=11:1","starter":"both"})")
            << QStringLiteral("line 1, starter: ");
        QTest::newRow("no stone")
            << QByteArray(R"({"format":"grundy-rule","version":1,"name":"","position":"shapes/take=0:1"})")
            << QStringLiteral("line 1, position: shapes/take=0:1: column 13: this shape takes no stone: the "
                              "game would not end");
    }

    void badFiles()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, problem);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.grundyrule"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        RuleDrawing drawing;
        const QString before = drawing.notation();
        const QString told = drawing.read(QUrl::fromLocalFile(path));
        QVERIFY2(told.startsWith(problem), qPrintable(told));
        QCOMPARE(drawing.notation(), before);
        QVERIFY(!drawing.read(QUrl::fromLocalFile(folder.path())).isEmpty());
    }

    /// Nothing waits for a hard board.
    void hardBoards()
    {
        RuleDrawing drawing;
        drawing.start(QStringLiteral("shapes/take=11t,1_t:") +
                      QStringList(8, QStringLiteral("11111111")).join(u'/'));
        for (int cell = 0; cell < 25; ++cell)
            drawing.shapes()->toggleCell(0, cell, QStringLiteral("1"));
        drawing.start(QStringLiteral("shapes/take=11t:11/11"));
        settle(drawing);
        QCOMPARE(drawing.outcome(), Outcome::P);
    }
};

GRUNDY_TEST(TestRuleDrawing, models::test::run<TestRuleDrawing>)
#include "tst_ruledrawing.moc"
