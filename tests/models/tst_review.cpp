// SPDX-License-Identifier: GPL-3.0-or-later
// The game of a session looked back at.

#include "models/sessions.h"

#include "games/catalogue.h"
#include "models/review/review.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QtTest>

using models::ReviewModel;
using models::Session;
using models::test::id;

namespace {

/// Takes from a heap so that `left` stay there.
void take(Session& session, quint32 heap, quint32 left)
{
    session.choose(id(heap, left + 1));
}

/// Anna takes 11→9 (right was 2), Bert 7→6, Anna 9→3 (nim-sum 0), Bert 5→0, Anna 6→3 and wins at last.
void playNim(Session& session)
{
    models::test::twoPeople(session, "nim:7,11,5");
    session.seat0()->setName(QStringLiteral("Anna"));
    session.seat1()->setName(QStringLiteral("Bert"));
    take(session, 1, 9);
    take(session, 0, 6);
    take(session, 1, 3);
    take(session, 2, 0);
    take(session, 0, 3);
    take(session, 0, 0);
    take(session, 1, 0);
}

/// A session of two people, and the review of its game.
struct Reviewed {
    Session session;
    ReviewModel review;

    Reviewed() { review.setSession(&session); }
    explicit Reviewed(const char* notation) : Reviewed() { models::test::twoPeople(session, notation); }
};

/// The game of Anna and Bert, open to be looked at and judged.
struct ReviewedNim : Reviewed {
    ReviewedNim()
    {
        playNim(session);
        review.open();
        QTRY_VERIFY(review.isDone());
    }
};

/// Who could win, from the beginning on.
QString course(const ReviewModel& review)
{
    QString all;
    for (int position = 0; position <= review.rowCount(); ++position)
        all += QString::number(review.winnerAt(position));
    return all;
}

QString signs(const ReviewModel& review)
{
    QString all;
    for (int row = 0; row < review.rowCount(); ++row)
        all += review.index(row).data(ReviewModel::SignRole).toString();
    return all;
}

} // namespace

class TestReviewModel : public QObject {
    Q_OBJECT

private slots:
    /// A try on a board of its own: a wrong one is answered there, and the game stays as it was.
    void theMoveIsToBeFound()
    {
        ReviewedNim game;
        ReviewModel& review = game.review;
        QVERIFY(review.isFindable());
        review.openFind();
        QVERIFY(review.isShown() && review.isFinding());
        models::FindMove& find = *review.find();
        Session& board = *find.board();
        QCOMPARE(find.count(), 2); // Anna's and Bert's
        QCOMPARE(find.task(), QStringLiteral("Anna was winning here. Find the move."));
        QCOMPARE(find.played(), QStringLiteral("Anna took 2 from the middle heap."));
        QCOMPARE(board.notation(), QStringLiteral("nim:7,11,5"));
        const auto isPale = [&board](quint32 stone) {
            const int row = board.board()->rowOf(id(1, stone));
            return board.board()->index(row).data(models::BoardModel::GoesRole).toBool();
        };
        QVERIFY(isPale(11) && isPale(10) && !isPale(9));

        take(board, 1, 10);
        QCOMPARE(find.phase(), models::FindMove::Phase::Judging);
        QTRY_COMPARE(find.phase(), models::FindMove::Phase::Answered);
        QVERIFY2(find.said().startsWith(QStringLiteral("That gives the win away: Bert took ")),
                 qPrintable(find.said()));
        QTRY_COMPARE(board.toMove(), 0); // the reply is made
        find.again();
        QCOMPARE(board.notation(), QStringLiteral("nim:7,11,5"));
        QVERIFY(find.said().isEmpty() && isPale(11));

        take(board, 1, 2);
        QTRY_COMPARE(find.phase(), models::FindMove::Phase::Right);
        QVERIFY2(find.said().startsWith(QStringLiteral(
                     "Yes! Whatever Bert does now, Anna can win. Then make piles of 1, 2, 4, 8,")),
                 qPrintable(find.said()));
        find.next();
        QCOMPARE(find.number(), 2);
        QCOMPARE(find.task(), QStringLiteral("Bert was winning here. Find the move."));
        QCOMPARE(board.notation(), QStringLiteral("nim:7,9,5"));
        QCOMPARE(board.toMove(), 1);
        QCOMPARE(game.session.notation(), QStringLiteral("nim:0,0,0"));
        review.open();
        QVERIFY(review.isShown() && !review.isFinding());
    }

    /// Where nobody gave a win away, all moves are shown.
    void nothingIsToBeFound()
    {
        Reviewed game("nim:1");
        take(game.session, 0, 0);
        QTRY_VERIFY(game.review.isDone());
        QVERIFY(!game.review.isFindable());
        game.review.openFind();
        QVERIFY(game.review.isShown() && !game.review.isFinding());
    }

