// SPDX-License-Identifier: GPL-3.0-or-later
// Thermographs against published ones and against cooled games, stops against play, and atomic weights.

#include "support/testprogram.h"
#include "theory/plaingame.h"
#include "theory/shortgames/atomicweight.h"
#include "theory/shortgames/equalforms.h"
#include "theory/shortgames/thermograph.h"
#include "theory/shortgames/writtenform.h"

#include <QTest>

#include <algorithm>
#include <random>

using theory::Dyadic;
using theory::Player;
using theory::ShortGame;
using theory::ShortGames;
using theory::Thermograph;
using theory::Thermographs;
using theory::Wall;

namespace {

std::string wallText(const Wall& wall)
{
    std::string text;
    for (const theory::WallPoint& point : wall)
        text += (text.empty() ? "" : " ") + theory::text(point.value) + "@" + theory::text(point.temperature);
    return text;
}

Dyadic valueAt(const Wall& wall, const Dyadic& temperature)
{
    for (std::size_t i = 0; i + 1 < wall.size(); ++i) {
        if (wall[i + 1].temperature < temperature)
            continue;
        const Dyadic rise = temperature - wall[i].temperature;
        if (wall[i].value == wall[i + 1].value)
            return wall[i].value;
        return wall[i].value < wall[i + 1].value ? wall[i].value + rise : wall[i].value - rise;
    }
    return wall.back().value;
}

/// The game in which every move costs `tax`: {G^L - tax | G^R + tax}, and the mean once that is frozen.
class Cooled {
public:
    Cooled(ShortGames& games, Thermographs& graphs, Dyadic tax)
        : m_games(games), m_graphs(graphs), m_tax(std::move(tax))
    {
    }

    ShortGame of(ShortGame game)
    {
        const Thermograph& graph = *m_graphs.of(game);
        if (m_tax > graph.temperature)
            return *m_games.named({.number = graph.mean});
        const auto side = [&](Player mover) {
            const auto options = *m_games.options(game, mover);
            std::vector<ShortGame> all(options.begin(), options.end());
            const ShortGame cost = *m_games.named({.number = mover == Player::Left ? -m_tax : m_tax});
            for (ShortGame& option : all)
                option = *m_games.sum(of(option), cost);
            return all;
        };
        return *m_games.make(side(Player::Left), side(Player::Right));
    }

private:
    ShortGames& m_games;
    Thermographs& m_graphs;
    Dyadic m_tax;
};

/// The number at which play ends: of a game that equals a number it is that; else the mover goes to the best
/// of what the opponent then makes of it.
Dyadic stopByPlay(ShortGames& games, const Plain& form, ShortGame (*valueOf)(ShortGames&, const Plain&),
                  Player mover)
{
    if (const auto number = games.number(valueOf(games, form)))
        return *number;
    std::optional<Dyadic> best;
    for (const Plain& option : mover == Player::Left ? form->left : form->right) {
        const Dyadic stop = stopByPlay(games, option, valueOf, theory::opponentOf(mover));
        if (!best || (mover == Player::Left ? stop > *best : stop < *best))
            best = stop;
    }
    return *best;
}

ShortGame valueOf(ShortGames& games, const Plain& form)
{
    std::vector<ShortGame> left;
    std::vector<ShortGame> right;
    for (const Plain& option : form->left)
        left.push_back(valueOf(games, option));
    for (const Plain& option : form->right)
        right.push_back(valueOf(games, option));
    return *games.make(left, right);
}

Plain plainInteger(int number)
{
    Plain game = PlainGames::make({}, {});
    for (int n = 0; n < std::abs(number); ++n)
        game = number > 0 ? PlainGames::make({game}, {}) : PlainGames::make({}, {game});
    return game;
}

Plain randomForm(std::mt19937_64& random, int depth)
{
    const auto integer = [&] { return plainInteger(static_cast<int>(random() % 7) - 3); };
    if (depth == 0)
        return integer();
    std::vector<Plain> sides[2];
    for (auto& side : sides) {
        for (std::size_t options = 1 + random() % 2; options > 0; --options)
            side.push_back(random() % 3 == 0 ? integer() : randomForm(random, depth - 1));
    }
    return PlainGames::make(sides[0], sides[1]);
}

/// Hot as a rule, with ends that are numbers.
ShortGame randomGame(ShortGames& games, std::mt19937_64& random)
{
    return valueOf(games, randomForm(random, 2 + static_cast<int>(random() % 2)));
}

/// All-small: 0 and * alone at the ends, and options for both everywhere else.
ShortGame randomSmall(ShortGames& games, std::mt19937_64& random, int depth)
{
    if (depth == 0)
        return *games.named({.ups = static_cast<int>(random() % 3) - 1, .star = {random() % 3}});
    std::vector<ShortGame> sides[2];
    for (auto& side : sides) {
        for (std::size_t options = 1 + random() % 2; options > 0; --options)
            side.push_back(
                randomSmall(games, random, static_cast<int>(random() % static_cast<unsigned>(depth))));
    }
    return *games.make(sides[0], sides[1]);
}

} // namespace

