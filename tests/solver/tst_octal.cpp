// SPDX-License-Identifier: GPL-3.0-or-later
// Octal games and Grundy's game: values against a plain mex over all options, the published tables, and the
// period theorem, which must not prove too much.

#include "solver/meter.h"
#include "solver/sequences/octal.h"
#include "solver/sequences/octalterms.h"
#include "solver/sequences/prefixes.h"

#include "plain.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <random>

using solver::OctalRule;
using solver::OctalValues;

namespace {

OctalRule ruleOf(const std::string& code)
{
    if (code == "grundy")
        return OctalRule::grundysGame();
    OctalRule rule;
    for (const char c : code) {
        if (c != '.')
            rule.digits.push_back(static_cast<std::uint8_t>(c - '0'));
    }
    while (rule.digits.back() == 0)
        rule.digits.pop_back();
    return rule;
}

/// The rules word by word: from the heap to all options, and the least value that none of them has.
std::vector<std::uint32_t> plainValues(const OctalRule& rule, std::size_t count)
{
    std::vector<std::uint32_t> values;
    for (std::size_t heap = 0; heap < count; ++heap) {
        std::vector<std::uint64_t> options;
        for (std::size_t k = 0; k < rule.digits.size() && k <= heap; ++k) {
            const std::size_t rest = heap - k;
            const unsigned digit = rule.digits[k];
            if ((digit & 1U) != 0 && rest == 0 && k > 0)
                options.push_back(0);
            if ((digit & 2U) != 0 && rest > 0 && k > 0)
                options.push_back(values[rest]);
            for (std::size_t a = 1; (digit & 4U) != 0 && a < rest; ++a) {
                if (!rule.unequalOnly || 2 * a != rest)
                    options.push_back(values[a] ^ values[rest - a]);
            }
        }
        values.push_back(static_cast<std::uint32_t>(plain::mex(options)));
    }
    return values;
}

OctalValues solved(const OctalRule& rule, std::uint64_t largest)
{
    return std::get<OctalValues>(solver::octalValues(rule, largest, {}));
}

} // namespace

class TestOctal : public QObject {
    Q_OBJECT

private slots:
    void valuesAreTheMex_data();
    void valuesAreTheMex();
    void randomCodes();
    void tables_data();
    void tables();
    void periods_data();
    void periods();
    void aPeriodHoldsBeyondItsProof_data();
    void aPeriodHoldsBeyondItsProof();
    void tooShortAWindowProvesNothing();
    void unequalDivisionHasNoTheorem();
    void oneHugeHeap();
    void limits();
    void aStopEndsIt();
};

void TestOctal::valuesAreTheMex_data()
{
    QTest::addColumn<std::string>("code");
    for (const char* code :
         {"0.77", "0.07", "0.137",  "0.007", "0.6", "0.16", "0.15", "0.3",  "0.333",   "0.4",
          "0.1",  "0.52", "0.7777", "4.0",   "4.3", "4.7",  "4.17", "4.06", "0.00005", "grundy"})
        QTest::newRow(code) << std::string(code);
}

void TestOctal::valuesAreTheMex()
{
    QFETCH(const std::string, code);
    constexpr std::size_t count = 600;
    const auto plainly = plainValues(ruleOf(code), count);
    const OctalValues values = solved(ruleOf(code), count - 1);
    for (std::size_t heap = 0; heap < count; ++heap)
        QCOMPARE(values.at(heap), std::uint64_t{plainly[heap]});
}

void TestOctal::randomCodes()
{
    std::mt19937_64 random(5);
    for (int n = 0; n < tests::repeated(150); ++n) {
        OctalRule rule{{static_cast<std::uint8_t>(random() % 2 * 4)}, random() % 4 == 0};
        for (std::size_t k = 1 + random() % 5; k > 0; --k)
            rule.digits.push_back(static_cast<std::uint8_t>(random() % 8));
        rule.digits.push_back(static_cast<std::uint8_t>(1 + random() % 7));
        const auto plainly = plainValues(rule, 250);
        solver::OctalTerms terms(rule);
        solver::Meter meter({});
        QVERIFY(terms.extendTo(250, meter));
        QCOMPARE(terms.values(), plainly);
    }
}

