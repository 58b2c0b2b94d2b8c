// SPDX-License-Identifier: GPL-3.0-or-later

// Several boards on one table: each shows its share, moves are made on any of them, and Explore puts games
// beside each other.

#include "games/catalogue.h"
#include "games/sum/sum.h"
#include "models/sessions.h"

using namespace models;
using namespace models::test;

namespace {

constexpr auto threeBoards = "nim:2,1 + hackenbush:0-1b,1-2r + toads:T.F";

QString notationOf(const Session& session)
{
    return session.notation();
}

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void eachBoardHasAModel()
    {
        BoardModel table;
        table.setNotation(QString::fromLatin1(threeBoards));
        QCOMPARE(table.boardCount(), 3);
        QVERIFY(table.shape() == boardshapes::Shape::Table);
        QVERIFY(table.boardAt(0)->shape() == boardshapes::Shape::Heaps);
        QVERIFY(table.boardAt(1)->shape() == boardshapes::Shape::Drawn);
        QVERIFY(table.boardAt(2)->shape() == boardshapes::Shape::Strip);
        QVERIFY(table.boardAt(3) == nullptr);
        QCOMPARE(table.boardAt(0)->rowCount() + table.boardAt(1)->rowCount() + table.boardAt(2)->rowCount(),
                 table.rowCount());
        QCOMPARE(table.boardAt(2)->title(), QStringLiteral("Toads and Frogs"));
        table.setNotation(QStringLiteral("nim:3"));
        QCOMPARE(table.boardCount(), 0);
    }

    /// A choice on one board is chosen there alone, by the id that its piece has there.
    void choicesAreShared()
    {
        BoardModel table;
        table.setNotation(QStringLiteral("nim:1 + grid:111"));
        const games::PieceId cell = games::pieceId(0, 1);
        table.setChoice(games::onBoard(cell, 1), {games::onBoard(games::pieceId(0, 2), 1)});
        QVERIFY(table.boardAt(0)->chosenPiece().isEmpty());
        QCOMPARE(table.boardAt(1)->chosenPiece(), idText(cell));
        QCOMPARE(BoardModel::idOnTable(idText(cell), 1), idText(games::onBoard(cell, 1)));
    }

    void movesOnAnyBoard()
    {
        Session session;
        explore(session, threeBoards);
        BoardModel* const table = session.board();
        QTRY_VERIFY(!session.analyst()->isBusy());
        QTRY_COMPARE(table->boardAt(0)->worth(), QStringLiteral("∗3"));
        QCOMPARE(table->boardAt(1)->worth(), QStringLiteral("1/2"));
        // Left cuts the blue edge of the second board.
        session.choose(BoardModel::idOnTable(idText(games::edgeId(0)), 1));
        QCOMPARE(notationOf(session), QStringLiteral("nim:2,1 + hackenbush: + toads:T.F"));
        QCOMPARE(table->boardAt(1)->rowCount(), 1);         // the ground
        session.choose(BoardModel::idOnTable(id(0, 1), 0)); // Right takes the whole first heap
        QCOMPARE(notationOf(session), QStringLiteral("nim:0,1 + hackenbush: + toads:T.F"));
        session.undo();
        session.undo();
        QCOMPARE(notationOf(session), QString::fromLatin1(threeBoards));
    }

    /// The signs are those of the value's card, also below the boards.
    void valuesAddUp()
    {
        Session session;
        explore(session, "hackenbush:0-1r,1-2b + toads:TT..FF");
        QTRY_COMPARE(session.board()->worth(), QStringLiteral("−1/2\u202F+\u202F∗"));
        QCOMPARE(session.board()->boardAt(0)->worth(), QStringLiteral("−1/2"));
        QCOMPARE(session.board()->boardAt(0)->subtitle(), QStringLiteral("2 edges"));
        QVERIFY(session.board()->worthInWords().isEmpty());
        explore(session, "nim:3,5 + octal/code=0.77:7");
        QTRY_COMPARE(session.board()->worth(), QStringLiteral("∗6 + ∗2 = ∗4"));
        QCOMPARE(session.board()->worthInWords(), QStringLiteral("one Nim heap of 4 is worth the same"));
        explore(session, "nim:2 + octal/code=0.77:2");
        QTRY_COMPARE(session.board()->worthInWords(), QStringLiteral("an empty table is worth the same"));
    }

    /// What is marked lies on the board of its move, with the ids of that board.
    void marksAreShared()
    {
        Session session;
        explore(session, "nim:3,5 + octal/code=0.77:7");
        QTRY_VERIFY(!session.analyst()->isBusy());
        QTRY_VERIFY(!session.board()->boardAt(0)->marks().isEmpty());
        for (const QVariant& mark : session.board()->boardAt(0)->marks())
            for (const int row : mark.value<Mark>().pieces)
                QVERIFY(row >= 0 && row < session.board()->boardAt(0)->rowCount());
    }

    void gamesArePutTogether()
    {
        Session session;
        explore(session, "nim:3,5");
        QCOMPARE(session.addBoards(QStringLiteral("hackenbush:0-1b")), QString());
        QCOMPARE(notationOf(session), QStringLiteral("nim:3,5 + hackenbush:0-1b"));
        QVERIFY(session.mode() == Mode::Explore);
        session.negateBoard(1);
        QCOMPARE(notationOf(session), QStringLiteral("nim:3,5 + hackenbush:0-1r"));
        session.duplicateBoard(0);
        QCOMPARE(notationOf(session), QStringLiteral("nim:3,5 + nim:3,5 + hackenbush:0-1r"));
        session.moveBoard(2, 0);
        QCOMPARE(notationOf(session), QStringLiteral("hackenbush:0-1r + nim:3,5 + nim:3,5"));
        session.undo();
        QCOMPARE(notationOf(session), QStringLiteral("nim:3,5 + nim:3,5 + hackenbush:0-1r"));
        session.removeBoard(2);
        session.removeBoard(1);
        QCOMPARE(notationOf(session), QStringLiteral("nim:3,5"));
        QVERIFY(!session.addBoards(QStringLiteral("nim:x")).isEmpty());
        QVERIFY(!session.addBoards(QStringLiteral("12*nim:1")).isEmpty());
        session.dropBoards(QStringLiteral("nim:x"));
        QVERIFY(session.message().contains(QStringLiteral("column")));
        QCOMPARE(notationOf(session), QStringLiteral("nim:3,5"));
    }

    /// One convention holds for all.
    void conventionOfTheTable()
    {
        Session session;
        explore(session, "nim/misere:3");
        QCOMPARE(session.addBoards(QStringLiteral("octal/code=0.77:4")), QString());
        QCOMPARE(notationOf(session), QStringLiteral("nim/misere:3 + octal/misere/code=0.77:4"));
        QVERIFY(!session.addBoards(QStringLiteral("northcott:W..B")).isEmpty());
    }
};

GRUNDY_TEST(TestTable, models::test::run<TestTable>)
#include "tst_table.moc"