class TestThermograph : public QObject {
    Q_OBJECT

private slots:
    void published_data();
    void published();
    void wallsAreStopsOfCooledGames();
    void stopsAreThoseOfPlay();
    void sumsOfMeans();
    void weights_data();
    void weights();
    void sumsOfWeights();
    void equalForms_data();
    void equalForms();
};

/// {4|1} and {2||1|0} are worked by hand; switches, tiny and infinitesimals: Winning Ways, chapters 5 and 6;
/// {3|*} is the switch 3/2 ± 3/2 but for a star; temperatures of numbers: Siegel, II.5.
void TestThermograph::published_data()
{
    QTest::addColumn<QString>("mean");
    QTest::addColumn<QString>("temperature");
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    const auto row = [](const char* game, const char* mean, const char* temperature, const char* left,
                        const char* right) { QTest::newRow(game) << mean << temperature << left << right; };
    row("{4|1}", "5/2", "3/2", "4@0 5/2@3/2", "1@0 5/2@3/2");
    row("{2||1|0}", "5/4", "3/4", "2@0 5/4@3/4", "1@0 1@1/2 5/4@3/4");
    row("{3|*}", "3/2", "3/2", "3@0 3/2@3/2", "0@0 3/2@3/2");
    row("{1|-1}", "0", "1", "1@0 0@1", "-1@0 0@1");
    row("{7|5||3|-9}", "3", "3", "5@0 5@1 3@3", "3@0 3@3");
    row("{0||0|-2}", "0", "0", "0@0", "0@0");
    row("{6|0}", "3", "3", "6@0 3@3", "0@0 3@3");
    row("^", "0", "0", "0@0", "0@0");
    row("1*", "1", "0", "1@0", "1@0");
    row("{1|1/2}", "3/4", "1/4", "1@0 3/4@1/4", "1/2@0 3/4@1/4");
    row("3", "3", "-1", "3@0", "3@0");
    row("5/8", "5/8", "-1/8", "5/8@0", "5/8@0");
}

void TestThermograph::published()
{
    QFETCH(const QString, mean);
    QFETCH(const QString, temperature);
    QFETCH(const QString, left);
    QFETCH(const QString, right);
    ShortGames games;
    Thermographs graphs(games);
    const Thermograph& graph = *graphs.of(*theory::readValue(QTest::currentDataTag(), games));
    QCOMPARE(QString::fromStdString(theory::text(graph.mean)), mean);
    QCOMPARE(QString::fromStdString(theory::text(graph.temperature)), temperature);
    QCOMPARE(QString::fromStdString(wallText(graph.left)), left);
    QCOMPARE(QString::fromStdString(wallText(graph.right)), right);
}

void TestThermograph::wallsAreStopsOfCooledGames()
{
    std::mt19937_64 random(3);
    for (int n = 0; n < 300; ++n) {
        ShortGames games;
        Thermographs graphs(games);
        const ShortGame game = randomGame(games, random);
        const Thermograph& graph = *graphs.of(game);
        for (int eighths = 1; eighths < 30; eighths += 1 + static_cast<int>(random() % 4)) {
            const Dyadic tax(eighths, 3);
            const ShortGame cooled = Cooled(games, graphs, tax).of(game);
            QVERIFY2(games.leftStop(cooled) == valueAt(graph.left, tax), games.text(game)->c_str());
            QVERIFY2(games.rightStop(cooled) == valueAt(graph.right, tax), games.text(game)->c_str());
        }
    }
}

void TestThermograph::stopsAreThoseOfPlay()
{
    std::mt19937_64 random(4);
    for (int n = 0; n < 300; ++n) {
        ShortGames games;
        Thermographs graphs(games);
        const Plain form = randomForm(random, 3);
        const ShortGame game = valueOf(games, form);
        QCOMPARE(games.leftStop(game), stopByPlay(games, form, valueOf, Player::Left));
        QCOMPARE(games.rightStop(game), stopByPlay(games, form, valueOf, Player::Right));
        QCOMPARE(graphs.of(game)->left.front().value, games.leftStop(game));
        QCOMPARE(graphs.of(game)->right.front().value, games.rightStop(game));
    }
}