    void init() { models::test::beginTest(); }

    void aGameToItsEndIsJudged()
    {
        Session session;
        ReviewModel review;
        const QAbstractItemModelTester tester(&review,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        review.setSession(&session);
        QVERIFY(!review.isOffered());
        playNim(session);
        QVERIFY(session.isOver() && review.isOffered());
        QTRY_VERIFY(review.isDone());
        QCOMPARE(signs(review), QStringLiteral("??%2%1%2%1%2").arg(QChar(0x2013), QChar(0x2713)));
        QCOMPARE(course(review), QStringLiteral("01000000"));
        QVERIFY(!review.secondCouldWin());
        QCOMPARE(review.mistakes(), 2);
        QCOMPARE(review.summary(), QStringLiteral("2 mistakes (Anna: 1, Bert: 1)."));
        QVERIFY(!review.isShown());
    }

    /// Against the computer alone its mistakes are chances.
    void signsAgainstTheComputer()
    {
        ReviewedNim reviewed;
        auto& [session, review] = reviewed;
        QVERIFY(!review.isAlone());
        QCOMPARE(review.sign(), QStringLiteral("?"));
        session.seat1()->setHuman(false);
        QVERIFY(review.isAlone());
        QCOMPARE(signs(review).left(2), QStringLiteral("?!"));
        const auto signOf = [&review = review](int turn) {
            return review.turns().at(turn).value<models::Turn>().sign;
        };
        QCOMPARE(signOf(0) + signOf(1), QStringLiteral("?!"));
    }

    void fromMistakeToMistake()
    {
        ReviewedNim reviewed;
        auto& [session, review] = reviewed;
        QVERIFY(review.isShown() && review.isAtMistake());
        QCOMPARE(review.current(), 0);
        QCOMPARE(review.sentence(),
                 QStringLiteral("Move 1, Anna: “take 2 from the middle heap” gives the win away. The winning "
                                "move was “take 9 from the middle heap”: nim-sum 0. Now “take 7 from the "
                                "middle heap” wins."));
        QCOMPARE(review.board()->notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(review.board()->marks().size(), 1);
        const auto mark = review.board()->marks().constFirst().value<models::Mark>();
        QVERIFY(mark.winning && mark.pieces.size() == 9);
        QCOMPARE(mark.label, QStringLiteral("take 9"));
        review.nextMistake();
        QCOMPARE(review.current(), 1);
        QCOMPARE(review.board()->notation(), QStringLiteral("nim:7,9,5"));
        review.nextMistake();
        QCOMPARE(review.current(), 0);
        review.previousMistake();
        QCOMPARE(review.current(), 1);
        review.setCurrent(3);
        QVERIFY(!review.isAtMistake());
        QCOMPARE(review.sentence(),
                 QStringLiteral("Move 4, Bert: “take 5 from the right heap”. No move would have won here."));
        QCOMPARE(session.notation(), QStringLiteral("nim:0,0,0")); // the game itself stayed
        review.setCurrent(99);
        QCOMPARE(review.current(), 3);
    }

    void playOnFromHere()
    {
        ReviewedNim reviewed;
        auto& [session, review] = reviewed;
        review.setCurrent(1);
        review.playOn();
        QVERIFY(!review.isShown());
        QCOMPARE(session.notation(), QStringLiteral("nim:7,9,5"));
        QVERIFY(review.isDone()); // going about changes nothing
        take(session, 1, 2);      // another game
        QVERIFY(!review.isDone());
        QCOMPARE(review.rowCount(), 2);
    }

    /// 1, 2, 2, 3 has nim-sum 2: three moves make it 0, on three heaps; all are drawn, one of them strong.
    void everyWinningMoveIsDrawn()
    {
        Reviewed reviewed("nim:1,2,2,3");
        auto& [session, review] = reviewed;
        take(session, 3, 2);
        review.open();
        QTRY_VERIFY(review.isDone());
        const auto marks = review.board()->marks();
        QCOMPARE(marks.size(), 3);
        int strong = 0;
        for (const QVariant& each : marks) {
            const auto mark = each.value<models::Mark>();
            QVERIFY(mark.winning);
            strong += mark.thin ? 0 : 1;
        }
        QCOMPARE(strong, 1);
        QVERIFY2(review.sentence().contains(QStringLiteral("(3 moves win)")), qPrintable(review.sentence()));
    }

    /// From a computer's mistake on the computer plays again: it does not wait for nobody.
    void playOnWhereTheComputerErred()
    {
        Reviewed reviewed("nim:3,4");
        auto& [session, review] = reviewed;
        take(session, 1, 3);
        take(session, 0, 2);
        take(session, 1, 2);
        take(session, 0, 0);
        session.seat1()->setHuman(false);
        review.open();
        QTRY_VERIFY(review.isDone());
        review.setCurrent(1);
        QCOMPARE(review.board()->notation(), QStringLiteral("nim:3,3"));
        review.playOn();
        QTRY_COMPARE(session.toMove(), 0);
        QVERIFY(!session.isThinking() && session.notation() != QLatin1String("nim:3,3"));
    }

    void aNewGameProposesTheBeginning()
    {
        Session session;
        playNim(session);
        QCOMPARE(session.newNotation(), QStringLiteral("nim:7,11,5"));
        session.setMisere(true);
        QCOMPARE(session.newNotation(), QStringLiteral("nim/misere:7,11,5"));
        QVERIFY(session.open(QStringLiteral("nim:2,1")));
        take(session, 0, 1);
        QCOMPARE(session.newNotation(), QStringLiteral("nim:2,1"));
        session.setMode(Mode::Explore);
        QCOMPARE(session.newNotation(), QStringLiteral("nim:1,1"));
    }

    void anUnfinishedGameAndAnother()
    {
        Reviewed reviewed("nim:3,5");
        auto& [session, review] = reviewed;
        take(session, 1, 4);
        QVERIFY(review.isOffered() && !review.isBusy() && !review.isDone());
        review.open();
        QTRY_VERIFY(review.isDone());
        QCOMPARE(signs(review), QStringLiteral("?"));
        QVERIFY(session.open(QStringLiteral("nim:4,4")));
        QVERIFY(!review.isShown() && !review.isOffered());
    }

    void noMistakes()
    {
        Reviewed reviewed("nim:2,1");
        auto& [session, review] = reviewed;
        take(session, 0, 1);
        take(session, 0, 0);
        take(session, 1, 0);
        QTRY_VERIFY(review.isDone());
        QCOMPARE(review.summary(), QStringLiteral("No mistakes: nobody gave a win away."));
        review.open();
        QCOMPARE(review.current(), 0);
        review.nextMistake();
        QCOMPARE(review.current(), 0);
    }

    void aLoadedGame()
    {
        {
            Session session;
            playNim(session);
        }
        Reviewed reviewed;
        auto& [session, review] = reviewed;
        QVERIFY(session.continueLast());
        QTRY_VERIFY(review.isDone());
        QCOMPARE(review.mistakes(), 2);
        ReviewModel later; // the page is made once the game is open
        later.setSession(&session);
        QTRY_VERIFY(later.isDone());
        QCOMPARE(later.summary(), QStringLiteral("2 mistakes (Anna: 1, Bert: 1)."));
    }

    /// Each position of a game that was read from a file gets its tag, not only every second one.
    void allTagsOfALoadedGame()
    {
        {
            Session session;
            playNim(session);
        }
        Session session;
        QVERIFY(session.continueLast());
        session.setMode(Mode::Explore);
        const auto tags = [&session] { return models::test::letters(*session.timeline()).join(QString()); };
        QTRY_COMPARE(tags(), QStringLiteral("NNNPNPNP"));
    }

    void theFenceGoesOut()
    {
        Reviewed reviewed("nim:1");
        auto& [session, review] = reviewed;
        session.seat1()->setHuman(false);
        session.seat1()->setLevel(Level::Fence);
        QCOMPARE(review.fenceSeat(), -1);
        take(session, 0, 0);
        QCOMPARE(review.fenceSeat(), 1);
        review.raiseFence();
        QCOMPARE(session.seat1()->fence(), 5);
        QCOMPARE(session.notation(), QStringLiteral("nim:1")); // the same game again
        QVERIFY(!session.isOver());
        review.raiseFence(); // once after a game
        QCOMPARE(session.seat1()->fence(), 5);
        QCOMPARE(review.fenceSeat(), -1);
        QCOMPARE(session.seat1()->levelText(), QStringLiteral("Fence 5: perfect once 5 pieces are left"));
        take(session, 0, 0); // won once more, by the same moves
        QCOMPARE(review.fenceSeat(), 1);
        QCOMPARE(review.nextFence(), 6);
        QVERIFY(session.open(QStringLiteral("nim/misere:1")));
        take(session, 0, 0); // the person has lost
        QVERIFY(session.isOver());
        QCOMPARE(review.fenceSeat(), -1);
    }
};

GRUNDY_TEST(TestReviewModel, models::test::run<TestReviewModel>)
#include "tst_review.moc"
