// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts in words, what is not solved or not judged, and how a line is set.

#include "games/judge.h"
#include "games/plain/positions.h"
#include "support/testprogram.h"
#include "wording/heapmoves.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/typeset.h"

#include <QLocale>
#include <QTest>

using positions::read;
using theory::Outcome;

class TestWording : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void verdicts();
    void details_data();
    void details();
    void movesNotJudged();
    void unsolved();
    void typeset_data();
    void typeset();
};

void TestWording::verdicts()
{
    QCOMPARE(wording::verdictTitle(Outcome::N), QStringLiteral("Hot — the next player wins"));
    QCOMPARE(wording::verdictTitle(Outcome::P), QStringLiteral("Cold — the previous player wins"));
    QVERIFY(!wording::verdictTitle(Outcome::L).isEmpty());
    QVERIFY(wording::verdictTitle(Outcome::L) != wording::verdictTitle(Outcome::R));
    // In the theory of partizan games a position is hot when moving gains: *5 is not.
    QCOMPARE(wording::verdictTitle(Outcome::N, "hackenbush"), QStringLiteral("The next player wins"));
    QCOMPARE(wording::verdictTitle(Outcome::P, "toads"), QStringLiteral("The previous player wins"));
    for (const char* position : {"hackenbush:0-1g,1-2g", "shapes/left=1.1/right=11:11/11", "game:*2"})
        QCOMPARE(wording::verdictTitle(Outcome::N, *read(position)), QStringLiteral("The next player wins"));
    // As its legend and its moves have it: a drawn rule that is the same for both, though others are not.
    QCOMPARE(wording::verdictTitle(Outcome::N, *read("shapes/take=line:11/11")),
             QStringLiteral("Hot — the next player wins"));
    QCOMPARE(wording::outcomeLegend(Outcome::P), QStringLiteral("cold: the player who just moved wins"));
}

void TestWording::details_data()
{
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<int>("winning");
    QTest::addColumn<int>("moves");
    QTest::addColumn<QString>("text");
    QTest::newRow("some") << "N" << 6 << 27 << "6 of 27 moves leave a cold position";
    QTest::newRow("one") << "N" << 1 << 27 << "1 of 27 moves leaves a cold position";
    QTest::newRow("only") << "N" << 1 << 1 << "The only move leaves a cold position";
    QTest::newRow("none") << "P" << 0 << 56 << "All 56 moves leave a hot position";
    QTest::newRow("none of two") << "P" << 0 << 2 << "Both moves leave a hot position";
    QTest::newRow("none of one") << "P" << 0 << 1 << "The only move leaves a hot position";
    QTest::newRow("many") << "P" << 0 << 65536 << "All 65,536 moves leave a hot position";
}

void TestWording::details()
{
    QFETCH(QString, outcome);
    QFETCH(int, winning);
    QFETCH(int, moves);
    QFETCH(QString, text);
    games::Answer answer;
    answer.verdict.outcome = outcome == QLatin1String("P") ? Outcome::P : Outcome::N;
    answer.winning = static_cast<std::uint64_t>(winning);
    answer.omitted = static_cast<std::uint64_t>(moves);
    QCOMPARE(wording::verdictDetail(answer), text);
}