/// Means add, no sum is hotter than the hottest part, and the stops of many copies lie within a temperature
/// of as many means.
void TestThermograph::sumsOfMeans()
{
    std::mt19937_64 random(5);
    for (int n = 0; n < 200; ++n) {
        ShortGames games;
        Thermographs graphs(games);
        const ShortGame a = randomGame(games, random);
        const ShortGame b = randomGame(games, random);
        const Thermograph sum = *graphs.of(*games.sum(a, b));
        QCOMPARE(sum.mean, graphs.of(a)->mean + graphs.of(b)->mean);
        QVERIFY(sum.temperature <= std::max(graphs.of(a)->temperature, graphs.of(b)->temperature));
        const ShortGame twice = *games.sum(a, a);
        const ShortGame fourTimes = *games.sum(twice, twice);
        const Dyadic mean = graphs.of(a)->mean;
        const Dyadic off = games.leftStop(fourTimes) - mean - mean - mean - mean;
        QVERIFY(off >= Dyadic(0) && off <= std::max(graphs.of(a)->temperature, Dyadic(0)));
    }
}

/// Winning Ways, chapter 8: ups weigh 1, stars 0, up-second 0; the rest by its rule, by hand.
void TestThermograph::weights_data()
{
    QTest::addColumn<QString>("weight");
    const auto row = [](const char* game, const char* weight) { QTest::newRow(game) << weight; };
    row("0", "0");
    row("*5", "0");
    row("^3*", "3");
    row("v2*4", "-2");
    row("{0|v*}", "0");
    row("{^2|v2}", "{0|0}=*");
    row("{^3|v3}", "{1|-1}");
    row("{^3|0}", "{1|2}=3/2");
}

void TestThermograph::weights()
{
    QFETCH(const QString, weight);
    ShortGames games;
    theory::AtomicWeights weights(games);
    const ShortGame game = *theory::readValue(QTest::currentDataTag(), games);
    QVERIFY(*weights.isAllSmall(game));
    QCOMPARE(QString::fromStdString(*games.text(*weights.of(game))), weight.section(QLatin1Char('='), -1));
    QVERIFY(!*weights.isAllSmall(*theory::readValue("{0||0|-2}", games)));
    QVERIFY(!*weights.isAllSmall(*theory::readValue("1*", games)));
}

/// Weights add, and whoever is two ahead wins (Winning Ways, chapter 8).
void TestThermograph::sumsOfWeights()
{
    std::mt19937_64 random(6);
    int ahead = 0;
    for (int n = 0; n < 400; ++n) {
        ShortGames games;
        theory::AtomicWeights weights(games);
        const ShortGame a = randomSmall(games, random, 3);
        const ShortGame b = randomSmall(games, random, 3);
        const ShortGame weight = *weights.of(a);
        const ShortGame sum = *weights.of(*games.sum(a, b));
        QVERIFY2(sum == *games.sum(weight, *weights.of(b)), games.text(a)->c_str());
        if (*games.isAtMost(*games.named({.number = 2}), weight)) {
            QVERIFY2(games.outcome(a) == theory::Outcome::L, games.text(a)->c_str());
            ++ahead;
        }
    }
    QVERIFY(ahead > 0);
}

void TestThermograph::equalForms_data()
{
    QTest::addColumn<QString>("forms");
    const auto row = [](const char* game, const char* forms) { QTest::newRow(game) << forms; };
    row("{1|-1}", "±1");
    row("{4|1}", "5/2±3/2 5/2+{3/2|-3/2}");
    row("{0||0|-2}", "tiny-2");
    row("{2|0||0}", "miny-2");
    row("{2||1|0}", "5/4+{3/4|{-1/4|-5/4}}");
    row("^", "");
}

void TestThermograph::equalForms()
{
    QFETCH(const QString, forms);
    ShortGames games;
    QStringList found;
    for (const std::string& form :
         theory::equalForms(*theory::readValue(QTest::currentDataTag(), games), games))
        found.append(QString::fromStdString(form));
    QCOMPARE(found.join(QLatin1Char(' ')), forms);
}

GRUNDY_TEST(TestThermograph, tests::run<TestThermograph>)
#include "tst_thermograph.moc"
