// SPDX-License-Identifier: GPL-3.0-or-later
// The share of games that a move's player wins, against all games played out one by one.

#include "games/capabilities.h"
#include "models/sessions.h"

#include "models/analysis/gameshares.h"

#include <set>

using namespace models;
using namespace models::test;

namespace {

struct Games {
    double all = 0;
    double wonByMover = 0;
};

/// What every move leaves; in Line Nim moves to the same runs are one.
std::vector<games::GamePtr> optionsOf(const games::Game& game)
{
    std::set<std::vector<std::uint64_t>> seen;
    std::vector<games::GamePtr> options;
    for (const games::Move& move : game.moves().moves) {
        const games::GamePtr after = game.after(move);
        auto runs = games::runCountsOf(*after);
        while (!runs.empty() && runs.back() == 0)
            runs.pop_back();
        if (game.info().id != "lines" || seen.insert(runs).second)
            options.push_back(after);
    }
    return options;
}

/// Every line of play until somebody cannot move.
Games playedOut(const games::Game& game)
{
    const auto options = optionsOf(game);
    if (options.empty())
        return {1, game.play() == theory::Play::Misere ? 1.0 : 0.0};
    Games games;
    for (const games::GamePtr& after : options) {
        const Games next = playedOut(*after);
        games.all += next.all;
        games.wonByMover += next.all - next.wonByMover;
    }
    return games;
}

QString shareBy(const games::Game& after)
{
    const Games games = playedOut(after);
    const double won = games.all - games.wonByMover;
    const int percent = static_cast<int>(won / games.all * 100 + 0.5);
    if (percent == 0 && won > 0)
        return QStringLiteral("<1%");
    if (percent == 100 && won < games.all)
        return QStringLiteral(">99%");
    return QStringLiteral("%1%").arg(percent);
}

void compareAll(const GameShares& shares, const MovesModel& moves)
{
    const QStringList texts = shares.texts();
    QCOMPARE(texts.size(), moves.rowCount());
    for (int row = 0; row < moves.rowCount(); ++row)
        QCOMPARE(texts[row], shareBy(*moves.game()->after(moves.moveAt(row)->move)));
}

} // namespace

class TestGameShares : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void asPlayedOut_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* position :
             {"nim:3,2,1", "nim/misere:3,2,2", "takeaway:8", "lines/misere:11/111", "grid:110/011",
              "octal/code=0.77:6", "turtles:HTHH", "dag:3-2,3-1,2-1,2-0,1-0@3", "wythoff:2,3"})
            QTest::newRow(position) << QString::fromUtf8(position);
    }
    void asPlayedOut()
    {
        QFETCH(const QString, position);
        Session session;
        explore(session, qPrintable(position));
        GameShares shares;
        shares.setMoves(session.moves());
        shares.setProperty("asked", true);
        QTRY_VERIFY(shares.isOffered());
        compareAll(shares, *session.moves());
        if (QTest::currentTestFailed())
            return;
        session.playMove(0); // part of what was counted
        QTRY_VERIFY(session.moves()->rowCount() == 0 || !shares.texts().value(0).isEmpty());
        if (session.moves()->rowCount() > 0)
            compareAll(shares, *session.moves());
    }

    void notCounted_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("too many positions") << QStringLiteral("nim:50,50,50");
        QTest::newRow("too many moves") << QStringLiteral("nim:5000");
        QTest::newRow("partizan") << QStringLiteral("hackenbush:0-1b,1-2r");
    }
    void notCounted()
    {
        QFETCH(const QString, position);
        Session session;
        explore(session, "nim:1,2");
        GameShares shares;
        shares.setMoves(session.moves());
        shares.setProperty("asked", true);
        QTRY_VERIFY(shares.isOffered());
        QVERIFY(session.open(position));
        QTRY_VERIFY(!shares.isOffered());
        QVERIFY(shares.texts().isEmpty());
    }
};

GRUNDY_TEST(TestGameShares, models::test::run<TestGameShares>)
#include "tst_gameshares.moc"