void TestOctal::tables_data()
{
    QTest::addColumn<std::string>("code");
    QTest::addColumn<std::vector<std::uint32_t>>("values");
    using List = std::vector<std::uint32_t>;
    QTest::newRow("Winning Ways ch. 4, Kayles")
        << std::string("0.77")
        << List{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7,
                4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7,
                4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7};
    QTest::newRow("Winning Ways ch. 4, Dawson's Kayles")
        << std::string("0.07") << List{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1,
                                       3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2,
                                       4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4, 8};
    QTest::newRow("OEIS A002188, Grundy's game")
        << std::string("grundy")
        << List{0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0,
                4, 3, 0, 4, 1, 2, 3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5};
}

void TestOctal::tables()
{
    QFETCH(const std::string, code);
    QFETCH(const std::vector<std::uint32_t>, values);
    const OctalValues known = solved(ruleOf(code), values.size());
    for (std::size_t heap = 0; heap < values.size(); ++heap)
        QCOMPARE(known.at(heap), std::uint64_t{values[heap]});
}

/// Periods, and one more than the last exception. Kayles and Dawson's games: Winning Ways ch. 4; those with a
/// number: comments of the OEIS. The codes alone are what this program found, kept so that a change is seen.
void TestOctal::periods_data()
{
    QTest::addColumn<std::string>("code");
    QTest::addColumn<quint64>("period");
    QTest::addColumn<quint64>("preperiod");
    QTest::newRow("Kayles") << std::string("0.77") << quint64{12} << quint64{71};
    QTest::newRow("Dawson's chess") << std::string("0.137") << quint64{34} << quint64{52};
    QTest::newRow("Dawson's Kayles, a heap one larger") << std::string("0.07") << quint64{34} << quint64{53};
    QTest::newRow("OEIS A071435") << std::string("0.177") << quint64{20} << quint64{497};
    QTest::newRow("OEIS A071434") << std::string("0.1377") << quint64{24} << quint64{141};
    QTest::newRow("OEIS A071453") << std::string("0.117") << quint64{48} << quint64{47};
    QTest::newRow("OEIS A071452") << std::string("0.11377") << quint64{32} << quint64{187};
    QTest::newRow("OEIS A071464") << std::string("0.127") << quint64{4} << quint64{46'578};
    QTest::newRow("0.156") << std::string("0.156") << quint64{349} << quint64{3479};
    QTest::newRow("0.165") << std::string("0.165") << quint64{1550} << quint64{5181};
    QTest::newRow("0.356") << std::string("0.356") << quint64{142} << quint64{7315};
    QTest::newRow("0.44") << std::string("0.44") << quint64{24} << quint64{143};
    QTest::newRow("0.45") << std::string("0.45") << quint64{20} << quint64{498};
    QTest::newRow("0.644") << std::string("0.644") << quint64{442} << quint64{3256};
    QTest::newRow("0.16") << std::string("0.16") << quint64{149'459} << quint64{105'351};
    QTest::newRow("0.3, take one") << std::string("0.3") << quint64{2} << quint64{0};
    QTest::newRow("4.0, division alone") << std::string("4.0") << quint64{2} << quint64{1};
}

void TestOctal::periods()
{
    QFETCH(const std::string, code);
    QFETCH(const quint64, period);
    QFETCH(const quint64, preperiod);
    const OctalValues values = solved(ruleOf(code), 550'000);
    QVERIFY(values.period.has_value());
    QCOMPARE(values.period->period, period);
    QCOMPARE(values.period->preperiod, preperiod);
    QVERIFY(values.period->checkedTo >= 2 * (preperiod + period));
}

void TestOctal::aPeriodHoldsBeyondItsProof_data()
{
    QTest::addColumn<std::string>("code");
    for (const char* code :
         {"0.77", "0.07", "0.137", "0.15", "0.44", "0.26", "0.55", "0.333", "4.0", "4.3", "4.17"})
        QTest::newRow(code) << std::string(code);
}

void TestOctal::aPeriodHoldsBeyondItsProof()
{
    QFETCH(const std::string, code);
    const OctalValues values = solved(ruleOf(code), 0);
    QVERIFY(values.period.has_value());
    const auto plainly = plainValues(ruleOf(code), 2'000);
    for (std::size_t heap = 0; heap < plainly.size(); ++heap)
        QCOMPARE(values.at(heap), std::uint64_t{plainly[heap]});
}

/// Kayles: n0 = 71, p = 12, k = 2 ask for all n < 2·71 + 12 + 2 = 156, hence for the heaps below 168.
void TestOctal::tooShortAWindowProvesNothing()
{
    const OctalRule kayles = ruleOf("0.77");
    const auto terms = plainValues(kayles, 168);
    const auto proven = solver::provenOctalPeriod(kayles, terms);
    QVERIFY(proven.has_value());
    QVERIFY(*proven == (solver::OctalPeriod{71, 12, 168}));
    for (std::size_t count = 0; count < terms.size(); ++count) {
        const std::vector<std::uint32_t> fewer(terms.begin(),
                                               terms.begin() + static_cast<std::ptrdiff_t>(count));
        QVERIFY(!solver::provenOctalPeriod(kayles, fewer).has_value());
    }
}

/// The sequence 0, 0, 0, … would satisfy the theorem's condition; it says nothing about unequal parts.
void TestOctal::unequalDivisionHasNoTheorem()
{
    const std::vector<std::uint32_t> zeros(1'000, 0);
    QVERIFY(solver::provenOctalPeriod(ruleOf("0.77"), zeros).has_value());
    QVERIFY(!solver::provenOctalPeriod(OctalRule::grundysGame(), zeros).has_value());
    QVERIFY(!solved(OctalRule::grundysGame(), 3'000).period.has_value());
}

void TestOctal::oneHugeHeap()
{
    const OctalValues kayles = solved(ruleOf("0.77"), 1'000'000'000);
    QVERIFY(kayles.terms.size() < 1'000);
    QCOMPARE(kayles.at(1'000'000'000), kayles.at(1'000'000'000 % 12 + 84));
    QCOMPARE(kayles.at(1'000'000'000), std::uint64_t{1});
}

void TestOctal::limits()
{
    solver::Job job;
    job.limits.positions = 500;
    const auto few = solver::octalValues(OctalRule::grundysGame(), 100'000, job);
    QCOMPARE(std::get<solver::Unsolved>(few).reason, solver::UnsolvedReason::OutOfPositions);
    job.limits.positions.reset();
    job.limits.memoryBytes = 1 << 14;
    const auto small = solver::octalValues(OctalRule::grundysGame(), 100'000, job);
    QCOMPARE(std::get<solver::Unsolved>(small).reason, solver::UnsolvedReason::OutOfMemory);
    // The heap that just fits is answered: 16 bytes for each value, of heap 0 too.
    job.limits.memoryBytes = 16 * 2'001;
    QVERIFY(std::holds_alternative<OctalValues>(solver::octalValues(OctalRule::grundysGame(), 2'000, job)));
    const auto next = solver::octalValues(OctalRule::grundysGame(), 2'001, job);
    QCOMPARE(std::get<solver::Unsolved>(next).reason, solver::UnsolvedReason::OutOfMemory);
    job = {};
    job.limits.time = std::chrono::milliseconds(50);
    const auto late = solver::octalValues(OctalRule::grundysGame(), 1'000'000'000, job);
    QCOMPARE(std::get<solver::Unsolved>(late).reason, solver::UnsolvedReason::OutOfTime);
}

void TestOctal::aStopEndsIt()
{
    std::stop_source source;
    solver::Job job;
    job.stop = source.get_token();
    double last = 0;
    job.progress = [&](const solver::Progress& progress) {
        last = progress.fraction.value_or(0);
        source.request_stop();
    };
    const auto stopped = solver::octalValues(ruleOf("0.007"), 1'000'000, job);
    QCOMPARE(std::get<solver::Unsolved>(stopped).reason, solver::UnsolvedReason::Cancelled);
    QVERIFY(last > 0 && last < 1);
}

GRUNDY_TEST(TestOctal, tests::run<TestOctal>)
#include "tst_octal.moc"
