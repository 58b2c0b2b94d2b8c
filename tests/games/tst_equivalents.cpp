// SPDX-License-Identifier: GPL-3.0-or-later

// The same heaps as positions of other games: each has these heaps and their Grundy value.

#include "games/plain/positions.h"

#include "games/lenses/equivalents.h"
#include "support/testprogram.h"

#include <algorithm>
#include <numeric>

namespace {

using Sizes = std::vector<std::uint64_t>;

Sizes sorted(Sizes sizes)
{
    std::erase(sizes, 0U);
    std::ranges::sort(sizes);
    return sizes;
}

std::uint64_t nimSum(const Sizes& sizes)
{
    return std::accumulate(sizes.begin(), sizes.end(), std::uint64_t{0}, std::bit_xor<>());
}

bool offers(const std::vector<games::Equivalent>& all, std::string_view gameId)
{
    return std::ranges::find(all, gameId, &games::Equivalent::gameId) != all.end();
}

QByteArray compared(const games::Equivalent& equivalent, const Sizes& sizes)
{
    const games::GamePtr game = positions::read(equivalent.notation);
    if (game == nullptr || game->notation() != equivalent.notation || game->info().id != equivalent.gameId)
        return "is no position";
    const games::Answer answer = game->answer({.remoteness = false}, {});
    const auto lens = game->lens(answer);
    if (!lens || sorted(games::sizesOf(*lens)) != sorted(sizes))
        return "has other heaps";
    return answer.verdict.grundy == nimSum(sizes) ? "" : "has another Grundy value";
}

} // namespace

class TestEquivalents : public QObject {
    Q_OBJECT

private slots:
    /// Several coins at a time: no coin is a heap, yet the position as a whole is one.
    void theWholePositionIsAHeap()
    {
        const games::GamePtr game = positions::read("nimble/coins=many:0,2,1");
        const games::Answer answer = game->answer({.remoteness = false}, {});
        const auto lens = game->lens(answer);
        QVERIFY(lens);
        QCOMPARE(games::sizesOf(*lens), Sizes{*answer.verdict.grundy});
        QCOMPARE(answer.moves.size(), std::size_t{4});
        for (const games::JudgedMove& judged : answer.moves) {
            const games::LensEffect effect = game->lensEffect(judged.move, answer);
            QCOMPARE(effect.before, *answer.verdict.grundy);
            QCOMPARE(effect.after, *judged.leaves.grundy);
        }
    }

    void haveTheSameHeaps()
    {
        std::mt19937_64 random(3);
        for (int round = 0; round < 300; ++round) {
            Sizes sizes(random() % 5);
            for (std::uint64_t& size : sizes)
                size = random() % 8;
            for (const games::Equivalent& equivalent : games::equivalents(sizes)) {
                const QByteArray problem = compared(equivalent, sizes);
                QVERIFY2(problem.isEmpty(), (equivalent.notation + " ").append(problem).c_str());
            }
        }
    }

    void everyGameIsOffered()
    {
        const auto all = games::equivalents({2, 3});
        for (const char* game :
             {"nim", "lines", "primes", "dollar", "nimble", "turtles", "twins", "staircase", "plane"})
            QVERIFY2(games::findEntry(game) == nullptr || offers(all, game), game);
        const auto notation = [&all](std::string_view game) {
            const auto found = std::ranges::find(all, game, &games::Equivalent::gameId);
            return found == all.end() ? std::string() : found->notation;
        };
        QCOMPARE(notation("nim"), std::string("nim:2,3"));
        QCOMPARE(notation("dollar"), std::string("dollar:010010100010"));
    }

    void whatCannotBeShownIsLeftOut()
    {
        QVERIFY(!offers(games::equivalents({2, 2}), "turtles"));
        QVERIFY(!offers(games::equivalents({2, 2}), "twins"));
        QVERIFY(offers(games::equivalents({0, 2, 0}), "turtles") || !games::findEntry("turtles"));
        const auto large = games::equivalents({1'000'000'000, 5});
        QVERIFY(offers(large, "nim"));
        for (const char* game : {"lines", "primes", "dollar", "nimble", "turtles", "twins"})
            QVERIFY2(!offers(large, game), game);
        QVERIFY(!offers(games::equivalents({59, 40}), "primes"));
        QVERIFY(games::equivalents({1'000'000'001}).empty());
        QVERIFY(offers(games::equivalents({}), "nim"));
    }

    void aLensOfEachBaseGame_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<QString>("sizes");
        QTest::newRow("nim") << "nim:7,0,5"
                             << "7,0,5";
        QTest::newRow("lines") << "lines:1101/111"
                               << "2,1,3";
        QTest::newRow("lines max") << "lines/max=1:111/11"
                                   << "1,0";
        QTest::newRow("takeaway") << "takeaway:10,7"
                                  << "2,3";
    }

    void aLensOfEachBaseGame()
    {
        QFETCH(QString, notation);
        QFETCH(QString, sizes);
        const games::GamePtr game = positions::read(notation.toStdString());
        QVERIFY(game);
        const games::Answer answer = game->answer({}, {});
        const auto lens = game->lens(answer);
        QVERIFY(lens);
        QStringList found;
        for (const std::uint64_t size : games::sizesOf(*lens))
            found.append(QString::number(size));
        QCOMPARE(found.join(','), sizes);
        for (const games::JudgedMove& judged : answer.moves) {
            const games::LensEffect effect = game->lensEffect(judged.move, answer);
            const auto heap = std::ranges::find(*lens, effect.key, &games::LensHeap::key);
            QVERIFY(heap != lens->end());
            QCOMPARE(effect.before, heap->size);
            QCOMPARE(*answer.verdict.grundy ^ effect.before ^ effect.after, *judged.leaves.grundy);
        }
    }
};

GRUNDY_TEST(TestEquivalents, tests::run<TestEquivalents>)
#include "tst_equivalents.moc"
