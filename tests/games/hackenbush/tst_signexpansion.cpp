// SPDX-License-Identifier: GPL-3.0-or-later
// Stalks as sign expansions, and red-blue trees put together from them.

#include "games/hackenbush/values/colonnumber.h"
#include "games/hackenbush/values/redbluetable.h"
#include "games/hackenbush/values/signexpansion.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <string>

using games::EdgeColour;
using games::HackenbushEdges;
using games::HackenbushGraph;
using theory::Dyadic;

namespace {

using Random = std::mt19937_64;

std::vector<bool> blues(const std::string& letters)
{
    std::vector<bool> blues;
    for (const char letter : letters)
        blues.push_back(letter == 'b');
    return blues;
}

std::vector<bool> blues(unsigned long bits, std::size_t length)
{
    std::vector<bool> blues;
    for (std::size_t i = 0; i < length; ++i)
        blues.push_back((bits >> i & 1) != 0);
    return blues;
}

/// Every edge up to the first change of colour is worth 1, every later one half of the one before.
Dyadic signRule(const std::vector<bool>& blues)
{
    Dyadic sum;
    unsigned power = 0;
    for (const bool isBlue : blues) {
        power += power > 0 || isBlue != blues.front() ? 1 : 0;
        sum += Dyadic(isBlue ? 1 : -1, power);
    }
    return sum;
}

HackenbushGraph stalk(const std::vector<bool>& blues)
{
    HackenbushEdges edges;
    for (std::uint32_t i = 0; i < blues.size(); ++i)
        edges.push_back({i, i + 1, blues[i] ? EdgeColour::Blue : EdgeColour::Red});
    return {static_cast<std::uint32_t>(blues.size() + 1), std::move(edges)};
}

std::vector<bool> randomBlues(Random& random, std::size_t length)
{
    const auto every = 2 + random() % 4;
    std::vector<bool> blues;
    for (std::size_t i = 0; i < length; ++i)
        blues.push_back(random() % every == 0);
    return blues;
}

} // namespace

class TestSignExpansion : public QObject {
    Q_OBJECT

private slots:
    void theTextsStalk();
    void everyShortStalk();
    void longStalks();
    void sumsOfTrees();
    void forestsOfAllShapes();
};

void TestSignExpansion::theTextsStalk()
{
    QCOMPARE(text(games::stalkValue(blues("bbrrb"))), "11/8");
    QCOMPARE(text(games::stalkValue(blues("brrbb"))), "7/16");
    QCOMPARE(text(games::stalkValue({})), "0");
}

void TestSignExpansion::everyShortStalk()
{
    std::size_t count = 0;
    for (std::size_t length = 0; length <= 10; ++length) {
        for (unsigned long bits = 0; bits < 1UL << length; ++bits) {
            const auto signs = blues(bits, length);
            const Dyadic value = games::stalkValue(signs);
            QCOMPARE(text(value), text(signRule(signs)));
            QCOMPARE(games::stalkOf(value), signs);
            const auto table = games::redBlueTable(stalk(signs), {});
            QCOMPARE(text(std::get<Dyadic>(table)), text(value));
            QCOMPARE(text(games::ColonNumber(value).number()), text(value));
            ++count;
        }
    }
    QCOMPARE(count, 2047U);
}

void TestSignExpansion::longStalks()
{
    Random random(4);
    for (const std::size_t length : {63U, 64U, 65U, 127U, 128U, 129U, 1000U, 100'000U}) {
        const auto signs = randomBlues(random, length);
        const Dyadic value = games::stalkValue(signs);
        QVERIFY(games::stalkOf(value) == signs);
        QVERIFY(games::forestValue(stalk(signs)) == value);
        games::ColonNumber number;
        for (std::size_t i = length; i-- > 0;)
            number.putUnder(signs[i] ? EdgeColour::Blue : EdgeColour::Red);
        QVERIFY(number.number() == value);
        if (length <= 1000)
            QVERIFY(signRule(signs) == value);
    }
}

void TestSignExpansion::sumsOfTrees()
{
    Random random(5);
    for (int round = 0; round < tests::repeated(2000); ++round) {
        const auto first = randomBlues(random, random() % 150);
        const auto second = randomBlues(random, random() % 150);
        games::ColonNumber number(games::stalkValue(first));
        number.add(games::ColonNumber(games::stalkValue(second)));
        Dyadic value = games::stalkValue(first) + games::stalkValue(second);
        QVERIFY(number.number() == value);
        for (int edge = 0; edge < 20; ++edge) {
            auto signs = games::stalkOf(value);
            signs.insert(signs.begin(), random() % 3 == 0);
            value = games::stalkValue(signs);
            number.putUnder(signs.front() ? EdgeColour::Blue : EdgeColour::Red);
        }
        QVERIFY(number.number() == value);
    }
}

/// A tree beside its mirror image is worth 0; a stalk with a leg at each joint is built from its tip.
void TestSignExpansion::forestsOfAllShapes()
{
    Random random(6);
    const std::uint32_t size = 20'000;
    for (const std::uint32_t reach : {1U, 5U, 300U, size}) {
        HackenbushEdges edges;
        for (std::uint32_t joint = 1; joint <= size; ++joint) {
            const auto below = joint - 1 - static_cast<std::uint32_t>(random() % std::min(joint, reach));
            const bool isBlue = random() % 2 == 0;
            edges.push_back({below, joint, isBlue ? EdgeColour::Blue : EdgeColour::Red});
            edges.push_back(
                {below == 0 ? 0 : below + size, joint + size, isBlue ? EdgeColour::Red : EdgeColour::Blue});
        }
        const HackenbushGraph graph = HackenbushGraph::compact(edges);
        QVERIFY(graph.isForest());
        QCOMPARE(text(games::forestValue(graph)), "0");
    }
}

GRUNDY_TEST(TestSignExpansion, tests::run<TestSignExpansion>)
#include "tst_signexpansion.moc"
