// SPDX-License-Identifier: GPL-3.0-or-later

// The counterexamples that the program finds are those of the texts' review.

#include "analysis/claims.h"
#include "games/catalogue.h"
#include "games/claims/claimpositions.h"
#include "games/plain/plainpartizan.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>

using theory::Outcome;

namespace {

const analysis::Claim& claimOf(std::string_view id)
{
    return *std::ranges::find(analysis::claims(), id, &analysis::Claim::id);
}

/// Lists of numbers from `least` on that rise and add up to `sum`.
void appendRising(unsigned long sum, unsigned long least, std::vector<unsigned long> list,
                  std::vector<std::vector<unsigned long>>& all)
{
    if (sum == 0)
        all.push_back(list);
    for (unsigned long next = least; next <= sum; ++next) {
        list.push_back(next);
        appendRising(sum - next, next, list, all);
        list.pop_back();
    }
}

std::vector<std::vector<unsigned long>> rising(unsigned long sum)
{
    std::vector<std::vector<unsigned long>> all;
    appendRising(sum, 1, {}, all);
    return all;
}

/// Nim's rule as the textbooks write it, in either convention.
char plainNimLetter(const std::vector<unsigned long>& heaps, bool misere)
{
    unsigned long sum = 0;
    unsigned long most = 0;
    for (const unsigned long heap : heaps) {
        sum ^= heap;
        most = std::max(most, heap);
    }
    if (misere && most <= 1)
        return heaps.size() % 2 == 1 ? 'P' : 'N';
    return sum == 0 ? 'P' : 'N';
}

struct Plain {
    std::uint64_t positions = 0;
    std::vector<std::string> failures{}; // "notation rule search"

    void note(const std::string& notation, char rule, char search)
    {
        ++positions;
        if (rule != search)
            failures.push_back(notation + " " + rule + " " + search);
    }
};

/// Lines of `total` counters at most, each a run, under a limit.
Plain plainLines(unsigned long total, unsigned long limit, bool normalToo)
{
    Plain plain;
    bruteforce::Values values;
    for (unsigned long sum = 1; sum <= total; ++sum) {
        for (const bool misere : {false, true}) {
            for (const auto& runs : rising(sum)) {
                std::string notation = "lines";
                notation += misere ? "/misere" : "";
                notation += "/max=" + std::to_string(limit) + ":";
                for (std::size_t i = 0; i < runs.size(); ++i)
                    notation += (i == 0 ? "" : "/") + std::string(runs[i], '1');
                if (misere || normalToo)
                    plain.note(notation, plainNimLetter(runs, misere),
                               values.of(notation).moverWins ? 'N' : 'P');
            }
        }
    }
    return plain;
}

/// Coins whose boxes' numbers add up to `total` at most.
Plain plainCoins(unsigned long total)
{
    Plain plain;
    bruteforce::Values values;
    for (unsigned long sum = 1; sum <= total; ++sum) {
        for (const bool misere : {false, true}) {
            for (const auto& coins : rising(sum)) {
                std::vector<unsigned long> boxes(coins.back() + 1, 0);
                for (const unsigned long coin : coins)
                    ++boxes[coin];
                const std::string notation = (misere ? "nimble/misere/coins=many:" : "nimble/coins=many:") +
                                             plainpartizan::list(boxes);
                plain.note(notation, plainNimLetter(coins, misere),
                           values.of(notation).moverWins ? 'N' : 'P');
            }
        }
    }
    return plain;
}

/// One row of at most `width` squares with a token each.
Plain plainRows(std::size_t width)
{
    Plain plain;
    plainpartizan::Turns turns;
    for (std::size_t squares = 2; squares <= width; ++squares) {
        for (std::size_t white = 0; white < squares; ++white) {
            for (std::size_t black = 0; black < squares; ++black) {
                std::string row(squares, '.');
                row[white] = 'W';
                row[black] = 'B';
                const bool touch = white + 1 == black || black + 1 == white;
                const std::string notation = "northcott/moves=right:" + row;
                if (white != black)
                    plain.note(notation, touch ? 'P' : 'N', turns.outcome(notation));
            }
        }
    }
    return plain;
}

std::vector<std::string> failuresOf(const analysis::ClaimCheck& check)
{
    std::vector<std::string> failures;
    for (const analysis::Mismatch& mismatch : check.counted.mismatches)
        failures.push_back(mismatch.notation + " " + mismatch.theory + " " + mismatch.search);
    return failures;
}

analysis::Claim variant(const std::string& name)
{
    return *analysis::variantClaim(*std::get<games::GamePtr>(analysis::variantSample(name)));
}

char letterOf(const std::optional<Outcome>& outcome)
{
    return outcome ? theory::letter(*outcome) : '-';
}

} // namespace

