// SPDX-License-Identifier: GPL-3.0-or-later

// Families of positions: patterns, good and bad, and the periods of their rows.

#include "analysis/families.h"
#include "analysis/tables/table.h"
#include "support/testprogram.h"

#include <QTest>

using analysis::FamilyPattern;
using analysis::FamilyTable;
using analysis::PatternProblem;
using analysis::SeenPeriod;
using analysis::Shown;
using analysis::ValueRange;

Q_DECLARE_METATYPE(PatternProblem)

namespace {

} // namespace

class TestPatterns : public QObject {
    Q_OBJECT

private slots:
    void patterns_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<quint64>("n");
        QTest::addColumn<quint64>("m");
        QTest::addColumn<QString>("notation");
        const auto row = [](const char* text, quint64 n, quint64 m, const char* notation) {
            QTest::addRow("%s %llu %llu", text, n, m) << text << n << m << notation;
        };
        row("nim:n,m,3", 5, 2, "nim:5,2,3");
        row(" nim:n ", 1000000000, 0, "nim:1000000000");
        row("takeaway/take=1-m:n", 10, 3, "takeaway/take=1-3:10");
        row("takeaway/take=1,m:n,n", 7, 4, "takeaway/take=1,4:7,7");
        row("lines/max=m:1^n", 4, 2, "lines/max=2:1111");
        row("lines/misere/max=m:1^n01^m", 2, 3, "lines/misere/max=3:110111");
        row("wythoff:n,m", 3, 5, "wythoff:3,5");
        row("turtles:T^nH", 0, 0, "turtles:H");
        row("turtles:T^nHT^mH", 2, 1, "turtles:TTHTH");
        row("northcott:W.^nB", 3, 0, "northcott:W...B");
        row("dag:1-0,2-0,2-1@n", 2, 0, "dag:1-0,2-0,2-1@2");
        row("nimble:(0,)^n1", 3, 0, "nimble:0,0,0,1");
        row("nimble:(0,)^n", 2, 0, "nimble:0,0");
        row("dollar:0^n10^m1", 2, 0, "dollar:0011");
        row("dollar:01^12n^1", 2, 0, "");
        row("staircase:(0,)^n3", 1, 0, "staircase:0,3");
        row("skip/skips=n,m:1,2", 1, 0, "skip/skips=1,0:1,2");
        row("poker/adds=n,m/max=3:3", 2, 1, "poker/adds=2,1/max=3:3");
        row("poker/adds=1,1/max=(4,)^n:(2,)^n", 3, 0, "poker/adds=1,1/max=4,4,4:2,2,2");
        row("primes:n", 360, 0, "primes:360");
        row("plane:nxm", 1, 2, "plane:1x2");
        row("plane:nxn,mx1", 4, 2, "plane:4x4,2x1");
        row("grid/max=3:(1^n/)^m", 3, 2, "grid/max=3:111/111");
        row("lines:1^n/1^m", 0, 3, "lines:111");
        row("lines:1^n/1^m", 0, 0, "lines:");
        row("grid:((10)^n/)^m", 2, 2, "grid:1010/1010");
        row("grid:(1^3/)^n", 2, 0, "grid:111/111");
        row("octal/code=0.77:n", 9, 0, "octal/code=0.77:9");
        row("hackenbush:b^nr^m", 2, 1, "hackenbush:0-1b,1-2b,2-3r");
        row("hackenbush:g^n,g^m", 2, 2, "hackenbush:0-1g,1-2g,0-3g,3-4g");
        row("hackenbush:(br)^n", 2, 0, "hackenbush:0-1b,1-2r,2-3b,3-4r");
        row("hackenbush:b^n", 0, 0, "hackenbush:");
        row("hackenbush:0-1g,1-ng", 2, 0, "");
    }
    void patterns()
    {
        QFETCH(QString, text);
        QFETCH(QString, notation);
        QFETCH(quint64, n);
        QFETCH(quint64, m);
        const auto parsed = FamilyPattern::parse(text.toStdString());
        const auto* made = std::get_if<FamilyPattern>(&parsed);
        QCOMPARE(made == nullptr, notation.isEmpty());
        if (made == nullptr)
            return;
        QCOMPARE(QString::fromStdString(made->notation(n, m).value_or("?")), notation);
        QCOMPARE(made->hasM(), made->notation(n, m) != made->notation(n, m + 1));
    }

    void badPatterns_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<PatternProblem>("problem");
        const auto row = [](const char* text, int column, PatternProblem problem) {
            QTest::addRow("%s", text) << text << column << problem;
        };
        row("", 1, PatternProblem::UnknownGame);
        row("chess:n", 1, PatternProblem::UnknownGame);
        row("nim", 4, PatternProblem::NoColon);
        row("nim/misere", 11, PatternProblem::NoColon);
        row("nim:3,4", 8, PatternProblem::NoVariable);
        row("nim:m", 6, PatternProblem::NoVariable);
        row("nim:2n", 6, PatternProblem::BesideDigit);
        row("nim:n5", 5, PatternProblem::BesideDigit);
        row("lines:1^", 9, PatternProblem::NoCount);
        row("lines:1^xn", 9, PatternProblem::NoCount);
        row("lines:^n", 7, PatternProblem::NothingToRepeat);
        row("lines:n^m", 8, PatternProblem::NothingToRepeat);
        row("lines:1^n^m", 10, PatternProblem::NothingToRepeat);
        row("grid:(1^n/^m", 6, PatternProblem::Unclosed);
        row("grid:1^n/)^m", 10, PatternProblem::Unopened);
        row("grid:(1^n/)", 6, PatternProblem::GroupAlone);
        row("nim:((((((((((n))))))))))^2", 13, PatternProblem::TooLong);
    }
    void badPatterns()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(PatternProblem, problem);
        const auto parsed = FamilyPattern::parse(text.toStdString());
        const auto* error = std::get_if<analysis::PatternError>(&parsed);
        QVERIFY(error != nullptr);
        QCOMPARE(error->problem, problem);
        QCOMPARE(static_cast<int>(error->column), column);
    }

    void longNotationsAreRefused()
    {
        QVERIFY(!pattern("lines:1^n").notation(1'000'000'000, 0));
        QVERIFY(!pattern("grid:((1^n/)^n/)^n").notation(100'000, 0));
        QCOMPARE(pattern("lines:()^n1").notation(1'000'000'000, 0).value_or("?"), std::string("lines:1"));
        const FamilyTable made = table("lines:1^n", {300'000, 300'000}, {}, Shown::Outcome);
        QVERIFY(made.at(0, 0).refusal != nullptr);
        QCOMPARE(made.refused, 1U);
    }

    void conventionIsPartOfThePattern()
    {
        const FamilyPattern misere = pattern("lines/max=m:1^n").withPlay(theory::Play::Misere);
        QCOMPARE(misere.text(), std::string("lines/misere/max=m:1^n"));
        QCOMPARE(misere.play(), theory::Play::Misere);
        QCOMPARE(misere.withPlay(theory::Play::Normal).text(), std::string("lines/max=m:1^n"));
        QCOMPARE(misere.notation(2, 1).value_or("?"), std::string("lines/misere/max=1:11"));
    }

    void seenPeriods()
    {
        const auto seen = [](const std::string& values) { return analysis::seenPeriod(words(values)); };
        QCOMPARE(seen("0 1 2 0 1 2"), (SeenPeriod{0, 3}));
        QCOMPARE(seen("5 0 1 0 1 0 1"), (SeenPeriod{1, 2}));
        QCOMPARE(seen("7 7 7 7"), (SeenPeriod{0, 1}));
        QCOMPARE(seen("0 1 2 3 0 0"), std::nullopt); // a third of the values only
        QCOMPARE(seen("0 1 2 0 1"), std::nullopt);   // not two whole periods
        QCOMPARE(seen("0 0 0"), std::nullopt);
        QCOMPARE(seen("0 1 1 2 1 1 2"), (SeenPeriod{1, 3}));
    }

    /// All short rows of three values against the definition.
    void seenPeriodsByDefinition()
    {
        for (int code = 0; code < 6561; ++code) {
            std::vector<std::string> values;
            for (int rest = code, i = 0; i < 8; ++i, rest /= 3)
                values.push_back(std::to_string(rest % 3));
            std::optional<SeenPeriod> best;
            for (std::size_t from = 0; from < values.size(); ++from)
                for (std::size_t period = 1; from + 2 * period <= values.size() && from <= 4; ++period) {
                    bool repeats = true;
                    for (std::size_t i = from; i + period < values.size(); ++i)
                        repeats = repeats && values[i] == values[i + period];
                    const auto rank = [](const SeenPeriod& p) {
                        return std::pair(p.preperiod + p.period, p.period);
                    };
                    if (repeats && (!best || rank({from, period}) < rank(*best)))
                        best = SeenPeriod{from, period};
                }
            QCOMPARE(analysis::seenPeriod(values), best);
        }
    }

    /// Guy and Smith, 1956: Kayles has period 12 from 71 on.
    void provenPeriods()
    {
        const auto kayles = table("octal/code=0.77:n", {0, 100}, {}, Shown::Grundy).periods[0];
        QVERIFY(kayles && kayles->theorem);
        QCOMPARE(kayles->from, 71U);
        QCOMPARE(kayles->period, 12U);
        const auto takes = table("takeaway/take=1-m:n", {0, 20}, {1, 4}, Shown::Grundy).periods;
        for (std::uint64_t m = 1; m <= 4; ++m) {
            QVERIFY(takes[m - 1] && takes[m - 1]->theorem);
            QCOMPARE(takes[m - 1]->period, m + 1);
        }
        const auto hidden = table("octal/code=0.77:n", {0, 70}, {}, Shown::Grundy).periods[0];
        QVERIFY(!hidden); // not to be seen there, whatever is proven
    }

    /// Outcomes repeat faster than values: with takes {1} the heap's parity decides, with {1, 2} n mod 3.
    void provenOutcomes()
    {
        const auto period = table("takeaway/take=1,3,4:n", {0, 40}, {}, Shown::Outcome).periods[0];
        QVERIFY(period && period->theorem);
        QCOMPARE(period->from, 0U);
        QCOMPARE(period->period, 7U);
        const auto misere = table("takeaway/misere/take=1,3,4:n", {0, 40}, {}, Shown::Outcome).periods[0];
        QVERIFY(misere && !misere->theorem);
    }
};

GRUNDY_TEST(TestPatterns, tests::run<TestPatterns>)

#include "tst_patterns.moc"
