// SPDX-License-Identifier: GPL-3.0-or-later

// Incentives of moves, their order, and the two rules of thumb for tables.

#include <QTest>

#include "games/catalogue.h"
#include "games/gains.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <algorithm>
#include <random>

using games::GamePtr;
using games::Hotstrat;

namespace {

struct LookedAtGains {
    games::Answer answer;
    std::optional<games::MoveGains> gains;
};

LookedAtGains lookAtGains(std::string_view text, theory::Mover mover = theory::Mover::Left)
{
    const GamePtr read = std::get<GamePtr>(games::parse(text));
    const GamePtr game = read->isPartizan() ? read->withMover(mover) : read;
    LookedAtGains looked{.answer = game->answer({}, {}), .gains = {}};
    looked.gains = games::gainsOf(*game, looked.answer, {});
    return looked;
}

/// Whether a >= b: Left wins their difference moving second, by search alone.
bool isWorthAtLeast(const std::string& a, const std::string& b)
{
    const auto ascii = [](std::string text) {
        for (const auto& [from, to] : {std::pair<std::string, std::string>{"↑", "^"}, {"↓", "v"}}) {
            for (auto at = text.find(from); at != std::string::npos; at = text.find(from))
                text.replace(at, from.size(), to);
        }
        return text;
    };
    const auto game = std::get<GamePtr>(games::parse("game:" + ascii(a) + " + -game:" + ascii(b)));
    const auto outcome = game->answer({.moves = false, .theoremsAllowed = false}, {}).verdict.outcome;
    return outcome == theory::Outcome::P || outcome == theory::Outcome::L;
}

} // namespace

class TestGains : public QObject {
    Q_OBJECT

private slots:
    void incentives()
    {
        const LookedAtGains looked = lookAtGains("game:{4|1} + game:{2|-2}");
        QVERIFY(looked.gains);
        QStringList texts;
        for (const std::size_t move : looked.gains->order)
            texts += QString::fromStdString(looked.gains->gains[move].incentive.value_or("?"));
        // 2 - {2|-2} = {4|0}, more than 4 - {4|1} = {3|0}; and {2|-2} + 2, {4|1} - 1 for Right.
        QCOMPARE(texts, (QStringList{"{4|0}", "{3|0}", "{4|0}", "{3|0}"}));
        QVERIFY(looked.gains->hottest);
        QCOMPARE(looked.gains->hottest->board, 1U);
        QCOMPARE(looked.gains->hottest->temperature, theory::Dyadic(2));
        QVERIFY(looked.gains->gains[looked.gains->order[0]].isHottest);
        QVERIFY(!looked.gains->gains[looked.gains->order[1]].isHottest);
    }

    /// The order never puts a worse incentive before a better one; the player to move comes first.
    void order()
    {
        std::mt19937_64 random(11);
        int compared = 0;
        for (int n = 0; n < 60; ++n) {
            const auto number = [&random] { return std::to_string(static_cast<int>(random() % 7) - 2); };
            const std::string text = "game:{" + number() + "," + number() + "*|" + number() + "} + game:{" +
                                     number() + "||" + number() + "|" + number() +
                                     "} + hackenbush:0-1b,1-2r,0-3g";
            const LookedAtGains looked =
                lookAtGains(text, n % 2 == 0 ? theory::Mover::Left : theory::Mover::Right);
            QVERIFY2(looked.gains, text.c_str());
            const auto& order = looked.gains->order;
            QCOMPARE(order.size(), looked.answer.moves.size());
            for (std::size_t i = 0; i + 1 < order.size(); ++i) {
                const auto& before = looked.answer.moves[order[i]].move.player;
                QVERIFY(before == looked.answer.mover ||
                        looked.answer.moves[order[i + 1]].move.player == before);
                for (std::size_t j = i + 1; j < order.size(); ++j) {
                    if (looked.answer.moves[order[j]].move.player != before)
                        continue;
                    const std::string& a = *looked.gains->gains[order[i]].incentive;
                    const std::string& b = *looked.gains->gains[order[j]].incentive;
                    if (a == b) {
                        QVERIFY(order[i] < order[j]); // ties keep their order
                        continue;
                    }
                    ++compared;
                    QVERIFY2(!isWorthAtLeast(b, a), (text + ": " + b + " before " + a).c_str());
                }
            }
        }
        QVERIFY(compared > 300);
    }

    void hotstrat_data()
    {
        QTest::addColumn<int>("judged");
        const auto row = [](const char* text, Hotstrat judged) {
            QTest::newRow(text) << static_cast<int>(judged);
        };
        row("game:{4|-4} + game:{1|-1}", Hotstrat::Wins);
        row("game:{1|-1} + game:{1|-1}", Hotstrat::NoMatter);
        row("game:{1|-1} + game:-7", Hotstrat::NoMatter);
    }

    void hotstrat()
    {
        QFETCH(const int, judged);
        const LookedAtGains looked = lookAtGains(QTest::currentDataTag());
        QVERIFY(looked.gains && looked.gains->hottest);
        QCOMPARE(static_cast<int>(looked.gains->hottest->hotstrat), judged);
    }

    /// Somewhere the rule is wrong, and what it says then is proven by the winning moves.
    void hotstratFails()
    {
        int failed = 0;
        std::mt19937_64 random(3);
        for (int n = 0; n < tests::repeated(2'000); ++n) {
            const auto number = [&random] { return std::to_string(static_cast<int>(random() % 13) - 6); };
            const LookedAtGains looked = lookAtGains(
                "game:{" + number() + "||" + number() + "|" + number() + "} + game:{" + number() + "|" +
                number() + "||" + number() + "} + game:{" + number() + "|" + number() + "}");
            if (!looked.gains || !looked.gains->hottest)
                continue;
            bool wins = false;
            for (std::size_t move = 0; move < looked.answer.moves.size(); ++move)
                wins = wins || (looked.answer.moves[move].winning && looked.gains->gains[move].isHottest &&
                                looked.answer.moves[move].move.player == theory::Mover::Left);
            const Hotstrat judged = looked.gains->hottest->hotstrat;
            QCOMPARE(judged == Hotstrat::Wins, wins);
            QCOMPARE(judged == Hotstrat::NoMatter, looked.answer.winning == 0);
            failed += judged == Hotstrat::Fails ? 1 : 0;
        }
        QVERIFY(failed > 0 || tests::isSanitized);
    }

    void sente()
    {
        // Left threatens to take 9: what his move leaves is hotter than all that is there.
        const LookedAtGains looked = lookAtGains("game:{9|0||-1} + game:{1|-1}");
        QVERIFY(looked.gains && looked.gains->hottest);
        for (std::size_t move = 0; move < looked.answer.moves.size(); ++move) {
            const games::Move& played = looked.answer.moves[move].move;
            const bool threatens = played.player == theory::Mover::Left && played.action.board() == 1;
            QCOMPARE(looked.gains->gains[move].isSente, threatens);
        }
    }

    void nothing()
    {
        QVERIFY(!lookAtGains("nim:3,5").gains);
        QVERIFY(!lookAtGains("game/misere:{1|-1}").gains);
    }
};

GRUNDY_TEST(TestGains, tests::runIn<QCoreApplication, TestGains>)
#include "tst_gains.moc"