class TestClaims : public QObject {
    Q_OBJECT

private slots:
    void smallestCounterexample_data()
    {
        QTest::addColumn<std::string>("claim");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("letters"); // claimed, actual
        QTest::newRow("F1") << std::string("zero-first") << "nim:1"
                            << "PN";
        QTest::newRow("F6") << std::string("odd-singles") << "nim/misere:1"
                            << "NP";
        QTest::newRow("F7") << std::string("late-switch") << "nim/misere:1,2"
                            << "PN";
        QTest::newRow("F18") << std::string("powers-of-two") << "nim:2,4"
                             << "PN";
        QTest::newRow("F19") << std::string("outside-kernel") << "nim:1,1"
                             << "NP";
        QTest::newRow("F16") << std::string("no-line-strategy") << "lines/misere:111/1111/11111"
                             << "-N";
        QTest::newRow("F8") << std::string("skips-compared") << "skip/skips=0,1/ends=stones:1"
                            << "RN";
        QTest::newRow("limit") << std::string("limited-runs") << "lines/max=3:1/11111"
                               << "NP";
        QTest::newRow("F11") << std::string("many-coins") << "nimble/coins=many:0,2"
                             << "PN";
        QTest::newRow("F10") << std::string("drawn-row") << "dollar:0100101001"
                             << "NP";
        QTest::newRow("F9") << std::string("printed-product") << "primes:1440600"
                            << "--";
        QTest::newRow("F26") << std::string("never-whole-heap") << "twins:TH"
                             << "--";
        QTest::newRow("F3") << std::string("rightward-gaps") << "northcott/moves=right:W.B"
                            << "NL";
        QTest::newRow("F5") << std::string("ownward-gaps") << "northcott/moves=own:BW."
                            << "PL";
    }

    void smallestCounterexample()
    {
        QFETCH(std::string, claim);
        QFETCH(QString, position);
        QFETCH(QString, letters);
        if (games::findEntry(claimOf(claim).gameId) == nullptr)
            QSKIP("the catalogue has no such game");
        const auto finding = analysis::findCounterexample(claimOf(claim), {});
        QVERIFY(finding);
        const games::Parsed parsed = games::parse(position.toStdString());
        QVERIFY(std::holds_alternative<games::GamePtr>(parsed));
        QCOMPARE(QString::fromStdString(finding->notation),
                 QString::fromStdString(std::get<games::GamePtr>(parsed)->notation()));
        QCOMPARE(QString(QChar(letterOf(finding->claimed))) + QChar(letterOf(finding->actual)), letters);
        QVERIFY(finding->positions > 0);
    }

    /// Misère play tells positions apart that have the same Grundy value.
    void sameValueOtherWinner()
    {
        const auto finding = analysis::findCounterexample(claimOf("always-nim"), {});
        QVERIFY(finding);
        QVERIFY(finding->number >= 2);
        const auto check = [](const std::string& notation) {
            return claimOf("always-nim")
                .test(*std::get<games::GamePtr>(games::parse(notation)), solver::Job());
        };
        const auto published = check("grid/misere:1011/0111");
        QVERIFY(published);
        QCOMPARE(published->number, std::uint64_t{4});
        QVERIFY(!check("grid/misere:1111/0000/1111/1111"));
    }

    void details()
    {
        const auto late = analysis::findCounterexample(claimOf("late-switch"), {});
        QVERIFY(late);
        QCOMPARE(late->after, std::string("nim/misere:1,1"));
        QCOMPARE(games::gapsOf("northcott:W..B./.BW.."), (std::vector<std::uint64_t>{2, 0}));
        QCOMPARE(games::optionOf("skip/skips=1,20:3,4", "skips"), (std::vector<std::uint64_t>{1, 20}));
        QCOMPARE(games::runLengthsOf("lines/misere:1101/0/111"), (std::vector<std::uint64_t>{2, 1, 3}));
    }

