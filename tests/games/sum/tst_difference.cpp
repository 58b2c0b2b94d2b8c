// SPDX-License-Identifier: GPL-3.0-or-later

// G − H on the table: who wins it tells how the two compare, and where the boards pair off every move has its
// mirror image.

#include <QTest>

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/sum/difference.h"
#include "games/sum/sum.h"
#include "support/testprogram.h"

using games::GamePtr;

namespace {

GamePtr comparedGame(std::string_view text)
{
    const games::Parsed parsed = games::parse(text);
    const auto* const game = std::get_if<GamePtr>(&parsed);
    return game == nullptr ? nullptr : *game;
}

GamePtr differenceGame(std::string_view g, std::string_view h)
{
    const auto made = games::differenceOf(comparedGame(g), comparedGame(h));
    const auto* const game = std::get_if<GamePtr>(&made);
    return game == nullptr ? nullptr : *game;
}

/// Whether the player to move loses however the boards are played, by looking at every line.
bool losesToMove(const games::Game& game)
{
    for (const games::Move& move : game.moves().moves) {
        const bool isOwn = move.player == theory::Mover::Either || move.player == game.mover();
        if (isOwn && losesToMove(*game.after(move)))
            return false;
    }
    return true;
}

/// Plays every line of the mover and answers each by its mirror image: whoever answers moves last.
void answerByMirror(const games::Game& table, int depth, int& answered)
{
    QVERIFY(games::mirrorPairs(table));
    if (depth == 0)
        return;
    for (const games::Move& move : table.moves().moves) {
        const auto reply = games::mirrorAnswer(table, move);
        QVERIFY2(reply, table.notation().c_str());
        const GamePtr after = table.after(move);
        QVERIFY(reply->player == theory::Mover::Either || reply->player == after->mover());
        ++answered;
        answerByMirror(*after->after(*reply), depth - 1, answered);
    }
}

} // namespace

class TestDifference : public QObject {
    Q_OBJECT

private slots:
    void orders_data()
    {
        QTest::addColumn<QString>("h");
        QTest::addColumn<int>("order"); // -1, 0, 1, and 2 for confused
        const auto row = [](const char* g, const char* h, int order) { QTest::newRow(g) << h << order; };
        row("nim:3,5", "nim:6", 0);
        row("nim:3", "nim:2", 2);
        row("hackenbush:0-1b", "hackenbush:0-1b,1-2r", 1);
        row("hackenbush:0-1b,1-2r", "hackenbush:0-1b", -1);
        row("hackenbush:0-1g,1-2b", "nim:1", 1); // the flower: up and *
        row("hackenbush:0-1b,0-2g", "game:1", 2);
        row("toads:TT.FF", "nim:1", 0); // Winning Ways: TT.FF is *
        row("game:{1|-1} + game:{1|-1}", "nim:", 0);
    }

    void orders()
    {
        QFETCH(const QString, h);
        QFETCH(const int, order);
        const GamePtr game = differenceGame(QTest::currentDataTag(), h.toStdString());
        QVERIFY(game);
        const auto found = games::orderBy(*game->answer({}, {}).verdict.outcome);
        QCOMPARE(found == std::partial_ordering::equivalent ? 0
                 : found == std::partial_ordering::less     ? -1
                 : found == std::partial_ordering::greater  ? 1
                                                            : 2,
                 order);
        // Plainly: who begins wins, Left and Right.
        const bool left = !losesToMove(*game->withMover(theory::Mover::Left));
        const bool right = !losesToMove(*game->withMover(theory::Mover::Right));
        QCOMPARE(left ? (right ? 2 : 1) : (right ? -1 : 0), order);
    }

    void boards()
    {
        QCOMPARE(differenceGame("nim:1 + hackenbush:0-1b", "toads:TT.F")->notation(),
                 std::string("nim:1 + hackenbush:0-1b + toads:T.FF"));
        const auto misere = games::differenceOf(comparedGame("nim/misere:1"), comparedGame("nim/misere:1"));
        QCOMPARE(std::get<games::NoDifference>(misere), games::NoDifference::Misere);
        const auto many = games::differenceOf(comparedGame("7*nim:1"), comparedGame("6*nim:1"));
        QCOMPARE(std::get<games::NoDifference>(many), games::NoDifference::TooMany);
    }

    void mirror_data()
    {
        QTest::addColumn<int>("depth");
        QTest::newRow("nim:3,2") << 3;
        QTest::newRow("toads:TT.FF") << 4;
        QTest::newRow("hackenbush:0-1b,1-2r,1-3g,0-4g") << 3;
        QTest::newRow("game:{3|*} + nim:2") << 3;
        QTest::newRow("octal/code=0.77:5 + skip/skips=1,2:2") << 2;
        QTest::newRow("northcott/moves=own:W..B") << 2;
    }

    void mirror()
    {
        QFETCH(const int, depth);
        const char* const text = QTest::currentDataTag();
        int answered = 0;
        answerByMirror(*differenceGame(text, text), depth, answered);
        QVERIFY(answered > 5);
    }

    void noMirror()
    {
        const GamePtr equal = differenceGame("nim:3,5", "nim:6");
        QVERIFY(!games::mirrorPairs(*equal));
        QVERIFY(!games::mirrorAnswer(*equal, equal->moves().moves.front()));
        QVERIFY(!games::mirrorPairs(*comparedGame("nim:1,1")));
        QVERIFY(!games::mirrorPairs(*comparedGame("hackenbush:0-1b + hackenbush:0-1b")));
    }
};

GRUNDY_TEST(TestDifference, tests::runIn<QCoreApplication, TestDifference>)
#include "tst_difference.moc"
