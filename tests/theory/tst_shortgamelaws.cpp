// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testprogram.h"
#include "theory/born.h"
#include "theory/gamereader.h"
#include "theory/plaingame.h"
#include "theory/shortgames/shortgame.h"

#include <QTest>
#include <rapidcheck.h>

using theory::Dyadic;
using theory::Player;
using theory::ShortGame;
using theory::ShortGames;

namespace {

/// A game twice: by definition and by value.
struct Twin {
    Plain plain;
    ShortGame value;
};

/// Some random games, each with up to three options a side among those before it.
std::vector<Twin> anyTwins(ShortGames& games, int count)
{
    std::vector<Twin> twins{{PlainGames::make({}, {}), {}}};
    while (static_cast<int>(twins.size()) < count) {
        std::vector<Plain> plain[2];
        std::vector<ShortGame> values[2];
        for (const int side : {0, 1}) {
            for (int option = *rc::gen::inRange(0, 4); option > 0; --option) {
                const Twin& twin = twins[*rc::gen::inRange<std::size_t>(0, twins.size())];
                plain[side].push_back(twin.plain);
                values[side].push_back(twin.value);
            }
        }
        twins.push_back({PlainGames::make(plain[0], plain[1]), *games.make(values[0], values[1])});
    }
    return twins;
}

std::vector<ShortGame> optionsOf(ShortGames& games, ShortGame game, Player mover)
{
    const auto options = *games.options(game, mover);
    return {options.begin(), options.end()};
}

bool hasDominated(ShortGames& games, ShortGame game, Player mover)
{
    const std::vector<ShortGame> options = optionsOf(games, game, mover);
    return std::ranges::any_of(options, [&](ShortGame a) {
        return std::ranges::any_of(options, [&](ShortGame b) { return a != b && *games.isAtMost(a, b); });
    });
}

bool hasReversible(ShortGames& games, ShortGame game)
{
    const auto isReversible = [&](ShortGame left) {
        return std::ranges::any_of(optionsOf(games, left, Player::Right),
                                   [&](ShortGame reply) { return *games.isAtMost(reply, game); });
    };
    const auto isReversibleOfRight = [&](ShortGame right) {
        return std::ranges::any_of(optionsOf(games, right, Player::Left),
                                   [&](ShortGame reply) { return *games.isAtMost(game, reply); });
    };
    return std::ranges::any_of(optionsOf(games, game, Player::Left), isReversible) ||
           std::ranges::any_of(optionsOf(games, game, Player::Right), isReversibleOfRight);
}

} // namespace

class TestShortGameLaws : public QObject {
    Q_OBJECT

private slots:
    void gamesBornByDay();
    void everyFormOfDayTwo();
    void closedFormsMatchTheirOptions();
    void randomGamesMatchTheDefinitions();
    void randomFormsAreCanonical();
};

/// 1, 4, 22, 1474: Siegel, Combinatorial Game Theory, III.1.
void TestShortGameLaws::gamesBornByDay()
{
    ShortGames games;
    std::vector<ShortGame> all{ShortGame{}};
    for (const std::size_t count : {4U, 22U, 1474U}) {
        all = born::nextDay(games, all);
        QCOMPARE(all.size(), count);
    }
    for (const ShortGame game : all)
        QVERIFY(games.birthday(game) <= 3);
}

/// All 256 forms with options born by day 1, in pairs.
void TestShortGameLaws::everyFormOfDayTwo()
{
    ShortGames games;
    PlainGames plain;
    const Plain zero = PlainGames::make({}, {});
    const std::vector<Plain> plainOptions{zero, PlainGames::make({zero}, {}), PlainGames::make({}, {zero}),
                                          PlainGames::make({zero}, {zero})};
    const std::vector<ShortGame> options{ShortGame{}, *games.named({.number = 1}),
                                         *games.named({.number = -1}), *games.named({.star = {1}})};
    std::vector<Twin> twins;
    for (unsigned choice = 0; choice < 256; ++choice) {
        std::vector<Plain> plainSides[2];
        std::vector<ShortGame> sides[2];
        for (unsigned bit = 0; bit < 8; ++bit) {
            if ((choice >> bit & 1U) == 0)
                continue;
            plainSides[bit / 4].push_back(plainOptions[bit % 4]);
            sides[bit / 4].push_back(options[bit % 4]);
        }
        twins.push_back({PlainGames::make(plainSides[0], plainSides[1]), *games.make(sides[0], sides[1])});
    }
    for (const Twin& a : twins) {
        for (const Twin& b : twins) {
            QCOMPARE(*games.isAtMost(a.value, b.value), plain.isAtMost(a.plain, b.plain));
            QCOMPARE(games.outcome(*games.sum(a.value, b.value)), plain.outcome(plain.sum(a.plain, b.plain)));
        }
    }
}