    /// Rules that fail, counted to the end and compared with a plain recursion over the rules of the game.
    void failingRules_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<quint64>("upTo");
        QTest::newRow("lines") << std::string("lines/max=3") << quint64{9};
        QTest::newRow("lines, 2") << std::string("lines/max=2") << quint64{8};
        QTest::newRow("misère lines") << std::string("lines/misere/max=3") << quint64{11};
        QTest::newRow("coins") << std::string("nimble/coins=many") << quint64{8};
        QTest::newRow("rows") << std::string("northcott/moves=right") << quint64{5};
    }

    void failingRules()
    {
        QFETCH(const std::string, name);
        QFETCH(const quint64, upTo);
        const auto size = static_cast<unsigned long>(upTo);
        const Plain plain =
            name.starts_with("nimble") ? plainCoins(size)
            : name.starts_with("northcott")
                ? plainRows(size + 1)
                : plainLines(size, name.back() == '2' ? 2 : 3, name.find("misere") == std::string::npos);
        std::uint64_t told = 0;
        const auto check = analysis::checkClaim(variant(name), upTo, {}, [&](std::uint64_t n) { told = n; });
        QVERIFY(!check.counted.unsolved);
        QCOMPARE(check.counted.positions, plain.positions);
        QCOMPARE(told, plain.positions);
        QVERIFY(check.counted.mismatchCount <= analysis::mostMismatches);
        QVERIFY(!plain.failures.empty());
        QCOMPARE(failuresOf(check), plain.failures);
        QCOMPARE(check.first->notation, check.counted.mismatches.front().notation);
        QCOMPARE(analysis::findCounterexample(variant(name), {})->notation, check.first->notation);
    }

    /// The rule that the claim denies holds, and a limit that no run exceeds changes nothing.
    void rulesThatHold()
    {
        const auto denied = analysis::checkClaim(claimOf("no-line-strategy"), 10, {});
        QVERIFY(!denied.fails());
        QVERIFY(!denied.first);
        QCOMPARE(denied.counted.positions, std::uint64_t{1 + 2 + 3 + 5 + 7 + 11 + 15 + 22 + 30 + 42});
        QVERIFY(!analysis::checkClaim(variant("lines/max=8"), 8, {}).fails());
        QVERIFY(analysis::checkClaim(variant("lines/max=1"), 3, {}).fails());
    }

    void variants()
    {
        const auto sample = [](const char* name) { return analysis::variantSample(name); };
        QVERIFY(analysis::variantClaim(*std::get<games::GamePtr>(sample("skip/ends=stones")))->id ==
                "skips-compared");
        QVERIFY(analysis::variantClaim(*std::get<games::GamePtr>(sample("northcott/moves=own")))->id ==
                "ownward-gaps");
        for (const char* none : {"nim/misere", "nimble/coins=one", "takeaway/take=1,4",
                                 "northcott/moves=both", "northcott/misere/moves=right", "poker/adds=1,1"})
            QVERIFY2(!analysis::variantClaim(*std::get<games::GamePtr>(sample(none))), none);
        const games::Parsed bad = sample("lines/max=x");
        QCOMPARE(std::get<games::ParseError>(bad).column, std::size_t{11});
        QVERIFY(std::holds_alternative<games::ParseError>(sample("chess/max=3")));
    }

    void aStoppedCheckCountsNothing()
    {
        for (const std::uint64_t after : {1U, 5U, 20U}) {
            std::stop_source source;
            solver::Job job;
            job.stop = source.get_token();
            const auto check =
                analysis::checkClaim(variant("lines/max=3"), 12, job, [&](std::uint64_t positions) {
                    if (positions == after)
                        source.request_stop();
                });
            QCOMPARE(check.counted.positions, after);
            QVERIFY(check.counted.unsolved == (solver::Unsolved{solver::UnsolvedReason::Cancelled, after}));
        }
    }

    void aStoppedSearchFindsNothing()
    {
        std::stop_source stop;
        stop.request_stop();
        solver::Job job;
        job.stop = stop.get_token();
        QVERIFY(!analysis::findCounterexample(claimOf("no-line-strategy"), job));
    }
};

GRUNDY_TEST(TestClaims, tests::run<TestClaims>)
#include "tst_claims.moc"
