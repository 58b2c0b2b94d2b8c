// SPDX-License-Identifier: GPL-3.0-or-later

// The computer's turn where the answer needs a large table: it waits for the one that is being filled, and
// plays what it sees where there will be none.

#include "games/catalogue.h"
#include "models/sessions.h"

using namespace models;
using namespace models::test;

namespace {

/// The table of the full board takes longer than any first thought.
constexpr auto sixBySix = "grid/misere:111111/111111/111111/111111/111111/111111";
/// 33 stones: a table of 1 GiB.
constexpr auto large = "grid/misere:111111/111111/111111/111111/111111/111000";
/// What a computer thinks that neither waits nor heeds that the analysis has ended: 0.5, 1, 2, 4 and 8 s. One
/// that does is done after 1.4 s.
constexpr int allThoughtsMs = 15'000;

void computerBegins(Session& session, const char* notation)
{
    session.seat1()->setLevel(Level::Perfect);
    QVERIFY(session.newGame(QString::fromLatin1(notation), 1));
    QVERIFY(session.isThinking());
}

} // namespace

class TestOpponent : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void waitsForTheTable()
    {
        Session session;
        computerBegins(session, large);
        QVERIFY(session.analyst()->isFillingTable());
        QTRY_VERIFY(!session.isThinking());
        QCOMPARE(session.toMove(), 0);
        QCOMPARE(session.note(), QString());
        const auto before = session.positions().node(0);
        const auto after = session.positions().currentNode();
        QVERIFY(before.outcome.has_value());
        const games::Answer answer =
            after.game->answer({.moves = false, .grundy = false, .remoteness = false}, {});
        QVERIFY(before.outcome != theory::Outcome::N || answer.verdict.outcome == theory::Outcome::P);
    }

    void playsWhatItSeesOnceCancelled()
    {
        Session session;
        session.analyst()->assumeFreeMemory(std::size_t{20} << 30);
        computerBegins(session, sixBySix);
        QTRY_VERIFY(session.analyst()->isAsking());
        QTest::qWait(3000); // more than the first thoughts take
        QVERIFY(session.isThinking());
        session.analyst()->fillTable();
        QTRY_VERIFY(session.analyst()->progress() > 0);
        QVERIFY(session.isThinking());
        session.analyst()->cancel();
        QVERIFY(session.isThinking()); // it still looks ahead
        QTRY_VERIFY_WITH_TIMEOUT(!session.isThinking(), allThoughtsMs);
        QCOMPARE(session.toMove(), 0);
    }

    void thinksNoLongerThanTheAnalysis()
    {
        Session session;
        session.analyst()->assumeFreeMemory(std::size_t{1} << 30);
        computerBegins(session, sixBySix);
        QTRY_VERIFY(session.analyst()->lacksMemory());
        session.analyst()->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isThinking(), allThoughtsMs);
        QCOMPARE(session.toMove(), 0);
        QCOMPARE(session.note(),
                 QStringLiteral("That was a guess: the computer could not solve the position in time."));
    }

    void othersDoNotWait()
    {
        Session session;
        session.seat1()->setLevel(Level::Random);
        QVERIFY(session.newGame(QString::fromLatin1(sixBySix), 1));
        QTRY_VERIFY_WITH_TIMEOUT(!session.isThinking(), allThoughtsMs);
        QCOMPARE(session.toMove(), 0);
    }
};

GRUNDY_TEST(TestOpponent, models::test::run<TestOpponent>)
#include "tst_opponent.moc"