/// For every closed form in a range, against the game that its options spell out by definition.
void TestShortGameLaws::closedFormsMatchTheirOptions()
{
    ShortGames games;
    PlainGames plain;
    std::map<ShortGame, Plain> spelled;
    const auto spell = [&](const auto& self, ShortGame game) -> Plain {
        if (const auto known = spelled.find(game); known != spelled.end())
            return known->second;
        std::vector<Plain> sides[2];
        for (const Player mover : {Player::Left, Player::Right}) {
            for (const ShortGame option : optionsOf(games, game, mover))
                sides[mover == Player::Right].push_back(self(self, option));
        }
        return spelled[game] = PlainGames::make(sides[0], sides[1]);
    };
    std::vector<ShortGame> closed;
    for (int quarters = -3; quarters <= 3; ++quarters) {
        for (int ups = -3; ups <= 3; ++ups) {
            for (std::uint64_t star = 0; star < 4; ++star)
                closed.push_back(*games.named({Dyadic(quarters, 2), ups, {star}}));
        }
    }
    for (const ShortGame a : closed) {
        QVERIFY(!hasDominated(games, a, Player::Left) && !hasDominated(games, a, Player::Right));
        QVERIFY(!hasReversible(games, a));
        QCOMPARE(*games.make(*games.options(a, Player::Left), *games.options(a, Player::Right)), a);
        for (const ShortGame b : closed)
            QCOMPARE(*games.isAtMost(a, b), plain.isAtMost(spell(spell, a), spell(spell, b)));
    }
}

void TestShortGameLaws::randomGamesMatchTheDefinitions()
{
    QVERIFY(rc::check("outcome, order, sum and negative are those of the definitions", [] {
        ShortGames games;
        PlainGames plain;
        const std::vector<Twin> twins = anyTwins(games, *rc::gen::inRange(8, 28));
        for (const Twin& a : twins) {
            RC_ASSERT(games.outcome(a.value) == plain.outcome(a.plain));
            for (const Twin& b : twins) {
                RC_ASSERT(*games.isAtMost(a.value, b.value) == plain.isAtMost(a.plain, b.plain));
                RC_ASSERT((a.value == b.value) == plain.isEqual(a.plain, b.plain));
            }
        }
        const Twin& a = twins[twins.size() - 1];
        const Twin& b = twins[twins.size() - 2];
        const Twin& c = twins[*rc::gen::inRange<std::size_t>(0, twins.size())];
        const ShortGame sum = *games.sum(a.value, b.value);
        const Plain plainSum = plain.sum(a.plain, b.plain);
        RC_ASSERT(games.outcome(sum) == plain.outcome(plainSum));
        RC_ASSERT(*games.isAtMost(sum, c.value) == plain.isAtMost(plainSum, c.plain));
        RC_ASSERT((sum == c.value) == plain.isEqual(plainSum, c.plain));
        const ShortGame difference = *games.difference(a.value, b.value);
        RC_ASSERT(games.outcome(difference) == plain.outcome(plain.sum(a.plain, plain.negative(b.plain))));
        RC_ASSERT(*games.sum(difference, b.value) == a.value);
    }));
}

void TestShortGameLaws::randomFormsAreCanonical()
{
    QVERIFY(rc::check("no option is dominated or reversible, and texts read back", [] {
        ShortGames games;
        for (const Twin& twin : anyTwins(games, 9)) {
            const ShortGame game = *games.sum(twin.value, *games.named({Dyadic(3, 2), 1, {2}}));
            for (const ShortGame value : {twin.value, game, *games.negative(game)}) {
                const auto left = optionsOf(games, value, Player::Left);
                const auto right = optionsOf(games, value, Player::Right);
                RC_ASSERT(*games.make(left, right) == value);
                RC_ASSERT(!hasDominated(games, value, Player::Left));
                RC_ASSERT(!hasDominated(games, value, Player::Right));
                RC_ASSERT(!hasReversible(games, value));
                if (const auto text = games.text(value, 200)) {
                    ShortGames others;
                    const ShortGame other = GameReader(others, *text).read();
                    RC_ASSERT(*others.text(other) == *text);
                    RC_ASSERT(GameReader(games, *text).read() == value);
                }
            }
        }
    }));
}

GRUNDY_TEST(TestShortGameLaws, tests::runIn<QCoreApplication, TestShortGameLaws>)
#include "tst_shortgamelaws.moc"
