// SPDX-License-Identifier: GPL-3.0-or-later

// A session played through: moves, undo, variations, editing, saving.

#include "models/sessions.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

using namespace models;
using namespace models::test;

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void modelsStayConsistent()
    {
        Session session;
        constexpr auto report = QAbstractItemModelTester::FailureReportingMode::QtTest;
        const QAbstractItemModelTester board(session.board(), report);
        const QAbstractItemModelTester moves(session.moves(), report);
        const QAbstractItemModelTester timeline(session.timeline(), report);
        const QAbstractItemModelTester tree(session.tree(), report);
        const QAbstractItemModelTester explanation(session.explanation(), report);
        explore(session, "nim:7,11,5");
        session.explanation()->showAll();
        session.playMove(0);
        session.undo();
        session.playMove(3);
        session.board()->setHoveredRow(1);
        session.setMisere(true);
        session.setEditing(true);
        session.choose(id(0, 2));
        session.explanation()->back();
        session.setMode(QStringLiteral("present"));
        session.present({.moves = true, .reasons = true});
        session.open(QStringLiteral("grid:111/111"));
        session.setMode(QStringLiteral("explore"));
        session.playMove(0);
        session.undo();
    }

    void clickTakesStonesAbove()
    {
        Session session;
        explore(session, "nim:7,11,5");
        const int row = session.board()->rowOf(id(1, 3));
        session.board()->setHoveredRow(row);
        QCOMPARE(session.board()->index(row).data(BoardModel::BadgeRole).toString(), QStringLiteral("P"));
        QCOMPARE(session.board()->previewText(), QStringLiteral("take 9: leaves P"));
        session.choose(id(1, 3));
        QCOMPARE(session.notation(), QStringLiteral("nim:7,2,5"));
        QCOMPARE(session.toMove(), 1);
        QVERIFY(session.announcement().contains(QStringLiteral("take 9")));
    }

    void hoverGoesWithThePiece()
    {
        Session session;
        explore(session, "nim:3,5");
        BoardModel& board = *session.board();
        board.setHoveredRow(board.rowOf(id(0, 2)));
        session.choose(id(0, 2));
        QCOMPARE(board.hoveredRow(), -1);
        QVERIFY(board.previewText().isEmpty());
        board.setHoveredRow(board.rowOf(id(1, 5)));
        session.choose(id(0, 1)); // rows before it go
        QCOMPARE(board.hoveredRow(), board.rowOf(id(1, 5)));
    }

    void dragPreviewsItsRun()
    {
        Session session;
        explore(session, "lines:11111");
        BoardModel& board = *session.board();
        const auto pale = [&board](quint32 cell) {
            return board.index(board.rowOf(id(0, cell))).data(BoardModel::PreviewRole).toBool();
        };
        board.setRunStart(id(0, 1));
        board.setHoveredRow(board.rowOf(id(0, 3)));
        QVERIFY(!pale(0) && pale(1) && pale(2) && pale(3) && !pale(4));
        QVERIFY(board.previewText().startsWith(QStringLiteral("take 3")));
        board.setRunStart({});
        QVERIFY(!pale(1) && pale(3));
    }

    void losingMovesOfTheHoveredPiece()
    {
        Session session;
        explore(session, "grid:1111/1111");
        QTRY_VERIFY(session.analyst()->isSolved());
        const auto losing = [&session] {
            qsizetype count = 0;
            for (const QVariant& mark : session.board()->marks())
                count += mark.value<Mark>().thin ? 1 : 0;
            return count;
        };
        QCOMPARE(losing(), 0);
        session.setShowLosing(true);
        const auto all = losing();
        session.board()->setHoveredRow(0);
        QVERIFY(losing() > 0 && losing() < all);
        session.board()->setHoveredRow(-1);
        QCOMPARE(losing(), all);
    }

    void illegalClickExplainsItself()
    {
        Session session;
        explore(session, "takeaway/take=1-3:10");
        session.choose(id(0, 2));
        QVERIFY(!session.message().isEmpty());
        QCOMPARE(session.notation(), QStringLiteral("takeaway:10"));
        session.clearMessage();
        QVERIFY(session.message().isEmpty());
        session.choose(QStringLiteral("no id"));
        QCOMPARE(session.notation(), QStringLiteral("takeaway:10"));
    }

    void gridTakesTwoChoices()
    {
        Session session;
        explore(session, "grid:1111/1111");
        session.choose(id(0, 0));
        QVERIFY(
            session.board()->index(session.board()->rowOf(id(0, 0))).data(BoardModel::ChosenRole).toBool());
        QVERIFY(
            session.board()->index(session.board()->rowOf(id(0, 2))).data(BoardModel::TargetRole).toBool());
        session.choose(id(0, 3));
        QVERIFY(!session.message().isEmpty());
        session.cancelChoice();
        QVERIFY(!session.board()->chosen());
        session.chooseRun(id(0, 0), id(0, 1));
        QCOMPARE(session.notation(), QStringLiteral("grid:0011/1111"));
    }

    void undoKeepsVariations()
    {
        Session session;
        twoPeople(session, "nim:3,4,5");
        session.choose(id(0, 1));
        session.choose(id(1, 1));
        session.undo();
        session.choose(id(2, 1));
        QCOMPARE(session.timeline()->rowCount(), 3);
        QCOMPARE(session.tree()->rowCount(), 4);
        QCOMPARE(session.timeline()->index(2).data(NodeListModel::VariationsRole).toInt(), 1);
        session.undo();
        session.undo();
        QVERIFY(!session.canUndo());
        session.redo();
        session.redo();
        QVERIFY(!session.canRedo());
        QCOMPARE(session.notation(), QStringLiteral("nim:0,4,0"));
        session.goTo(2);
        QCOMPARE(session.notation(), QStringLiteral("nim:0,0,5"));
        session.restart();
        QCOMPARE(session.notation(), QStringLiteral("nim:3,4,5"));
        QCOMPARE(session.tree()->rowCount(), 4);
        QVERIFY(!labels(*session.timeline(), NodeListModel::OutcomeRole).contains(QString()));
    }

    void conventionIsALine()
    {
        Session session;
        twoPeople(session, "nim:1,1");
        session.setMisere(true);
        QVERIFY(session.isMisere());
        QCOMPARE(session.notation(), QStringLiteral("nim/misere:1,1"));
        session.undo();
        QVERIFY(!session.isMisere());
        session.redo();
        session.setMisere(false);
        QCOMPARE(session.tree()->rowCount(), 2);
    }

    /// The lens and the claims lead to another game; nothing of the one in hand is lost.
    void openedHereIsALine()
    {
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.grundy")));
        Session session;
        explore(session, "dollar:0101");
        session.playMove(0);
        const QString before = session.notation();
        QVERIFY(!session.openHere(QStringLiteral("nim:x")));
        QVERIFY(session.openHere(QStringLiteral("nim:3,1")));
        QCOMPARE(session.gameId(), QStringLiteral("nim"));
        session.choose(id(0, 1));
        QCOMPARE(session.notation(), QStringLiteral("nim:0,1"));
        QCOMPARE(labels(*session.timeline()).at(2), QStringLiteral("Nim"));
        QVERIFY(session.openHere(QStringLiteral("skip/skips=1,1:2,1")));
        QCOMPARE(session.toMove(), 0); // Left starts
        session.restart();
        QCOMPARE(session.notation(), QStringLiteral("skip/skips=1,1:2,1"));
        QVERIFY(session.save(url));
        Session other;
        QVERIFY(other.load(url));
        QCOMPARE(labels(*other.tree()), labels(*session.tree()));
        for (int step = 0; step < 3; ++step)
            other.undo();
        QCOMPARE(other.gameId(), QStringLiteral("dollar"));
        QCOMPARE(other.notation(), before);
        other.redo();
        QCOMPARE(other.notation(), QStringLiteral("nim:3,1"));
        Session last;
        QVERIFY(last.continueLast());
        QCOMPARE(last.notation(), QStringLiteral("nim:3,1"));
        QVERIFY(last.canUndo() && last.canRedo());
    }

    /// Who has won stays to be read, whatever is clicked.
    void resultStays()
    {
        Session session;
        twoPeople(session, "nim:1");
        session.choose(id(0, 1));
        QVERIFY(session.isOver());
        session.choose(id(0, 0));
        QVERIFY(session.message().isEmpty());
    }

    void refusalSaysWhoseItIs()
    {
        Session session;
        explore(session, "poker/adds=1,1/max=3,3:1,2");
        session.choose(idText(games::buttonId(theory::Mover::Right)));
        QCOMPARE(session.message(), QStringLiteral("That is Right’s: Left is to move."));
    }

    void wholeGameAgainstPerfect_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("starter");
        QTest::addColumn<QString>("result");
        QTest::newRow("nim, lost") << QStringLiteral("nim:1,2,3") << 0
                                   << QStringLiteral("Computer wins: you cannot move.");
        QTest::newRow("nim, won") << QStringLiteral("nim:7,11,5") << 0
                                  << QStringLiteral("You win: Computer cannot move.");
        QTest::newRow("computer starts")
            << QStringLiteral("nim:7,11,5") << 1 << QStringLiteral("Computer wins: you cannot move.");
        QTest::newRow("misère") << QStringLiteral("nim/misere:2,1") << 0
                                << QStringLiteral("You win: you cannot move, and in misère play that wins.");
        QTest::newRow("takeaway") << QStringLiteral("takeaway:10") << 0
                                  << QStringLiteral("You win: Computer cannot move.");
        QTest::newRow("lines") << QStringLiteral("lines/misere:111/1111/11111") << 0
                               << QStringLiteral("You win: you cannot move, and in misère play that wins.");
        QTest::newRow("grid") << QStringLiteral("grid:111/111") << 1 << QString();
        QTest::newRow("dag") << QStringLiteral("dag:1-0,2-0,2-1@2") << 0
                             << QStringLiteral("You win: Computer cannot move.");
    }

    void wholeGameAgainstPerfect()
    {
        QFETCH(const QString, position);
        QFETCH(const int, starter);
        QFETCH(const QString, result);
        Session session;
        QVERIFY(session.newGame(position, starter));
        for (int turn = 0; turn < 50 && !session.isOver(); ++turn) {
            QTRY_VERIFY(session.isOver() || (!session.isThinking() && session.toMove() == 0));
            if (!session.isOver())
                QTRY_VERIFY(session.moves()->count() > 0);
            session.playMove(0);
        }
        QVERIFY(session.isOver());
        if (!result.isEmpty())
            QCOMPARE(session.resultText(), result);
        QVERIFY(session.announcement().contains(session.resultText()));
    }

    void undoGoesBackToThePersonsTurn()
    {
        Session session;
        session.open(QStringLiteral("nim:7,11,5"));
        session.playMove(2);
        QTRY_COMPARE(session.toMove(), 0);
        session.playMove(0);
        QVERIFY(session.isThinking());
        session.undo(); // while the computer thinks
        QCOMPARE(session.toMove(), 0);
        QVERIFY(!session.isThinking());
        session.undo();
        QCOMPARE(session.notation(), QStringLiteral("nim:7,11,5"));
        QVERIFY(!session.canUndo());
        session.redo();
        QCOMPARE(session.toMove(), 0);
        QVERIFY(session.timeline()->currentRow() > 0);
    }

    void autosaveAfterEveryChange()
    {
        Session session;
        QVERIFY(!session.hasAutosave());
        session.seat1()->setLevel(QStringLiteral("random"));
        session.open(QStringLiteral("nim:3,4,5"));
        session.playMove(0);
        for (int move = 0; move < 20 && !session.isOver(); ++move) {
            QTRY_VERIFY(!session.isThinking());
            Session other; // as after kill -9: nothing of the first one was closed
            QVERIFY(other.hasAutosave());
            QVERIFY(other.continueLast());
            QCOMPARE(other.notation(), session.notation());
            QCOMPARE(labels(*other.tree()), labels(*session.tree()));
            QCOMPARE(other.toMove(), session.toMove());
            QCOMPARE(other.seat1()->level(), QStringLiteral("random"));
            session.playMove(0);
        }
    }

    void damagedAutosaveIsKeptAside()
    {
        {
            Session session;
            session.open(QStringLiteral("nim:3,4,5"));
        }
        const QFileInfo path(autosavePath());
        QFile file(path.filePath());
        QVERIFY(file.resize(file.size() / 2));
        const Session session;
        QVERIFY(!session.hasAutosave());
        QVERIFY(!session.autosaveProblem().isEmpty());
        const auto kept = path.dir().entryList({QStringLiteral("damaged-*.grundy")});
        QCOMPARE(kept.size(), 1);
        QVERIFY(session.autosaveProblem().contains(kept.front()));
        QVERIFY(!path.dir().exists(path.fileName()));
        QVERIFY(path.dir().remove(kept.front()));
        QVERIFY(Session().autosaveProblem().isEmpty());
    }

    void saveAndLoad()
    {
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.grundy")));
        Session session;
        twoPeople(session, "nim:3,4,5");
        session.choose(id(0, 1));
        QVERIFY(session.save(url));
        Session other;
        QVERIFY(other.load(url));
        QCOMPARE(other.notation(), QStringLiteral("nim:0,4,5"));
        QVERIFY(other.seat1()->isHuman());
        QTRY_VERIFY(!labels(*other.timeline(), NodeListModel::OutcomeRole).contains(QString()));
        QVERIFY(!other.load(QUrl::fromLocalFile(folder.filePath(QStringLiteral("none.grundy")))));
        QVERIFY(!other.message().isEmpty());
        QCOMPARE(other.notation(), QStringLiteral("nim:0,4,5"));
    }

    void editing()
    {
        Session session;
        session.setEditing(true);
        QVERIFY(!session.isEditing());
        explore(session, "nim:3,4,5");
        session.setEditing(true);
        session.choose(id(0, 0));
        QCOMPARE(session.notation(), QStringLiteral("nim:4,4,5"));
        session.choose(id(0, 2));
        QCOMPARE(session.notation(), QStringLiteral("nim:1,4,5"));
        QCOMPARE(session.toMove(), 0);
        session.setHeap(1, 1e9);
        QVERIFY(session.hasBigHeaps());
        session.addHeap();
        session.removeHeap(0);
        QCOMPARE(session.notation(), QStringLiteral("nim:1000000000,5,1"));
        session.setEditing(false);
        session.takeFromPile(0, 4);
        QCOMPARE(session.notation(), QStringLiteral("nim:4,5,1"));
        session.setHeap(0, 1e10);
        QVERIFY(!session.message().isEmpty());
        QCOMPARE(session.notation(), QStringLiteral("nim:4,5,1"));
        explore(session, "grid:11/11");
        session.setEditing(true);
        session.choose(id(0, 0));
        session.resize(3, 2);
        QCOMPARE(session.notation(), QStringLiteral("grid:01/11/11"));
    }

    void editLines()
    {
        Session session;
        explore(session, "lines:1/111");
        QCOMPARE(session.board()->rowCount(), 4);
        session.setEditing(true);
        QCOMPARE(session.board()->rowCount(), 6); // places on the short line
        session.choose(id(0, 2));
        QCOMPARE(session.notation(), QStringLiteral("lines:101/111"));
        session.resize(3, 3);
        QCOMPARE(session.notation(), QStringLiteral("lines:101/111/111"));
        session.resize(3, 4);
        QCOMPARE(session.notation(), QStringLiteral("lines:1010/1110/1110"));
        session.choose(id(1, 3));
        QCOMPARE(session.notation(), QStringLiteral("lines:1010/1111/1110"));
        QVERIFY(session.open(QStringLiteral("lines:1/11")));
        session.setEditing(false);
        QCOMPARE(session.board()->rowCount(), 3);
    }

    void editGraph()
    {
        Session session;
        explore(session, "dag:2-1,2-0,2-3@2");
        session.setEditing(true);
        const QSignalSpy changed(session.board(), &QAbstractItemModel::dataChanged);
        session.chooseRun(id(0, 1), id(0, 3));
        QCOMPARE(session.notation(), QStringLiteral("dag:2-1,2-0,2-3,1-3@2"));
        // The arrow past the node that now lies between bends.
        QVERIFY(
            session.board()->index(session.board()->rowOf(id(3, 3))).data(BoardModel::BendRole).toDouble() !=
            0);
        QVERIFY(std::ranges::any_of(changed, [](const QList<QVariant>& arguments) {
            return arguments.at(2).value<QList<int>>().contains(BoardModel::BendRole);
        }));
        session.chooseRun(id(0, 3), id(0, 2));
        QCOMPARE(session.notation(), QStringLiteral("dag:2-1,2-0,2-3,1-3@2"));
        QVERIFY2(session.message().contains(QLatin1String("cycle")), qPrintable(session.message()));
        session.choose(id(3, 0)); // the arrow 2-0
        QCOMPARE(session.notation(), QStringLiteral("dag:2-1,2-3,1-3@2"));
        session.choose(id(0, 1));
        QCOMPARE(session.notation(), QStringLiteral("dag:2-1,2-3,1-3@1"));
    }

    void refusedSizesSayWhy()
    {
        Session session;
        explore(session, "northcott:.W..B.");
        session.setEditing(true);
        session.resize(1, 4);
        QVERIFY2(session.message().contains(QLatin1String("a piece stands")), qPrintable(session.message()));
        session.resize(1, 1000);
        QVERIFY2(session.message().contains(QLatin1String("larger")), qPrintable(session.message()));
    }

    void clipboard()
    {
        Session session;
        explore(session, "nim:3,4,5");
        QCOMPARE(session.copyText(), QStringLiteral("nim:3,4,5"));
        QCOMPARE(session.note(), QStringLiteral("Copied nim:3,4,5"));
        QCOMPARE(session.fileName(), QStringLiteral("nim-3-4-5.grundy"));
        session.choose(id(0, 1));
        QVERIFY(session.note().isEmpty());
        session.undo();
        QVERIFY(!session.pasteText(QStringLiteral("nim:3,x")));
        QCOMPARE(session.message(), QStringLiteral("column 7: expected a heap size, found 'x'"));
        QCOMPARE(session.notation(), QStringLiteral("nim:3,4,5"));
        QVERIFY(session.pasteText(QStringLiteral("  nim:1,1\n")));
        QVERIFY(session.canUndo());
        QVERIFY(session.pasteText(QStringLiteral("grid:11/11")));
        QVERIFY(!session.canUndo());
        QVERIFY(!session.open(QString()));
    }
};

GRUNDY_TEST_MAIN(TestSession)
#include "tst_session.moc"
