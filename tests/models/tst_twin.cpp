// SPDX-License-Identifier: GPL-3.0-or-later

// The Nim lens, claims and theory checks of a session.

#include "games/catalogue.h"
#include "models/sessions.h"

#include <QAbstractItemModelTester>

using namespace models;
using namespace models::test;

namespace {

bool has(const char* game)
{
    return games::findEntry(game) != nullptr;
}

void openLens(Session& session, const char* notation)
{
    explore(session, notation);
    session.twin()->setShown(true);
}

/// The pieces of a board that light up.
QStringList litPieces(const BoardModel& board)
{
    QStringList ids;
    for (int row = 0; row < board.rowCount(); ++row)
        if (board.index(row).data(BoardModel::LitRole).toBool())
            ids.append(board.index(row).data(BoardModel::PieceIdRole).toString());
    return ids;
}

void pointAt(BoardModel& board, const QString& piece)
{
    board.setHoveredRow(board.rowOf(piece));
}

} // namespace

class TestTwin : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void linesAsNim()
    {
        Session session;
        openLens(session, "lines:1101/111");
        Twin& twin = *session.twin();
        QVERIFY(twin.isOffered());
        QCOMPARE(twin.gameId(), QStringLiteral("nim"));
        QCOMPARE(twin.notation(), QStringLiteral("nim:2,1,3"));
        QCOMPARE(twin.heading(), QStringLiteral("The same game as Nim"));
        QCOMPARE(twin.heapsText(), QStringLiteral("2 ⊕ 1 ⊕ 3"));
        QCOMPARE(twin.board()->notation(), twin.notation());
    }

    void gapsOfAStrip_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<QList<QList<int>>>("gaps"); // from, to, size
        QTest::newRow("pairs") << "dollar:01001010001" << QList<QList<int>>{{1, 4, 2}, {6, 10, 3}};
        QTest::newRow("a coin and the edge") << "dollar:0010101" << QList<QList<int>>{{-1, 2, 2}, {4, 6, 1}};
        QTest::newRow("side by side") << "dollar:0110" << QList<QList<int>>{{1, 2, 0}};
        QTest::newRow("coins of their own") << "nimble:0,1,0,2,1" << QList<QList<int>>();
        QTest::newRow("too long to draw") << "dollar:1" + QString(70, '0') + "1" << QList<QList<int>>();
        QTest::newRow("no strip") << "nim:2,3" << QList<QList<int>>();
    }

    void gapsOfAStrip()
    {
        QFETCH(QString, notation);
        QFETCH(QList<QList<int>>, gaps);
        if (games::findEntry("dollar") == nullptr)
            QSKIP("the catalogue has no such strip");
        Session session;
        openLens(session, qPrintable(notation));
        QList<QList<int>> found;
        for (const QVariant& gap : session.twin()->gaps())
            found.append({gap.value<Gap>().from, gap.value<Gap>().to, gap.value<Gap>().size});
        QCOMPARE(found, gaps);
        session.twin()->setShown(false);
        QVERIFY(session.twin()->gaps().isEmpty());
    }

    void pointingLightsTheOtherBoard()
    {
        Session session;
        openLens(session, "lines:1101/111");
        BoardModel& twin = *session.twin()->board();
        pointAt(*session.board(), id(1, 1));
        QCOMPARE(litPieces(twin), (QStringList{id(2, 1), id(2, 2), id(2, 3)}));
        pointAt(*session.board(), QStringLiteral("-"));
        QVERIFY(litPieces(twin).isEmpty());
        pointAt(twin, id(0, 1));
        QCOMPARE(litPieces(*session.board()), (QStringList{id(0, 0), id(0, 1)}));
        pointAt(twin, QStringLiteral("-"));
        QVERIFY(litPieces(*session.board()).isEmpty());
    }

    void aMoveOnEitherIsAMoveOfBoth()
    {
        Session session;
        openLens(session, "lines:1101/111");
        session.choose(id(0, 0));
        session.choose(id(0, 1));
        QCOMPARE(session.notation(), QStringLiteral("lines:0001/111"));
        QCOMPARE(session.twin()->notation(), QStringLiteral("nim:1,3"));
        session.twin()->choose(id(1, 2)); // leaves one of three, and no split
        QCOMPARE(session.twin()->notation(), QStringLiteral("nim:1,1"));
        QVERIFY(session.notation() == QStringLiteral("lines:0001/001") ||
                session.notation() == QStringLiteral("lines:0001/100"));
        session.undo();
        QCOMPARE(session.twin()->board()->notation(), QStringLiteral("nim:1,3"));
        session.redo();
        QCOMPARE(session.twin()->board()->notation(), QStringLiteral("nim:1,1"));
    }

    void everyTwinMoveHasItsPartner()
    {
        for (const char* notation :
             {"nim:3,1,2", "lines:1101/111", "takeaway:10,7", "primes:360", "nimble:0,2,1,0,3",
              "staircase:0,3,1,2", "dollar:0100101001", "turtles:THTTHH", "twins:THTTHH", "plane:1x2,3x2"}) {
            if (!has(QByteArray(notation).split(':').constFirst().constData()))
                continue;
            Session session;
            openLens(session, notation);
            QTRY_VERIFY(session.twin()->isOffered());
            for (const QString& game : session.twin()->gameIds()) {
                session.twin()->setGameId(game);
                const games::GamePtr twin = session.twin()->board()->game();
                QVERIFY2(twin, notation);
                for (const games::Move& move : twin->moves().moves) {
                    const games::LensEffect effect = twin->lensEffect(move, {});
                    if (effect.isReversible() || effect.before == 0)
                        continue;
                    if (move.gesture.second)
                        session.twin()->chooseRun(idText(move.gesture.first), idText(*move.gesture.second));
                    else
                        session.twin()->choose(idText(move.gesture.first));
                    QVERIFY2(session.canUndo(), qPrintable(QString::fromLatin1(notation) + QLatin1Char(' ') +
                                                           QString::fromStdString(twin->notation()) +
                                                           QLatin1Char(' ') + session.message()));
                    session.undo();
                    QCOMPARE(session.twin()->board()->notation(), QString::fromStdString(twin->notation()));
                }
            }
        }
    }

    void aMoveThatRaisesAHeapIsNamed()
    {
        if (!has("dollar"))
            QSKIP("the catalogue has no Silver Dollar");
        Session session;
        openLens(session, "dollar:01001010001");
        Twin& twin = *session.twin();
        QCOMPARE(twin.heapsText(), QStringLiteral("2 ⊕ 3"));
        // The left coin of a pair goes left: its gap grows.
        for (const games::Move& move : session.board()->game()->moves().moves) {
            session.board()->setChoice(move.gesture.first, {*move.gesture.second});
            session.board()->setHoveredPlace(idText(*move.gesture.second));
            const auto effect = session.board()->game()->lensEffect(move, {});
            QCOMPARE(!twin.note().isEmpty(), effect.isReversible());
        }
        session.cancelChoice();
        session.board()->setHoveredPlace({});
        twin.setGameId(QStringLiteral("staircase"));
        const QString before = session.notation();
        twin.chooseRun(id(1, 1), id(0, 0)); // nothing or a move: no crash either way
        twin.setGameId(QStringLiteral("nim"));
        QVERIFY(twin.isOffered());
        Q_UNUSED(before)
    }

    void aGestureWithoutAPartnerIsExplained()
    {
        if (!has("dollar"))
            QSKIP("the catalogue has no Silver Dollar");
        Session session;
        openLens(session, "nim:2,3");
        Twin& twin = *session.twin();
        twin.setGameId(QStringLiteral("dollar"));
        const games::GamePtr row = twin.board()->game();
        for (const games::Move& move : row->moves().moves) {
            if (!row->lensEffect(move, {}).isReversible())
                continue;
            twin.chooseRun(idText(move.gesture.first), idText(*move.gesture.second));
            QVERIFY(session.message().contains(QStringLiteral("raises a heap")));
            QCOMPARE(session.notation(), QStringLiteral("nim:2,3"));
            return;
        }
        QFAIL("no coin can retreat");
    }

    void offeredOnlyWhereItHolds()
    {
        Session session;
        openLens(session, "nim/misere:2,3");
        QVERIFY(!session.twin()->isOffered());
        QVERIFY(session.twin()->reason().contains(QStringLiteral("misère")));
        session.setMisere(false);
        QVERIFY(session.twin()->isOffered());
        QVERIFY(session.twin()->reason().isEmpty());
        session.setMode(Mode::Play);
        QVERIFY(!session.twin()->isOffered());
        session.setMode(Mode::Present);
        QVERIFY(!session.twin()->isOffered());
        if (has("northcott")) {
            explore(session, "northcott:W..B");
            QVERIFY(!session.twin()->isOffered());
            QVERIFY(session.twin()->reason().contains(QStringLiteral("Left and Right")));
        }
    }

    void aWholeGridIsOneHeap()
    {
        Session session;
        openLens(session, "grid:11/11");
        QTRY_VERIFY(session.twin()->isOffered());
        QCOMPARE(session.twin()->notation(), QStringLiteral("nim:0"));
        QVERIFY(session.open(QStringLiteral("grid:11/10")));
        QTRY_COMPARE(session.twin()->notation(), QStringLiteral("nim:3"));
        session.twin()->choose(id(0, 3)); // leaves 2
        QTRY_COMPARE(session.twin()->notation(), QStringLiteral("nim:2"));
        QCOMPARE(session.analyst()->grundy(), QStringLiteral("2"));
    }

    void theChoiceOfTheGameIsKept()
    {
        Session session;
        openLens(session, "nim:2,3");
        QVERIFY(!session.twin()->gameIds().contains(QStringLiteral("nim")));
        session.twin()->setGameId(QStringLiteral("lines"));
        QCOMPARE(session.twin()->notation(), QStringLiteral("lines:11/111"));
        session.choose(id(1, 2));
        QCOMPARE(session.twin()->notation(), QStringLiteral("lines:11/1"));
        QVERIFY(session.open(QStringLiteral("takeaway:10")));
        QCOMPARE(session.twin()->gameId(), QStringLiteral("lines"));
    }

    void claimsAreRefuted()
    {
        Session session;
        explore(session, "nim:2,3");
        ClaimsModel& claims = *session.claims();
        const QAbstractItemModelTester tester(&claims);
        QVERIFY(claims.count() >= 5);
        QVERIFY(claims.index(0).data(ClaimsModel::FindingRole).toString().isEmpty());
        claims.search();
        QTRY_VERIFY(!claims.isBusy());
        for (int row = 0; row < claims.count(); ++row) {
            QVERIFY(!claims.index(row).data(ClaimsModel::FindingRole).toString().isEmpty());
            QVERIFY(session.open(claims.index(row).data(ClaimsModel::PositionRole).toString()));
        }
        QVERIFY(session.open(QStringLiteral("takeaway:10")));
        QCOMPARE(claims.count(), 0);
        claims.search();
        QVERIFY(!claims.isBusy());
    }

    void theoryIsChecked()
    {
        Session session;
        explore(session, "nim:2,3");
        QVERIFY(session.check().text.isEmpty());
        session.setCheckSize(4);
        session.startCheck();
        QVERIFY(session.check().isBusy);
        QTRY_VERIFY(!session.check().isBusy);
        QVERIFY(session.check().text.contains(QStringLiteral("mismatches: 0")));
        QVERIFY(!session.check().checked.isEmpty());
        QVERIFY(session.check().mismatches.isEmpty());
        session.setCheckSize(1000);
        QCOMPARE(session.check().size, session.check().largest);
        session.startCheck();
        session.cancelCheck();
        QVERIFY(!session.check().text.isEmpty() && session.check().checked.isEmpty());
        QVERIFY(session.open(QStringLiteral("takeaway:10")));
        QVERIFY(session.check().text.isEmpty());
    }
};

GRUNDY_TEST(TestTwin, models::test::run<TestTwin>)
#include "tst_twin.moc"