/// The limits may end before every move is judged: what is not known is not said.
void TestWording::movesNotJudged()
{
    const auto nim = read("nim/misere:2,1");
    std::size_t known = 0; // moves judged before the limits end the work
    games::Answer answer;
    const auto judge = [&](Outcome outcome) {
        std::size_t asked = 0;
        answer.verdict.outcome = outcome;
        games::judgeMoves(answer, nim->moves().moves, [&](const games::Move& move) {
            return asked++ < known ? nim->after(move)->answer({}, {}).verdict : games::Verdict();
        });
        return wording::verdictDetail(answer);
    };
    QCOMPARE(judge(Outcome::N), QStringLiteral("Which of the 3 moves leave a cold position is not known"));
    QCOMPARE(judge(Outcome::P), QStringLiteral("All 3 moves leave a hot position"));
    known = 2; // to 1,1 and to 1
    QCOMPARE(judge(Outcome::N), QStringLiteral("At least 1 of 3 moves leaves a cold position"));
    known = 3;
    QCOMPARE(judge(Outcome::N), QStringLiteral("1 of 3 moves leaves a cold position"));
    answer.mover = theory::Mover::Left;
    for (games::JudgedMove& judged : answer.moves)
        judged.move.player = answer.mover;
    answer.winning = 0;
    answer.winningIsLeast = true;
    answer.verdict.outcome = Outcome::L;
    QCOMPARE(wording::verdictDetail(answer),
             QStringLiteral("Left is to move and wins; by which moves is not known"));
    answer.verdict.outcome = Outcome::R;
    QCOMPARE(wording::verdictDetail(answer), QStringLiteral("Left is to move; all 3 moves lose"));
}

void TestWording::unsolved()
{
    games::Answer answer;
    QCOMPARE(wording::verdictDetail(answer), QString());
    answer.verdict.outcome = Outcome::P;
    QCOMPARE(wording::verdictDetail(answer), QString());
    answer.verdict.remoteness = 0;
    QCOMPARE(wording::verdictDetail(answer),
             QStringLiteral("No move is left, so the player to move has lost"));
    answer.verdict.outcome = Outcome::N;
    QCOMPARE(wording::verdictDetail(answer),
             QStringLiteral("No move is left, so the player to move has won"));
    QCOMPARE(wording::unsolvedText({solver::UnsolvedReason::OutOfTime, 1'200'000}),
             QStringLiteral("Not solved within the time limit; looked at 1,200,000 positions"));
    QCOMPARE(wording::unsolvedText({solver::UnsolvedReason::Cancelled, 1}),
             QStringLiteral("Stopped before it was solved; looked at 1 position"));
    const auto game = read("nim:7,11,5");
    QCOMPARE(wording::verdictDetail(game->answer({}, {})), QStringLiteral("Nim-sum 9: take 9 from heap 2"));
    QCOMPARE(wording::verdictDetail(read("nim:1,2,3")->answer({}, {})),
             QStringLiteral("Nim-sum 0: every move leaves a hot position"));
    QCOMPARE(wording::verdictDetail(read("nim:25,15,19,3,13")->answer({}, {})),
             QStringLiteral("Nim-sum 11: 3 of 75 moves leave a cold position"));
}

void TestWording::typeset_data()
{
    QTest::addColumn<QString>("typeset");
    const auto row = [](const char* plain, const char* typeset) {
        QTest::newRow(plain) << QString::fromUtf8(typeset);
    };
    row("0", "0");
    row("7/8", "7/8");
    row("*", "∗");
    row("-*2", "-∗2"); // never written
    row("1/2*2", "1/2\u202F+\u202F∗2");
    row("-1*2", "−1\u202F+\u202F∗2");
    row("11/8*", "11/8\u202F+\u202F∗");
    row("-3/4", "−3/4");
    row("1+2↑*", "1+2↑∗");
    row("Value 1/2 + *2 = 1/2*2", "Value 1/2\u202F+\u202F∗2");
    row("Value 1 − 1 + 1/2 + *2 = 1/2*2", "Value 1 − 1 + 1/2 + ∗2 = 1/2\u202F+\u202F∗2");
    row("Value 3/2 + *5 + *4 = 3/2*", "Value 3/2 + ∗5 + ∗4 = 3/2\u202F+\u202F∗");
    row("{1|-1}", "{1|−1}");
    row("edge 0-1b, heap 3-2", "edge 0-1b, heap 3-2");
}

void TestWording::typeset()
{
    QTEST(wording::typeset(QString::fromUtf8(QTest::currentDataTag())), "typeset");
}

GRUNDY_TEST(TestWording, tests::runIn<QCoreApplication, TestWording>)
#include "tst_wording.moc"
