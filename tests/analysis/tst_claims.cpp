// SPDX-License-Identifier: GPL-3.0-or-later

// The counterexamples that the program finds are those of the texts' review.

#include "analysis/claimpositions.h"
#include "analysis/claims.h"
#include "games/catalogue.h"

#include <QtTest>

#include <algorithm>

using analysis::ClaimId;
using theory::Outcome;

namespace {

const analysis::Claim& claimOf(ClaimId id)
{
    return *std::ranges::find(analysis::claims(), id, &analysis::Claim::id);
}

char letterOf(const std::optional<Outcome>& outcome)
{
    return outcome ? theory::letter(*outcome) : '-';
}

} // namespace

Q_DECLARE_METATYPE(analysis::ClaimId)

class TestClaims : public QObject {
    Q_OBJECT

private slots:
    void smallestCounterexample_data()
    {
        QTest::addColumn<ClaimId>("claim");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("letters"); // claimed, actual
        QTest::newRow("F1") << ClaimId::ZeroFirst << "nim:1"
                            << "PN";
        QTest::newRow("F6") << ClaimId::OddSingles << "nim/misere:1"
                            << "NP";
        QTest::newRow("F7") << ClaimId::LateSwitch << "nim/misere:1,2"
                            << "PN";
        QTest::newRow("F18") << ClaimId::PowersOfTwo << "nim:2,4"
                             << "PN";
        QTest::newRow("F19") << ClaimId::OutsideKernel << "nim:1,1"
                             << "NP";
        QTest::newRow("F16") << ClaimId::NoLineStrategy << "lines/misere:111/1111/11111"
                             << "-N";
        QTest::newRow("F8") << ClaimId::SkipsCompared << "skip/skips=0,1/ends=stones:1"
                            << "RN";
        QTest::newRow("F11") << ClaimId::ManyCoins << "nimble/coins=many:0,2"
                             << "PN";
        QTest::newRow("F10") << ClaimId::DrawnRow << "dollar:0100101001"
                             << "NP";
        QTest::newRow("F9") << ClaimId::PrintedProduct << "primes:1440600"
                            << "--";
        QTest::newRow("F26") << ClaimId::NeverWholeHeap << "twins:TH"
                             << "--";
        QTest::newRow("F3") << ClaimId::RightwardGaps << "northcott/moves=right:W.B"
                            << "NL";
        QTest::newRow("F5") << ClaimId::OwnwardGaps << "northcott/moves=own:BW."
                            << "PL";
    }

    void smallestCounterexample()
    {
        QFETCH(ClaimId, claim);
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
        const auto finding = analysis::findCounterexample(claimOf(ClaimId::AlwaysNim), {});
        QVERIFY(finding);
        QVERIFY(finding->number >= 2);
        const auto check = [](const std::string& notation) {
            return claimOf(ClaimId::AlwaysNim)
                .test(*std::get<games::GamePtr>(games::parse(notation)), solver::Job());
        };
        const auto published = check("grid/misere:1011/0111");
        QVERIFY(published);
        QCOMPARE(published->number, std::uint64_t{4});
        QVERIFY(!check("grid/misere:1111/0000/1111/1111"));
    }

    void details()
    {
        const auto late = analysis::findCounterexample(claimOf(ClaimId::LateSwitch), {});
        QVERIFY(late);
        QCOMPARE(late->after, std::string("nim/misere:1,1"));
        QCOMPARE(analysis::gapsOf("northcott:W..B./.BW.."), (std::vector<std::uint64_t>{2, 0}));
        QCOMPARE(analysis::optionOf("skip/skips=1,20:3,4", "skips"), (std::vector<std::uint64_t>{1, 20}));
        QCOMPARE(analysis::runLengthsOf("lines/misere:1101/0/111"), (std::vector<std::uint64_t>{2, 1, 3}));
    }

    void aStoppedSearchFindsNothing()
    {
        std::stop_source stop;
        stop.request_stop();
        solver::Job job;
        job.stop = stop.get_token();
        QVERIFY(!analysis::findCounterexample(claimOf(ClaimId::NoLineStrategy), job));
    }
};

QTEST_APPLESS_MAIN(TestClaims)
#include "tst_claims.moc"
